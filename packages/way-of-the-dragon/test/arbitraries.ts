import { randomFrom } from '@dragonway/core';
import * as fc from 'fast-check';
import { PLAYERS, randomDeadPieces, type WayOptions } from '../src/index.js';

/** Any table: players in any order, everything on or off. */
export const anyOptions: fc.Arbitrary<WayOptions> = fc
  .record({
    players: fc.shuffledSubarray([...PLAYERS], { minLength: 2 }),
    first: fc.nat(4),
    powers: fc.boolean(),
    immunity: fc.boolean(),
    dead: fc.nat(10),
    length: fc.integer({ min: 5, max: 15 }),
    seed: fc.integer(),
  })
  .map(({ players, first, dead, length, seed, ...switches }) => ({
    ...switches,
    players,
    first: players[first % players.length] ?? 'black',
    dead: randomDeadPieces(randomFrom(seed), dead, length),
    length,
  }));

/** A text that was changed a little. */
export const mutated = (texts: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc
    .tuple(
      texts,
      fc.nat(),
      fc.constantFrom(...'WFMEODkrwyb:+.-,0123 /x'.split('')),
      fc.constantFrom('insert', 'delete', 'replace', 'swap'),
    )
    .map(([text, where, sign, how]) => {
      const at = where % (text.length + 1);
      if (how === 'insert') return text.slice(0, at) + sign + text.slice(at);
      if (how === 'delete') return text.slice(0, at) + text.slice(at + 1);
      if (how === 'replace') return text.slice(0, at) + sign + text.slice(at + 1);
      return text.slice(0, at) + text.charAt(at + 1) + text.charAt(at) + text.slice(at + 2);
    });
