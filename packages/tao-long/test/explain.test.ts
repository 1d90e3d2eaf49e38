import { pick, randomFrom } from '@dragonway/core';
import { explain } from '@dragonway/tao-long';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { gameOf } from './table.js';
import { CUSTOM, PLAIN, SOLO, VILLAGES } from './tables.js';

const SIGNS = 'HLFTEMWA:wbNESW@abcgh1278+!-=';

/** A move's text with one sign put in, taken out or changed, or a move of another moment. */
const mutated = (random: ReturnType<typeof randomFrom>, text: string): string => {
  const at = random.below(text.length + 1);
  const sign = SIGNS.charAt(random.below(SIGNS.length));
  const ways = [
    text.slice(0, at) + sign + text.slice(at),
    text.slice(0, at) + text.slice(at + 1),
    text.slice(0, at) + sign + text.slice(at + 1),
    text + text,
  ];
  return pick(random, ways);
};

test('explain refuses exactly the texts that are not among the legal moves', () => {
  const random = randomFrom(11);
  const codes = new Set<string>();
  for (const options of [...PLAIN, ...VILLAGES, ...CUSTOM, ...SOLO.slice(0, 8)]) {
    const game = gameOf(options);
    let state = game.start();
    const seen: string[] = ['W', 'F:wb', 'SS', 'N@g7E', 'E+', '-', '=2'];
    for (let made = 0; made < 40 && game.actor(state) !== 'nobody'; made++) {
      const moves = game.legalMoves(state);
      const texts = moves.map(game.notation.formatMove);
      for (let tries = 0; tries < 6; tries++) {
        const text = mutated(random, pick(random, [...texts, ...seen]));
        const refusal = explain(game, state, text);
        expect({ text, isLegal: refusal === undefined }).toEqual({ text, isLegal: texts.includes(text) });
        if (refusal !== undefined) codes.add(refusal.code);
      }
      const move = pick(random, moves);
      seen.push(game.notation.formatMove(move));
      state = game.next(state, move);
    }
  }
  expect(codes.size).toBeGreaterThanOrEqual(15);
});

test('no text whatever makes explain, positions or options throw', () => {
  const game = gameOf(';mode=master;scenario=mist');
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom(...Array.from(SIGNS), ' ', '/', '(', ')', ';') }),
  );
  fc.assert(
    fc.property(text, garbage => {
      expect(game.notation.parseMove(game.start(), garbage)).toHaveProperty('ok');
      expect(game.notation.parsePosition(garbage)).toHaveProperty('ok');
    }),
    { numRuns: 2_000, seed: 5 },
  );
});
