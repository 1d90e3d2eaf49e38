import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { end, outcome, position, refusal } from './readme-example.js';

test('the example of the README is this one and does what it says', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const example = readFileSync(new URL('readme-example.ts', import.meta.url), 'utf8');
  expect(readme).toContain(`\`\`\`ts\n${example}\`\`\``);
  expect(position).toBe('k:4.0.0.0.0/r:0.0.0.0.0/w:0.0.0.0.0 - k.r.w r 0');
  expect(refusal).toMatchObject({ code: 'move/wrong-decision', expected: 'roll', player: 'red' });
  expect(end).toMatchObject({ kind: 'gameEnded' });
  expect(outcome?.scores).toHaveLength(3);
});
