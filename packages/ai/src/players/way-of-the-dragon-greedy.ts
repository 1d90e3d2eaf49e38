import type { Game } from '@dragonway/core';
import { ELEMENTS, KEPT_DICE, ROLLS, type WayMove, type WayState, type WayTypes } from '@dragonway/way-of-the-dragon';

type Counts = readonly number[];

const countsOf = (state: WayState): Counts => (state.roll === undefined ? [] : (ROLLS[state.roll]?.counts ?? []));

/** The path on which the dice carry farthest, of those where the own piece has not finished. */
const farthestPath = (state: WayState, length: number): number => {
  const counts = countsOf(state);
  const steps = (path: number): number => {
    const place = state.places[state.seat * ELEMENTS.length + path] ?? 0;
    return place > length ? 0 : (counts[path] ?? 0);
  };
  return ELEMENTS.reduce((best, _, path) => (steps(path) > steps(best) ? path : best), 0);
};

const stepsOf = (state: WayState, move: WayMove): number => {
  if (move.kind === 'equilibrium') return ELEMENTS.length;
  return move.kind === 'move' ? (countsOf(state)[ELEMENTS.indexOf(move.path)] ?? 0) : 0;
};

/** The re-roll that keeps exactly the dice of a path; undefined where nothing is left to roll. */
const keeping = (moves: readonly WayMove[], state: WayState, path: number): WayMove | undefined => {
  const count = countsOf(state)[path] ?? 0;
  return moves.find(move => {
    const kept = move.kind === 'keep' ? KEPT_DICE[move.kept] : undefined;
    return kept !== undefined && kept.faces.length === count && kept.counts[path as 0 | 1 | 2 | 3 | 4] === count;
  });
};

/**
 * The plain player that others are measured by: always goes for the farthest move. It gathers the element that shows
 * most, moves by the most dice, takes every turn that it is offered and swaps nothing.
 */
export const greedyMove = (game: Game<WayTypes>, length: number, state: WayState): WayMove | undefined => {
  const moves = game.legalMoves(state);
  const again = moves.find(({ kind }) => kind === 'again' || kind === 'rebirth');
  if (again !== undefined) return again;
  const kept = state.rerolls > 0 ? keeping(moves, state, farthestPath(state, length)) : undefined;
  if (kept !== undefined) return kept;
  const acts = moves.filter(({ kind }) => kind === 'move' || kind === 'equilibrium');
  const [first] = acts;
  if (first === undefined) return moves.find(({ kind }) => kind === 'pass') ?? moves[0];
  return acts.reduce((best, move) => (stepsOf(state, move) > stepsOf(state, best) ? move : best), first);
};
