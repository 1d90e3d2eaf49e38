import { pick, randomFrom, type Seat, seat } from '@dragonway/core';
import type { Move, State } from '@dragonway/tao-long';
import { describe, expect, test } from 'vitest';
import { finish, judgedTaoLong, taoLongThinker } from '../src/index.js';
import { optionsOf } from './tables.js';

const GAMES = [
  { options: 'tao-long;solo=heaven', person: seat(0) },
  { options: 'tao-long;mode=monk;solo=earth', person: seat(1) },
  { options: 'tao-long;mode=master;scenario=wall;solo=heaven', person: seat(0) },
];
const DRAWN_DECISIONS = 4;
const MOST_DECISIONS = 600;

type Choose = (states: readonly State[], legal: readonly Move[]) => Move;

/** Plays a solo game that begins with a few decisions drawn by lot; tells who won. */
const soloWinner = (options: string, choose: Choose): Seat | undefined => {
  const { game } = judgedTaoLong(optionsOf(options));
  const random = randomFrom(5);
  const states = [game.start()];
  let state = game.start();
  while (game.actor(state) !== 'nobody' && states.length < MOST_DECISIONS) {
    const legal = game.legalMoves(state);
    state = game.next(state, states.length <= DRAWN_DECISIONS ? pick(random, legal) : choose(states, legal));
    states.push(state);
  }
  return game.outcome(state)?.winners[0];
};

describe('the side of the person in solo', () => {
  test.each(GAMES)('is played legally and won by a short look ahead in $options', ({ options, person }) => {
    const thinker = taoLongThinker(optionsOf(options));
    const { notation } = judgedTaoLong(optionsOf(options)).game;
    const winner = soloWinner(options, (states, legal) => {
      const question = { states, strength: { kind: 'limits', nodes: 40 }, seed: 1 } as const;
      const { move } = finish(thinker.think(question));
      const chosen = legal.find(one => notation.formatMove(one) === move);
      if (chosen === undefined) throw new Error(`${move} is not legal`);
      return chosen;
    });
    expect(winner).toBe(person);
  });

  test.each(GAMES)('is lost by chance in $options', ({ options, person }) => {
    const random = randomFrom(9);
    expect(soloWinner(options, (_, legal) => pick(random, legal))).toBe(seat(1 - person));
  });
});
