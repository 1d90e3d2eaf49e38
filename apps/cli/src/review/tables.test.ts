import { seat } from '@dragonway/core';
import { expect, test } from 'vitest';
import { decisionLine, luckTable, turnLine } from './tables.js';

test('a decision shows the curve, its mark and the better line', () => {
  const line = decisionLine(
    {
      turn: 7,
      seat: seat(1),
      move: 'N!',
      before: 60,
      after: 30,
      curve: 70,
      verdict: 'blunder',
      better: ['E+', 'F', 'S'],
    },
    ['heaven', 'earth'],
  );
  expect(line).toBe('  7. earth  N!           #####################.........  70.0 %  blunder, better E+ F S');
});

test('a turn with dice is split into luck and decisions', () => {
  const step = { turn: 3, seat: seat(0), move: 'keep:W', by: 'player', before: [50, 50], after: [47, 53] } as const;
  const line = turnLine(
    {
      turn: 3,
      seat: seat(0),
      before: [48, 52],
      after: [47, 53],
      luck: [2, -2],
      decision: [-3, 3],
      steps: [{ ...step, verdict: 'inaccuracy', better: 'keep:WW' }],
    },
    ['k', 'r'],
  );
  expect(line).toBe('  3. k   48.0 % -> 47.0 %  luck   +2.0  decisions   -3.0  keep:W inaccuracy, better keep:WW');
});

test('the table of luck and skill has a row for every player', () => {
  const total = { start: 50, luck: 10, decisions: -5, othersLuck: -8, othersDecisions: 3 };
  const totals = [
    { ...total, seat: 0, end: 100 },
    { ...total, seat: 1, end: 0 },
  ];
  expect(luckTable({ turns: [], totals }, ['k', 'r'])).toHaveLength(3);
});
