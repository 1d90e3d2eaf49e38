import type { Seat } from '@dragonway/core';
import type { State } from '@dragonway/tao-long';
import { describe, expect, test } from 'vitest';
import { optionsOf, randomTurnStarts, TABLES } from '../../test/tables.js';
import { judgedTaoLong } from '../evaluate/tao-long/judge.js';
import { EXHAUSTIVE } from '../solve/solve.js';
import { thinkThrough } from './deepening.js';
import { wonAfter } from './values.js';

const SMALL_TABLE = 1 << 20;

/** Plain minimax over whole turns, with nothing clever in it. */
const minimax = (text: string, root: State, turns: number): number => {
  const { game, judge } = judgedTaoLong(optionsOf(text));
  const own = game.actor(root) as Seat;
  const value = (state: State): number => {
    const actor = game.actor(state);
    const passed = state.turn - root.turn;
    if (actor === 'nobody') return game.outcome(state)?.winners[0] === own ? wonAfter(passed) : -wonAfter(passed);
    if (passed >= turns) return judge.evaluate(state, own);
    const values = game.legalMoves(state).map(move => value(game.next(state, move)));
    return actor === own ? Math.max(...values) : Math.min(...values);
  };
  return value(root);
};

describe('alpha-beta changes sides with the actor', () => {
  test.each(TABLES)('and finds the value of plain minimax over whole turns in %s', text => {
    const starts = randomTurnStarts(text, 2, 60).filter((_, index) => index % 9 === 4);
    for (const state of starts.slice(0, 3)) {
      const turns = text.includes('solo') ? 1 : 2;
      const thought = thinkThrough(judgedTaoLong(optionsOf(text)), state, {
        limits: { nodes: Number.POSITIVE_INFINITY, depth: turns },
        tableBytes: SMALL_TABLE,
        shape: EXHAUSTIVE,
      });
      expect(thought.value).toBe(minimax(text, state, turns));
    }
  });
});

test('the same state and settings give the same thought', () => {
  const [state] = randomTurnStarts('tao-long;mode=master', 3, 40).slice(-1) as [State];
  const settings = { limits: { nodes: 5_000 }, tableBytes: SMALL_TABLE };
  const judged = judgedTaoLong(optionsOf('tao-long;mode=master'));
  const first = thinkThrough(judged, state, settings);
  expect(thinkThrough(judged, state, settings)).toEqual(first);
  expect(thinkThrough(judgedTaoLong(optionsOf('tao-long;mode=master')), state, settings)).toEqual(first);
});

test('the budget bounds the states that are looked at', () => {
  const judged = judgedTaoLong(optionsOf('tao-long;mode=monk'));
  const { nodes } = thinkThrough(judged, judged.game.start(), { limits: { nodes: 3_000 }, tableBytes: SMALL_TABLE });
  expect(nodes).toBeGreaterThanOrEqual(3_000);
  expect(nodes).toBeLessThan(3_500);
});

test('the line is legal from its first move to its last and ends where a turn does', () => {
  const judged = judgedTaoLong(optionsOf('tao-long;mode=master;scenario=valley'));
  const { line } = thinkThrough(judged, judged.game.start(), { limits: { nodes: 20_000 }, tableBytes: SMALL_TABLE });
  let state = judged.game.start();
  for (const move of line) {
    expect(judged.game.legalMoves(state)).toContainEqual(move);
    state = judged.game.next(state, move);
  }
  expect(line.length).toBeGreaterThan(4);
  expect(judged.judge.isTurnStart(state) || judged.game.actor(state) === 'nobody').toBe(true);
});
