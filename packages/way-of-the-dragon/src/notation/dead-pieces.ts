import { elementOfLetter, FACE_LETTERS } from '../letters.js';
import { compareDeadPieces } from '../paths/dead-pieces.js';
import type { DeadPiece } from '../types.js';
import { type Cursor, miss, take, takeIf } from './cursor.js';

/** Writes dead pieces: `W3,F5`, or the word for none. */
export const formatDeadPieces = (dead: readonly DeadPiece[], none: string): string =>
  dead.map(({ path, space }) => `${FACE_LETTERS[path]}${space}`).join(',') || none;

/** Reads dead pieces, which are sorted by path and space and never doubled. */
export const readDeadPieces = (cursor: Cursor, none: string): readonly DeadPiece[] => {
  if (takeIf(cursor, none)) return [];
  const dead: DeadPiece[] = [];
  do {
    const { at } = cursor;
    const path = elementOfLetter(take(cursor, /[WFMEO]/y, `a path such as W, or ${none}`)) ?? 'water';
    const space = Number(take(cursor, /[1-9][0-9]{0,3}/y, 'a plain space such as 3'));
    const last = dead.at(-1);
    const piece = { path, space };
    if (last !== undefined && compareDeadPieces(last, piece) >= 0)
      miss(cursor, 'dead pieces sorted by path and space', at);
    dead.push(piece);
  } while (takeIf(cursor, ','));
  return dead;
};
