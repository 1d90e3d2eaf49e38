import type { Chooser } from '@dragonway/ai';
import type { Game } from '@dragonway/core';

/** A player whose time is taken. */
export interface Timed extends Chooser {
  /** The milliseconds that it took for a decision on average, those without a choice left out; undefined before the first. */
  mean(): number | undefined;
}

export const hasChoice = (game: Game, states: readonly object[]): boolean =>
  game.legalMoves(states.at(-1) ?? game.start()).length > 1;

/** Takes the time of a player. */
export const timed = (game: Game, chooser: Chooser): Timed => {
  let spent = 0;
  let decisions = 0;
  return {
    choose: async (states, moves, seed) => {
      const began = performance.now();
      const move = await chooser.choose(states, moves, seed);
      if (!hasChoice(game, states)) return move;
      spent += performance.now() - began;
      decisions++;
      return move;
    },
    mean: () => (decisions === 0 ? undefined : spent / decisions),
  };
};
