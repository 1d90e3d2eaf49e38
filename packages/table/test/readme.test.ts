import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { late, record, table, winners } from './readme-example.js';

test('the example of the README is this one and does what it says', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const example = readFileSync(new URL('readme-example.ts', import.meta.url), 'utf8');
  expect(readme).toContain(`\`\`\`ts\n${example}\`\`\``);
  expect(table.phase).toBe('over');
  expect(winners).toHaveLength(1);
  expect(record).toContain('[White "Mei"]\n[Black "machine 3"]');
  expect(late).toMatchObject({ code: 'table/wrong-phase', phase: 'over' });
});
