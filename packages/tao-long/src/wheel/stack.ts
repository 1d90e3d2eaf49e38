import type { Colour } from '../types.js';

/**
 * A row of stones packed into a number: a leading 1, then one bit a stone from base to top, 1 for white. The same form
 * serves for a stack of the Ba Gua and for the order in which lifted stones are dropped. Sorting the numbers of equally
 * many stones sorts their texts, because `b` comes before `w`.
 */
export type Stones = number;

export const NO_STONES: Stones = 1;
export const STONE_COUNT = 8;
export const STONES_OF_A_COLOUR = 4;

const ROWS = 1 << (STONE_COUNT + 1);

const countOnes = (bits: number): number => (bits === 0 ? 0 : (bits & 1) + countOnes(bits >> 1));

const SIZES = Uint8Array.from({ length: ROWS }, (_, row) => 31 - Math.clz32(Math.max(row, 1)));
const WHITES = Uint8Array.from({ length: ROWS }, (_, row) => countOnes(row) - (row > 0 ? 1 : 0));

export const sizeOf = (stones: Stones): number => SIZES[stones] as number;
export const whitesIn = (stones: Stones): number => WHITES[stones] as number;
export const blacksIn = (stones: Stones): number => sizeOf(stones) - whitesIn(stones);

export const withOnTop = (stones: Stones, isWhite: number): Stones => (stones << 1) | isWhite;

/** 1 if the stone at this height (0 is the base) is white. */
export const isWhiteAt = (stones: Stones, size: number, height: number): number => (stones >> (size - 1 - height)) & 1;

export const isOneColour = (stones: Stones): boolean => {
  const whites = whitesIn(stones);
  return whites === 0 || whites === sizeOf(stones);
};

export const coloursOf = (stones: Stones): readonly Colour[] => {
  const size = sizeOf(stones);
  return Array.from({ length: size }, (_, height) => (isWhiteAt(stones, size, height) ? 'white' : 'black'));
};

export const stonesOf = (colours: readonly Colour[]): Stones => {
  let stones = NO_STONES;
  for (const colour of colours) stones = withOnTop(stones, colour === 'white' ? 1 : 0);
  return stones;
};

export const formatStones = (stones: Stones): string =>
  coloursOf(stones)
    .map(colour => (colour === 'white' ? 'w' : 'b'))
    .join('');

/** Reads signs `w` and `b` from base to top; undefined for other signs or more stones than there are. */
export const parseStones = (text: string): Stones | undefined =>
  /^[bw]{0,8}$/.test(text) ? stonesOf(Array.from(text, sign => (sign === 'w' ? 'white' : 'black'))) : undefined;

/** Every row of so many stones with so many white ones, in the order of their texts. */
export const rowsOf = (size: number, whites: number): readonly Stones[] => ROWS_BY_COUNT[size]?.[whites] ?? [];

const ROWS_BY_COUNT: readonly (readonly (readonly Stones[])[])[] = Array.from({ length: STONE_COUNT + 1 }, (_, size) =>
  Array.from({ length: size + 1 }, (__, whites) =>
    Array.from({ length: ROWS }, (___, row) => row).filter(
      row => row > 0 && sizeOf(row) === size && whitesIn(row) === whites,
    ),
  ),
);
