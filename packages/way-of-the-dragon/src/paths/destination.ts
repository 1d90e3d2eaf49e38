import type { Rules } from '../rules.js';
import type { Path, WayState } from '../types.js';
import { isTaken, lastSpace, placeAt } from './spaces.js';

/** Said of a piece that cannot come to lie anywhere. */
export const NOWHERE = 0;

/** Where so many dice bring the piece of the seat to move, taken or not; NOWHERE if it lies on a numbered space. */
export const destination = (rules: Rules, state: WayState, path: Path, count: number): number => {
  const from = placeAt(state, state.seat, path);
  // W1: at most five dice from a plain space (or from the symbol space) never pass the 5.
  return from > rules.length ? NOWHERE : from + count;
};

/** Where the piece comes to lie by a plain move: only the destination counts, and it must be empty. */
export const landing = (rules: Rules, state: WayState, path: Path, count: number): number => {
  const space = destination(rules, state, path, count);
  return isTaken(state, path, space) ? NOWHERE : space;
};

/** The first empty space from here to the end of the path. */
export const nextEmpty = (rules: Rules, state: WayState, path: Path, from: number): number => {
  for (let space = from; space <= lastSpace(rules); space += 1) {
    if (!isTaken(state, path, space)) return space;
  }
  // W13: past the 5 there is no space.
  return NOWHERE;
};
