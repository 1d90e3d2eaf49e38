import { seat } from '@dragonway/core';
import { expect, test } from 'vitest';
import { optionsOf, randomTurnStarts } from '../../test/tables.js';
import { judgedTaoLong } from '../evaluate/tao-long/judge.js';
import { winsWithin } from './exhaust.js';
import { type Solution, solve } from './solve.js';

const SOLO = 'tao-long;segments=1,1;solo=heaven';
const LIMITS = { nodes: 2_000, tableBytes: 1 << 20 };

const solutionAt = (
  text: string,
  index: number,
): { readonly solution: Solution<object>; readonly wins: readonly boolean[] } => {
  const judged = judgedTaoLong(optionsOf(text));
  const state = randomTurnStarts(text, 6).slice(-index)[0] ?? judged.game.start();
  const solving = solve(judged, state, LIMITS);
  let step = solving.next();
  while (!step.done) step = solving.next();
  return { solution: step.value, wins: [1, 2].map(turns => winsWithin(judged.game, state, seat(0), turns)) };
};

test('the shortest win of a solo position is as short as playing everything out shows', () => {
  let won = 0;
  for (let index = 1; index <= 5; index++) {
    const { solution, wins } = solutionAt(SOLO, index);
    const shortest = wins.indexOf(true) + 1;
    if (solution.kind !== 'won') continue;
    won++;
    expect(shortest === 0 ? solution.turns > 2 : solution.turns === shortest).toBe(true);
    expect(solution.line.length).toBeGreaterThan(0);
  }
  expect(won).toBeGreaterThan(0);
});
