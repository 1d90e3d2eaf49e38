import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const BIN = fileURLToPath(new URL('../bin/dragonway.mjs', import.meta.url));
const README = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

const session = /```console\n([^]*?)```/.exec(README)?.[1] ?? '';
const examples = session
  .split('$ npx dragonway ')
  .slice(1)
  .map(example => example.split('\n'));

test.each(examples.map(([command = '', ...output]) => [command, output.join('\n')] as const))(
  'the README shows what dragonway %s prints',
  (command, output) => {
    const { stdout, stderr } = spawnSync(process.execPath, [BIN, ...command.replaceAll("'", '').split(' ')], {
      encoding: 'utf8',
    });
    expect(stdout + stderr).toBe(output);
  },
);

test('the README has examples', () => {
  expect(examples.length).toBeGreaterThan(2);
});
