import { greedyMove } from '@dragonway/ai';
import type { Game } from '@dragonway/core';
import type { WayOptions, WayState, WayTypes } from '@dragonway/way-of-the-dragon';
import type { Chooses } from './way-players.js';

/** The player that always moves the farthest, as an opponent to be measured against. */
export const greedyPlayer =
  (game: Game<WayTypes>, { length }: WayOptions): Chooses =>
  (state: WayState) => {
    const move = greedyMove(game, length, state);
    if (move === undefined) throw new Error(`nothing to choose in ${game.notation.formatPosition(state)}`);
    return move;
  };
