import type { Direction, Space } from '../types.js';
import { DIRECTIONS } from './direction.js';
import { BOARD_SIDE, fileOf, rankOf, SPACE_COUNT, SPACES, spaceAt } from './space.js';

/** The playing area: files and ranks counted from 0, both ends included. */
export interface Area {
  readonly firstFile: number;
  readonly lastFile: number;
  readonly firstRank: number;
  readonly lastRank: number;
}

export const WHOLE_BOARD: Area = { firstFile: 0, lastFile: BOARD_SIDE - 1, firstRank: 0, lastRank: BOARD_SIDE - 1 };

export const isInside = (area: Area, space: Space): boolean =>
  fileOf(space) >= area.firstFile &&
  fileOf(space) <= area.lastFile &&
  rankOf(space) >= area.firstRank &&
  rankOf(space) <= area.lastRank;

/** The neighbour of every space in every direction, at space × 4 + direction; NOWHERE beyond an edge. */
export type Neighbours = Int8Array;

export const NOWHERE = -1;

const FILE_STEP = [0, 1, 0, -1] as const;
const RANK_STEP = [1, 0, -1, 0] as const;

const wrapped = (value: number, first: number, last: number): number =>
  value < first ? last : value > last ? first : value;

const buildNeighbours = (area: Area, joinsBorders: boolean): Neighbours => {
  const neighbours = new Int8Array(SPACE_COUNT * 4).fill(NOWHERE);
  for (const space of SPACES.filter(inside => isInside(area, inside))) {
    for (const direction of DIRECTIONS) {
      const file = fileOf(space) + FILE_STEP[direction];
      const rank = rankOf(space) + RANK_STEP[direction];
      const next = joinsBorders
        ? spaceAt(wrapped(file, area.firstFile, area.lastFile), wrapped(rank, area.firstRank, area.lastRank))
        : spaceAt(file, rank);
      const exists = joinsBorders || (file >= 0 && file < BOARD_SIDE && rank >= 0 && rank < BOARD_SIDE);
      if (exists) neighbours[space * 4 + direction] = next;
    }
  }
  return neighbours;
};

/** The board with its edges. */
export const flat = (): Neighbours => buildNeighbours(WHOLE_BOARD, false);

/** Section 7: the area's opposite borders are adjacent; spaces outside it do not exist. */
export const torus = (area: Area): Neighbours => buildNeighbours(area, true);

/** The space next to another, or NOWHERE. */
export const neighbour = (neighbours: Neighbours, space: Space, direction: Direction): Space | typeof NOWHERE =>
  neighbours[space * 4 + direction] as Space | typeof NOWHERE;

/** The direction in which two spaces lie next to each other; undefined if they do not. */
export const directionBetween = (neighbours: Neighbours, from: Space, to: Space): Direction | undefined =>
  DIRECTIONS.find(direction => neighbour(neighbours, from, direction) === to);
