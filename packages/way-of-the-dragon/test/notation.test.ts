import { pick, randomFrom } from '@dragonway/core';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type WayState, wayOfTheDragon, wayOfTheDragonKind } from '../src/index.js';
import { anyOptions, mutated } from './arbitraries.js';
import { gameOf, positionOf, refusalOfPosition } from './table.js';

const OFF = '0.0.0.0.0';

test('options are written and read back', () => {
  fc.assert(
    fc.property(anyOptions, options => {
      const text = wayOfTheDragonKind.formatOptions(options);
      expect(wayOfTheDragonKind.parseOptions(text)).toEqual({ ok: true, value: options });
    }),
  );
});

test('options that are read are written in the same way, and no text throws', () => {
  const near = mutated(anyOptions.map(options => wayOfTheDragonKind.formatOptions(options)));
  fc.assert(
    fc.property(fc.oneof(near, mutated(near), fc.string()), text => {
      const read = wayOfTheDragonKind.parseOptions(text);
      const written = read.ok ? wayOfTheDragonKind.formatOptions(read.value) : read.refusal.code;
      // A letter that does not play is the one value that is read and not written.
      const isDropped = read.ok && written === text.replace(/;first=[krwyb]/, '');
      expect(isDropped || written === text || written.startsWith('options/')).toBe(true);
    }),
    { numRuns: 1000 },
  );
});

/** A state at the start of some turn of a random game. */
const anyTurn = fc.tuple(anyOptions, fc.integer(), fc.nat(300)).map(([options, seed, steps]) => {
  const game = wayOfTheDragon(options);
  const random = randomFrom(seed);
  let turn: WayState = game.start();
  for (let state = turn, step = 0; step < steps && state.phase !== 'over'; step += 1) {
    state = game.next(state, pick(random, game.legalMoves(state)));
    if (state.turn !== turn.turn) turn = state;
  }
  return { game, turn };
});

test('positions at the start of a turn are written and read back, all but the turn number', () => {
  fc.assert(
    fc.property(anyTurn, ({ game, turn }) => {
      const read = game.notation.parsePosition(game.notation.formatPosition(turn));
      expect(read).toEqual({ ok: true, value: { ...turn, turn: 1 } });
    }),
  );
});

test('positions that are read are written in the same way and keep the laws, and no text throws', () => {
  const near = anyTurn.chain(({ game, turn }) =>
    mutated(fc.constant(game.notation.formatPosition(turn))).map(text => ({ game, text })),
  );
  const strange = fc.record({ game: fc.constant(gameOf('powers=on')), text: fc.string() });
  fc.assert(
    fc.property(fc.oneof(near, strange), ({ game, text }) => {
      const read = game.notation.parsePosition(text);
      if (read.ok) game.checkInvariants(read.value);
      const written = read.ok ? game.notation.formatPosition(read.value) : read.refusal.code;
      expect(written === text || written.startsWith('position/')).toBe(true);
    }),
    { numRuns: 500 },
  );
});

const POSITIONS: readonly (readonly [string, string, object])[] = [
  ['', '', { code: 'position/unreadable', at: 0 }],
  ['', `k:${OFF}/r:0.0.0.0 - - k 0`, { code: 'position/unreadable', at: 21 }],
  ['', `k:${OFF}/r:${OFF}  - - k 0`, { code: 'position/unreadable', at: 24 }],
  ['', `k:01.0.0.0.0/r:${OFF} - - k 0`, { code: 'position/unreadable', at: 3 }],
  ['', `k:${OFF}/r:${OFF} - - k 0 `, { code: 'position/unreadable', at: 31, expected: 'the end' }],
  [
    '',
    `r:${OFF}/k:${OFF} - - k 0`,
    { code: 'position/wrong-players', found: ['red', 'black'], expected: ['black', 'red'] },
  ],
  ['', `k:${OFF}/r:${OFF}/w:${OFF} - - k 0`, { code: 'position/wrong-players' }],
  [
    '',
    `k:0.15.0.0.0/r:${OFF} - - k 0`,
    { code: 'position/place-out-of-range', player: 'black', path: 'fire', place: 15, last: 14 },
  ],
  [
    '',
    `k:3.0.0.0.0/r:3.0.0.0.0 - - k 0`,
    { code: 'position/space-taken-twice', path: 'water', space: 3, by: ['black', 'red'] },
  ],
  ['', `k:3.0.0.0.0/r:${OFF} W3 - k 0`, { code: 'position/space-taken-twice', by: ['black', 'dead'] }],
  [
    '',
    `k:${OFF}/r:${OFF} W10 - k 0`,
    { code: 'position/dead-piece-off-plain-spaces', path: 'water', space: 10, length: 9 },
  ],
  ['', `k:${OFF}/r:${OFF} W3,W3 - k 0`, { code: 'position/unreadable', at: 27 }],
  ['', `k:${OFF}/r:${OFF} F3,W3 - k 0`, { code: 'position/unreadable', at: 27 }],
  ['', `k:${OFF}/r:${OFF} W0 - k 0`, { code: 'position/unreadable', at: 25 }],
  ['', `k:${OFF}/r:${OFF} - k k 0`, { code: 'position/powers-off', players: ['black'] }],
  ['powers=on', `k:${OFF}/r:${OFF} - k.w k 0`, { code: 'position/not-playing', player: 'white' }],
  ['powers=on', `k:${OFF}/r:${OFF} - r.k k 0`, { code: 'position/unreadable', at: 28 }],
  ['powers=on', `k:${OFF}/r:${OFF} - k.k k 0`, { code: 'position/unreadable', at: 28 }],
  ['', `k:${OFF}/r:${OFF} - - w 0`, { code: 'position/not-playing', player: 'white' }],
  ['', `k:${OFF}/r:${OFF} - - k 3`, { code: 'position/too-many-passes', passes: 3, most: 2 }],
];

test.each(POSITIONS)('with the options %j the position %j is refused', (options, text, facts) => {
  expect(refusalOfPosition(options, text)).toMatchObject(facts);
});

test('the dead pieces of a given position count, whatever the options say', () => {
  const position = `k:${OFF}/r:${OFF} O9 - k 0`;
  expect(positionOf({ options: 'dead=W3', position })).toBe(position);
});

test('a given position may be an end already', () => {
  const game = gameOf('');
  const read = game.notation.parsePosition('k:10.10.10.10.10/r:0.0.0.0.0 - - r 0');
  expect(read.ok && game.actor(read.value)).toBe('nobody');
});

test('inside a turn the position says how everything stands', () => {
  expect(positionOf({ moves: 'roll:WWFED keep:WW roll:WWWWW' })).toBe(`k:${OFF}/r:${OFF} - - k 0`);
  expect(positionOf({ moves: 'roll:WWWWW move:W' })).toBe(`k:5.0.0.0.0/r:${OFF} - - k 0`);
});

test('results are scores in seat order, or a star', () => {
  const { notation } = gameOf('players=k,r,w');
  expect(['*', '0-0-0', '25-10-3'].every(word => notation.isResult(word))).toBe(true);
  expect(
    ['', '1-2', '1-2-3-4', '1-2-26', '01-2-3', '1-2-', '1/2-1/2', '1-2-x'].some(word => notation.isResult(word)),
  ).toBe(false);
});
