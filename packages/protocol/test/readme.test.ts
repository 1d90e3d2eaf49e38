import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { broken, received } from './readme-example.js';

test('the example of the README is this one and does what it says', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const example = readFileSync(new URL('readme-example.ts', import.meta.url), 'utf8');
  expect(readme).toContain(`\`\`\`ts\n${example}\`\`\``);
  expect(received).toMatchObject({ ok: true, value: { events: [{ kind: 'played', move: 'W' }] } });
  expect(broken).toMatchObject({ ok: false, refusal: { code: 'protocol/bad-message', path: 'act.kind' } });
});
