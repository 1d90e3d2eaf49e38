import type { Space } from '../types.js';

export const BOARD_SIDE = 8;
export const SPACE_COUNT = BOARD_SIDE * BOARD_SIDE;

const FILES = 'abcdefgh';
const RANKS = '12345678';

/** The brand's only door: file and rank counted from 0. */
export const spaceAt = (file: number, rank: number): Space => (file * BOARD_SIDE + rank) as Space;

export const fileOf = (space: Space): number => space >> 3;
export const rankOf = (space: Space): number => space & 7;

/** Every space of the board, a1 first, in the order of their texts. */
export const SPACES: readonly Space[] = Array.from({ length: SPACE_COUNT }, (_, index) =>
  spaceAt(index >> 3, index & 7),
);

const TEXTS: readonly string[] = SPACES.map(space => `${FILES[fileOf(space)]}${RANKS[rankOf(space)]}`);

export const formatSpace = (space: Space): string => TEXTS[space] ?? '';

/** Reads a space from two signs such as `c4`; undefined if they are none. */
export const parseSpace = (text: string): Space | undefined => {
  const index = TEXTS.indexOf(text);
  return index < 0 ? undefined : SPACES[index];
};
