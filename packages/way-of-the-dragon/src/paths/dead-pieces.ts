import { pick, type Random } from '@dragonway/core';
import { type DeadPiece, ELEMENTS, PATH_OF } from '../types.js';

/** W2: any number of players may agree on dead pieces, up to so many. */
export const MOST_DEAD_PIECES = 10;

/** W3: a path keeps at least so many plain spaces free. */
export const LEAST_FREE_SPACES = 2;

/** What dead pieces can break besides lying off the plain spaces. */
type DeadPiecesFault =
  | { readonly fault: 'tooMany'; readonly count: number }
  | { readonly fault: 'offPlain'; readonly piece: DeadPiece }
  | { readonly fault: 'blocked'; readonly path: DeadPiece['path']; readonly free: number };

const plainSpaces = (length: number): readonly DeadPiece[] =>
  ELEMENTS.flatMap(path => Array.from({ length }, (_, index) => ({ path, space: index + 1 })));

const freeSpaces = (dead: readonly DeadPiece[], path: DeadPiece['path'], length: number): number =>
  length - dead.filter(piece => piece.path === path).length;

/** Sorts by path and space, as a position writes dead pieces. */
export const compareDeadPieces = (one: DeadPiece, other: DeadPiece): number =>
  PATH_OF[one.path] - PATH_OF[other.path] || one.space - other.space;

/** What is wrong with dead pieces on paths of this length; undefined if nothing is. */
export const faultOf = (dead: readonly DeadPiece[], length: number): DeadPiecesFault | undefined => {
  if (dead.length > MOST_DEAD_PIECES) return { fault: 'tooMany', count: dead.length };
  const piece = dead.find(({ space }) => space < 1 || space > length);
  if (piece !== undefined) return { fault: 'offPlain', piece };
  const path = ELEMENTS.find(element => freeSpaces(dead, element, length) < LEAST_FREE_SPACES);
  return path === undefined ? undefined : { fault: 'blocked', path, free: freeSpaces(dead, path, length) };
};

/** Places dead pieces at random, each on any plain space that may still take one. */
export const randomDeadPieces = (random: Random, count: number, length: number): readonly DeadPiece[] => {
  const dead: DeadPiece[] = [];
  while (dead.length < count) {
    const open = plainSpaces(length).filter(
      space =>
        freeSpaces(dead, space.path, length) > LEAST_FREE_SPACES &&
        !dead.some(piece => compareDeadPieces(piece, space) === 0),
    );
    dead.push(pick(random, open));
  }
  return dead.sort(compareDeadPieces);
};
