import { pick, randomFrom } from '@dragonway/core';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { explain, wayOfTheDragon } from '../src/index.js';
import { anyOptions, mutated } from './arbitraries.js';
import { refusalOf, type Table } from './table.js';

const OFF = '0.0.0.0.0';

const CASES: readonly (readonly [Table, string, object])[] = [
  [{ moves: 'roll:WWFED' }, 'walk', { code: 'move/unreadable', at: 0 }],
  [{ moves: 'roll:WWFED' }, 'move:D', { code: 'move/unreadable', at: 5 }],
  [{ moves: 'roll:WWFED' }, 'move:W ', { code: 'move/unreadable', at: 6, expected: 'the end' }],
  [{ moves: 'roll:WWFED' }, 'keep:FW', { code: 'move/unreadable', at: 6 }],
  [{ moves: 'roll:WWFED' }, 'keep:', { code: 'move/unreadable', at: 5 }],
  [{ moves: 'roll:WWFED' }, 'keep:WWFED', { code: 'move/unreadable', at: 5 }],
  [{}, 'roll:WWFE', { code: 'move/unreadable', at: 9 }],
  [{}, 'move:W', { code: 'move/wrong-decision', found: 'move', expected: 'roll', player: 'black' }],
  [{ moves: 'roll:WWFED' }, 'roll:WWFED', { code: 'move/wrong-decision', expected: 'act' }],
  [{ moves: 'roll:WWFED' }, 'done', { code: 'move/wrong-decision', expected: 'act' }],
  [{ moves: 'roll:WWWWW move:W' }, 'pass', { code: 'move/wrong-decision', expected: 'again' }],
  [{ moves: 'roll:WWFED keep:WW' }, 'roll:WFFED', { code: 'move/kept-dice-changed', kept: ['water', 'water'] }],
  [{ moves: 'roll:WWFED' }, 'keep:WWW', { code: 'move/dice-not-shown', dice: ['water'] }],
  [{ moves: 'roll:WWFED' }, 'move:M', { code: 'move/element-not-shown', path: 'metal' }],
  [{ moves: 'roll:WWFED' }, 'equilibrium', { code: 'move/equilibrium-not-shown' }],
  [{ moves: 'roll:WFMEO' }, 'move:W', { code: 'move/equilibrium-shown' }],
  [{ moves: 'roll:WWFED' }, 'call:W.k.r', { code: 'move/too-few-dragons', dragons: 1 }],
  [{ moves: 'roll:WDDDD' }, 'call:F.k.r', { code: 'move/wrong-path-called', path: 'fire', shown: 'water' }],
  [{ moves: 'roll:WDDDD' }, 'call:W.k.w', { code: 'move/not-playing', player: 'white' }],
  [{ moves: 'roll:WDDDD' }, 'call:W.r.k', { code: 'move/not-in-seat-order', first: 'red', second: 'black' }],
  [{ moves: 'roll:WDDDD' }, 'call:W.k.k', { code: 'move/not-in-seat-order' }],
  [{ moves: 'roll:WDDDD' }, 'call:W.k.r', { code: 'move/no-piece-on-path', player: 'black', path: 'water' }],
  [{ position: `k:2.0.0.0.0/r:${OFF} - - k 0`, moves: 'roll:WDDDD' }, 'call:W.k.r', { player: 'red', path: 'water' }],
  [
    { options: 'immunity=on', position: 'k:2.3.0.0.0/r:5.1.0.0.0 - - k 0', moves: 'roll:DDDDD' },
    'call:W.k.r',
    { code: 'move/piece-immune', player: 'black', path: 'water' },
  ],
  [
    { options: 'immunity=on', position: 'k:2.3.0.0.0/r:5.1.0.0.0 - - k 0', moves: 'roll:DDDDD' },
    'call:F.k.r',
    { code: 'move/piece-immune', player: 'red', path: 'fire' },
  ],
  [
    { options: 'players=k,w', position: `k:${OFF}/w:0.5.0.0.0 - - k 0`, moves: 'roll:FFFFF' },
    'move:F',
    { code: 'move/destination-taken', path: 'fire', space: 5, number: 0, by: 'white' },
  ],
  [
    { position: `k:0.9.0.0.0/r:0.11.0.0.0 F3 - k 0`, moves: 'roll:FFDDD' },
    'move:F',
    { code: 'move/destination-taken', path: 'fire', space: 11, number: 2, by: 'red' },
  ],
  [
    { position: `k:${OFF}/r:${OFF} F3 - k 0`, moves: 'roll:FFFDD' },
    'move:F',
    { code: 'move/destination-taken', by: 'dead' },
  ],
  [
    { position: `k:0.14.0.0.0/r:${OFF} - - k 0`, moves: 'roll:FFFDD' },
    'move:F',
    { code: 'move/piece-finished', path: 'fire', space: 14, number: 5 },
  ],
  [{ position: `k:${OFF}/r:1.1.1.1.1 - - k 0`, moves: 'roll:WFMEO' }, 'equilibrium', { code: 'move/nothing-advances' }],
  [{ position: `k:${OFF}/r:${OFF} - - k 2` }, 'roll:WWFED', { code: 'move/game-over' }],
];

test.each(CASES)('%j: %s is refused with its reason', (table, text, facts) => {
  expect(refusalOf(table, text)).toMatchObject(facts);
});

const SENSIBLE = fc.constantFrom(
  ...(
    'roll:WWFED keep:- keep:WW keep:FED tiger+keep:- tiger+keep:W move:W move:O equilibrium anxiety+move:E ' +
    'anxiety+equilibrium dragon:W+move:W dragon:MO+move:O dragon:F+equilibrium call:W.k.r call:O.r.b call:E.y.w ' +
    'pass fear again done rebirth'
  ).split(' '),
);

test('explain gives a refusal exactly for texts that are not in the legal list', () => {
  const texts = fc.array(fc.oneof(SENSIBLE, mutated(SENSIBLE), fc.string()), { minLength: 20, maxLength: 40 });
  fc.assert(
    fc.property(anyOptions, fc.integer(), texts, (options, seed, wanted) => {
      const game = wayOfTheDragon(options);
      const random = randomFrom(seed);
      let state = game.start();
      for (let step = 0; step < 60; step += 1) {
        const moves = game.legalMoves(state);
        const legal = new Set(moves.map(move => game.notation.formatMove(move)));
        for (const text of wanted)
          expect([text, explain(game, state, text) === undefined]).toEqual([text, legal.has(text)]);
        if (moves.length === 0) break;
        const near = pick(random, [...legal]);
        expect(explain(game, state, near)).toBeUndefined();
        expect(explain(game, state, `${near}W`) === undefined).toBe(legal.has(`${near}W`));
        state = game.next(state, pick(random, moves));
      }
    }),
    { numRuns: 60, seed: 5 },
  );
});
