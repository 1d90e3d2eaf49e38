import { type Chooser, greedyMove } from '@dragonway/ai';
import { type Game, randomFrom } from '@dragonway/core';
import type { Table } from '@dragonway/games';
import type { WayOptions, WayState, WayTypes } from '@dragonway/way-of-the-dragon';
import { mctsMove } from './mcts.js';
import { hasChoice, type Timed } from './stopwatch.js';

/** The opponents that the strongest level is measured against. */
export const GUEST_NAMES = ['mcts', 'greedy'] as const;
export type GuestName = (typeof GUEST_NAMES)[number];

/** Plain Monte Carlo tree search that may do so many playouts for a decision. */
export const mctsByPlayouts = ({ game }: Table, most: number): Chooser => ({
  choose: async (states, _moves, seed) => {
    const settings = { mayGoOn: (playouts: number) => playouts < most, random: randomFrom(seed) };
    return game.notation.formatMove(mctsMove(game, states.at(-1) ?? game.start(), settings));
  },
});

/** Plain Monte Carlo tree search that gets for every decision as long as the other took for one on average so far. */
export const mctsAsLongAs = ({ game }: Table, other: Timed): Chooser => ({
  choose: async (states, moves, seed) => {
    // Where the tree search begins, the other thinks about its decision once, for the time alone.
    if (other.mean() === undefined && hasChoice(game, states)) await other.choose(states, moves, seed);
    const until = performance.now() + (other.mean() ?? 0);
    const settings = { mayGoOn: () => performance.now() < until, random: randomFrom(seed) };
    const state = states.at(-1) ?? game.start();
    const [only] = game.legalMoves(state);
    const move = hasChoice(game, states) || only === undefined ? mctsMove(game, state, settings) : only;
    return game.notation.formatMove(move);
  },
});

/** The player of Way of the Dragon that always moves the farthest. */
export const greedy = (table: Table): Chooser => {
  // Sound because only tables of Way of the Dragon are given to it.
  const game = table.game as unknown as Game<WayTypes>;
  const { length } = table.options as WayOptions;
  return {
    choose: async states => {
      const state = (states.at(-1) ?? game.start()) as WayState;
      const move = greedyMove(game, length, state);
      if (move === undefined) throw new Error(`nothing to choose in ${game.notation.formatPosition(state)}`);
      return game.notation.formatMove(move);
    },
  };
};
