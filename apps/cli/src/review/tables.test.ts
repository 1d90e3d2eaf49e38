import { seat } from '@dragonway/core';
import { expect, test } from 'vitest';
import { decisionLine, luckTable, markLines, turnLines } from './tables.js';

const NAMES = ['Tianlong', 'Dilong'];
const DECISION = { turn: 7, seat: seat(1), move: 'N!', before: 60, after: 30, curve: 70 };

test('a decision shows the curve, its mark and the better line', () => {
  const better = ['E+', 'F', 'S'];
  expect(decisionLine({ ...DECISION, forced: undefined, verdict: 'blunder', better }, NAMES)).toBe(
    '  7. Dilong   N!           #####################.........  70.0 %  blunder, better E+ F S',
  );
});

test('a win that is proven is told with its turns', () => {
  const forced = { seat: seat(0), turns: 3 };
  const line = decisionLine({ ...DECISION, curve: 100, forced, verdict: undefined, better: undefined }, NAMES);
  expect(line).toBe('  7. Dilong   N!           ############################## 100.0 %  Tianlong wins within 3 turns');
});

test('a turn with dice is split into luck and decisions, and into its steps', () => {
  const step = { turn: 3, seat: seat(0), before: [50, 50], after: [47, 53] };
  const none = { verdict: undefined, better: undefined };
  const lines = turnLines(
    {
      turn: 3,
      seat: seat(0),
      before: [48, 52],
      after: [47, 53],
      luck: [2, -2],
      decision: [-3, 3],
      steps: [
        { ...step, ...none, move: 'roll:WWWMM', by: 'dice', before: [48, 52], after: [50, 50] },
        { ...step, move: 'keep:W', by: 'player', verdict: 'inaccuracy', better: 'keep:WW' },
      ],
    },
    ['Black', 'Red'],
  );
  expect(lines).toEqual([
    '  3. Black               48.0 % ->  47.0 %  luck   +2.0  decisions   -3.0',
    '       roll:WWWMM        48.0 % ->  50.0 %',
    '       keep:W            50.0 % ->  47.0 %  inaccuracy, better keep:WW',
  ]);
});

test('what rounds to nothing has no minus', () => {
  const turn = { turn: 3, seat: seat(0), before: [50, 50], after: [50, 50], decision: [0, 0], steps: [] };
  expect(turnLines({ ...turn, luck: [-0.01, 0.01] }, NAMES)[0]).toContain('luck   +0.0');
});

test('the table of luck and skill has a row for every player', () => {
  const total = { start: 50, luck: 10, decisions: -5, othersLuck: -8, othersDecisions: 3 };
  const totals = [
    { ...total, seat: 0, end: 100 },
    { ...total, seat: 1, end: 0 },
  ];
  expect(luckTable({ turns: [], totals }, ['Black', 'Red'])).toHaveLength(3);
});

test('the marks of everybody are counted', () => {
  const decisions = [
    { seat: 0, verdict: 'mistake' },
    { seat: 0, verdict: 'mistake' },
    { seat: 1, verdict: 'blunder' },
    { seat: 1, verdict: undefined },
  ] as const;
  expect(markLines(decisions, NAMES, [0, 1])).toEqual([
    'Tianlong: 0 inaccuracies, 2 mistakes and 0 blunders.',
    'Dilong: 0 inaccuracies, 0 mistakes and 1 blunder.',
  ]);
});
