import { readFileSync } from 'node:fs';
import { parsePerftFile, runPerft } from '@dragonway/testkit';
import { expect, test } from 'vitest';
import { wayOfTheDragonKind } from '../src/index.js';
import { legal } from './table.js';

const NODE_LIMIT = 1_000_000;

const read = parsePerftFile(readFileSync(new URL('perft/way-of-the-dragon.perft', import.meta.url), 'utf8'));
const entries = read.ok ? read.value : [];

test('the perft file is read', () => {
  expect(read.ok).toBe(true);
  expect(entries.length).toBeGreaterThan(5);
});

test.each(entries)('perft of $id', entry => {
  const findings = runPerft([wayOfTheDragonKind], entry, NODE_LIMIT);
  if (!findings.ok) throw new Error(JSON.stringify(findings.refusal));
  for (const { depth, count, found } of findings.value) expect([depth, found]).toEqual([depth, count]);
});

test('the order of the moves is pinned', () => {
  expect(legal({ moves: 'roll:WWFED' }).join(' ')).toBe(
    'keep:- keep:D keep:E keep:ED keep:F keep:FD keep:FE keep:FED keep:W keep:WD keep:WE keep:WED keep:WF keep:WFD ' +
      'keep:WFE keep:WFED keep:WW keep:WWD keep:WWE keep:WWED keep:WWF keep:WWFD keep:WWFE move:E move:F move:W',
  );
});
