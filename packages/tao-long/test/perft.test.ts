import { readdirSync, readFileSync } from 'node:fs';
import { taoLongKind } from '@dragonway/tao-long';
import { parsePerftFile, runPerft } from '@dragonway/testkit';
import { expect, test } from 'vitest';

const FOLDER = new URL('./perft/', import.meta.url);
const NODE_LIMIT = 60_000;

const entries = readdirSync(FOLDER).flatMap(file => {
  const read = parsePerftFile(readFileSync(new URL(file, FOLDER), 'utf8'));
  if (!read.ok) throw new Error(`${file}: ${JSON.stringify(read.refusal)}`);
  return read.value;
});

test('there are perft tables for every mode and scenario', () => {
  expect(entries.length).toBeGreaterThanOrEqual(4 * 9 * 2);
});

test.each(entries)('perft of $id', entry => {
  const findings = runPerft([taoLongKind], entry, NODE_LIMIT);
  if (!findings.ok) throw new Error(JSON.stringify(findings.refusal));
  expect(findings.value.length).toBeGreaterThan(0);
  for (const { depth, count, found } of findings.value) expect({ depth, found }).toEqual({ depth, found: count });
});
