import { type Axis, type Direction, EAST, NORTH, SOUTH, WEST } from '../types.js';

export const DIRECTIONS: readonly Direction[] = [NORTH, EAST, SOUTH, WEST];

/** The directions in the order of their letters, in which moves are listed. */
export const DIRECTIONS_BY_TEXT: readonly Direction[] = [EAST, NORTH, SOUTH, WEST];

const LETTERS = 'NESW';

export const formatDirection = (direction: Direction): string => LETTERS.charAt(direction);

export const parseDirection = (letter: string): Direction | undefined =>
  letter === '' ? undefined : DIRECTIONS[LETTERS.indexOf(letter)];

// Quarter turns add up modulo four, so the results are directions again.
export const rightOf = (direction: Direction): Direction => ((direction + 1) & 3) as Direction;
export const leftOf = (direction: Direction): Direction => ((direction + 3) & 3) as Direction;

export const axisOf = (direction: Direction): Axis => ((direction & 1) === 0 ? 'vertical' : 'horizontal');
