import { recordOf, replay } from '@dragonway/core';
import { KINDS, parseTable } from '@dragonway/games';
import { expect, test } from 'vitest';
import { thinkerOf } from '../players/thinkers.js';
import { type ReviewedDecision, review } from './review.js';

const SETTINGS = { strength: { kind: 'limits', nodes: 2_000 }, seed: 1 } as const;

const reviewOf = (options: string, moves: readonly string[], position?: string): readonly ReviewedDecision[] => {
  const table = parseTable(options);
  if (!table.ok) throw new Error(options);
  const { game } = table.value;
  const played: object[] = [];
  const from = position === undefined ? undefined : game.notation.parsePosition(position);
  const start = from?.ok === true ? from.value : game.start();
  let state = start;
  for (const text of moves) {
    const move = game.notation.parseMove(state, text);
    if (!move.ok) throw new Error(text);
    played.push(move.value);
    state = game.next(state, move.value);
  }
  const tags = [
    { name: 'Game', value: 'tao-long' },
    { name: 'Options', value: options },
    ...(position === undefined ? [] : [{ name: 'Position', value: position }]),
  ];
  const replayed = replay(KINDS, recordOf({ game, start, moves: played, tags, result: '*' }));
  const thinker = thinkerOf(table.value);
  if (!replayed.ok || !thinker.ok) throw new Error('no replay');
  const reviewing = review(replayed.value, thinker.value, SETTINGS);
  let step = reviewing.next();
  while (!step.done) step = reviewing.next();
  return step.value;
};

test('every decision of a record gets its place on the curve', () => {
  const reviewed = reviewOf('tao-long', ['W', 'SS', 'E', 'W+']);
  expect(reviewed.map(({ move, turn, seat }) => [move, turn, seat])).toEqual([
    ['W', 1, 0],
    ['SS', 1, 0],
    ['E', 2, 1],
    ['W+', 2, 1],
  ]);
  for (const { curve } of reviewed) expect(curve > 0 && curve < 100).toBe(true);
});

test('a decision is marked exactly if it gave much away, and then the better line is told', () => {
  for (const { before, after, verdict, better } of reviewOf('tao-long', ['H', 'S!', 'L', 'W!'])) {
    expect(verdict !== undefined).toBe(before - after >= 8);
    expect(better !== undefined).toBe(verdict !== undefined);
  }
});

test('a win that is proven after a decision is told with its turns', () => {
  const position = '8/8/8/8/8/8/8/8 g5g4g3h3 f1f2f3 3,2/1,3 -/w/-/w/w/wbbb/b/- ccw h 77';
  const reviewed = reviewOf('tao-long', ['W', 'W', 'L', 'S!'], position);
  expect(reviewed.map(({ forced }) => forced?.turns)).toEqual([3, 3, 3, 2]);
  expect(reviewed.map(({ forced }) => forced?.seat)).toEqual([0, 0, 0, 0]);
  const [open] = reviewOf('tao-long', ['W']);
  expect(open).toMatchObject({ move: 'W', forced: undefined });
});
