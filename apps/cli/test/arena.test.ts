import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';

const BIN = fileURLToPath(new URL('../bin/dragonway.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'dragonway-arena-'));
afterAll(() => rmSync(folder, { recursive: true }));

const MATCH = 'arena --options tao-long --one level:2 --other random --games 6 --seed 5 --threads 2 --file'.split(' ');

const words = (file: string): readonly string[] => [BIN, ...MATCH, join(folder, file)];

const gamesIn = (file: string): number =>
  existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8').split('\n').length - 2 : 0;

/** Starts a match and interrupts it as soon as it has told of a game. */
const interrupt = async (file: string): Promise<void> => {
  const child = spawn(process.execPath, words(file), { stdio: ['ignore', 'ignore', 'pipe'] });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    if (/ [1-5]\/6 /.test(text)) child.kill('SIGINT');
  });
  await once(child, 'exit');
};

test('an interrupted match goes on with the same command and ends with the same file', async () => {
  const whole = spawnSync(process.execPath, words('whole.jsonl'), { encoding: 'utf8' });
  expect(whole.stdout).toMatch(/^6 games, \+6 =0 -0, 100\.0 %/);
  expect(whole.stderr).toMatch(/\[#+\.+\] \d\/6 .* left/);
  await interrupt('parts.jsonl');
  expect(gamesIn('parts.jsonl')).toBeGreaterThan(0);
  expect(gamesIn('parts.jsonl')).toBeLessThan(6);
  const rest = spawnSync(process.execPath, words('parts.jsonl'), { encoding: 'utf8' });
  expect(rest.stdout).toBe(whole.stdout);
  expect(readFileSync(join(folder, 'parts.jsonl'), 'utf8')).toBe(readFileSync(join(folder, 'whole.jsonl'), 'utf8'));
});

test('a file with another match is refused and left as it is', () => {
  const before = readFileSync(join(folder, 'whole.jsonl'), 'utf8');
  const other = spawnSync(process.execPath, [...words('whole.jsonl'), '--seed', '6'], { encoding: 'utf8' });
  expect(other.stderr).toContain(
    'error match-file/another-match the file holds another match: its seed is 5, expected 6',
  );
  expect(other.status).toBe(1);
  expect(readFileSync(join(folder, 'whole.jsonl'), 'utf8')).toBe(before);
});
