import { pick, randomFrom } from '@dragonway/core';
import { expect, test } from 'vitest';
import { gameOf } from './table.js';
import { CUSTOM, HANDICAPS, PLAIN, SOLO, SOLO_VARIANTS, VILLAGES } from './tables.js';

const DECISIONS = 130_000;
const LONGEST_GAME = 400;

/** Random games of one table with the invariants checked after every decision; gives how many were made. */
const playChecked = (options: string, seed: number, decisions: number): number => {
  const game = gameOf(options);
  const random = randomFrom(seed);
  let made = 0;
  while (made < decisions) {
    let state = game.start();
    for (let turn = 0; turn < LONGEST_GAME && game.actor(state) !== 'nobody'; turn++) {
      state = game.next(state, pick(random, game.legalMoves(state)));
      game.checkInvariants(state);
      made++;
    }
  }
  return made;
};

test('stones, chains and portals keep their laws over 130,000 random decisions of all tables', () => {
  const tables = [...PLAIN, ...VILLAGES, ...HANDICAPS, ...CUSTOM];
  const each = Math.ceil(DECISIONS / tables.length);
  const made = tables.map((options, index) => playChecked(options, 40_000 + index, each));
  expect(made.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(DECISIONS);
});

test('the same in solo games', () => {
  const made = [...SOLO, ...SOLO_VARIANTS].map((options, index) => playChecked(options, 50_000 + index, 100));
  expect(made.every(count => count >= 100)).toBe(true);
});
