import type { Game } from '@dragonway/core';
import { type WayOptions, type WayState, type WayTypes, wayOfTheDragon } from '@dragonway/way-of-the-dragon';
import type { Estimate } from '../evaluate/way-of-the-dragon/estimate.js';

/** A table with somebody who judges its states. */
export interface JudgedTable {
  readonly options: WayOptions;
  readonly game: Game<WayTypes>;
  readonly seats: number;
  /** Counts what it is asked, for budgets. */
  readonly judge: Estimate;
  readonly count: { nodes: number };
}

const writePayoffs = (game: Game<WayTypes>, state: WayState, chances: Float64Array, at: number): void => {
  const winners = game.outcome(state)?.winners ?? [];
  for (let seat = 0; seat < game.info.seats.length; seat += 1) chances[at + seat] = 0;
  for (const winner of winners) chances[at + winner] = 1 / winners.length;
};

/** Joins an estimate with the rules: a game that is over is worth what it paid, a shared win in equal parts. */
export const judgedTable = (options: WayOptions, estimate: Estimate): JudgedTable => {
  const game = wayOfTheDragon(options);
  const count = { nodes: 0 };
  return {
    options,
    game,
    seats: options.players.length,
    count,
    judge: (state, chances, at) => {
      count.nodes += 1;
      if (state.phase === 'over') writePayoffs(game, state, chances, at);
      else estimate(state, chances, at);
    },
  };
};
