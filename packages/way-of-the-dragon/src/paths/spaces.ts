import type { Rules } from '../rules.js';
import type { Path, WayState } from '../types.js';

/** The numbered spaces at the end of every path. */
const NUMBERED_SPACES = 5;

/** The place of a piece that is not on the board. */
export const OFF = 0;

/** The last space of every path: the 5. */
export const lastSpace = (rules: Rules): number => rules.length + NUMBERED_SPACES;

/** The number that a place is worth: 0 off the board and on plain spaces. */
export const numberOf = (rules: Rules, place: number): number => Math.max(0, place - rules.length);

export const placeAt = (state: WayState, seat: number, path: Path): number => state.places[seat * 5 + path] ?? OFF;

export const isTaken = (state: WayState, path: Path, space: number): boolean =>
  ((state.taken[path] >> space) & 1) === 1;
