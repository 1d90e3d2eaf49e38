import { type Game, NOBODY, perft, randomFrom } from '@dragonway/core';
import { parseTable } from '@dragonway/games';
import { perSecond, type Subject } from '../measure.js';

const LONGEST_GAME = 2000;

export const gameOf = (options: string): Game => {
  const table = parseTable(options);
  if (!table.ok) throw new Error(`${options}: ${table.refusal.code}`);
  return table.value.game;
};

/** Random games of a table: legal moves listed and one played; a decision of chance counts like any other. */
export const randomPlay = (name: string, options: string): Subject => ({
  name,
  unit: 'decisions/s',
  run: millis => {
    const game = gameOf(options);
    const random = randomFrom(1);
    return perSecond(millis, () => {
      let state = game.start();
      for (let made = 0; made < LONGEST_GAME; made++) {
        if (game.actor(state) === NOBODY) return made;
        const moves = game.legalMoves(state);
        const move = moves[random.below(moves.length)];
        if (move === undefined) return made;
        state = game.next(state, move);
      }
      return LONGEST_GAME;
    });
  },
});

/** The same, counted in whole games. */
export const randomGames = (name: string, options: string): Subject => ({
  name,
  unit: 'games/s',
  run: millis => {
    const game = gameOf(options);
    const random = randomFrom(1);
    return perSecond(millis, () => {
      let state = game.start();
      while (game.actor(state) !== NOBODY) {
        const moves = game.legalMoves(state);
        const move = moves[random.below(moves.length)];
        if (move === undefined) break;
        state = game.next(state, move);
      }
      return 1;
    });
  },
});

/** Perft of a position that is some way into the game, where there is something to choose. */
export const perftOf = (
  name: string,
  options: string,
  { position, depth }: { readonly position: string; readonly depth: number },
): Subject => ({
  name,
  unit: 'nodes/s',
  run: millis => {
    const game = gameOf(options);
    const state = game.notation.parsePosition(position);
    if (!state.ok) throw new Error(`${position}: ${state.refusal.code}`);
    return perSecond(millis, () => perft(game, state.value, depth));
  },
});
