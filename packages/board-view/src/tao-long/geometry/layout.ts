import { type Point, point } from '../../shared/geometry/vector.js';
import type { Area, Direction, Space, Tile } from '../types.js';

/** The side of a space in drawing units. */
export const SIDE = 100;
export const BOARD = 8 * SIDE;

/** How the board lies before its reader: `turned` puts rank 8 nearest, for the player on the other side. */
export interface Layout {
  readonly turned: boolean;
  /** Given where opposite borders of this area are adjacent. */
  readonly torus: Area | undefined;
}

export const FLAT: Layout = { turned: false, torus: undefined };

export const fileOf = (space: Space): number => Math.floor(space / 8);
export const rankOf = (space: Space): number => space % 8;
export const spaceAt = (file: number, rank: number): Space => file * 8 + rank;
export const nameOf = (space: Space): string => `${'abcdefgh'.charAt(fileOf(space))}${rankOf(space) + 1}`;

/** The column (from the left) and row (from the top) that a space is shown in. */
export const cellOf = (space: Space, { turned }: Layout): { readonly column: number; readonly row: number } =>
  turned ? { column: 7 - fileOf(space), row: rankOf(space) } : { column: fileOf(space), row: 7 - rankOf(space) };

export const spaceInCell = (column: number, row: number, { turned }: Layout): Space =>
  turned ? spaceAt(7 - column, row) : spaceAt(column, 7 - row);

export const centreOf = (space: Space, layout: Layout): Point => {
  const { column, row } = cellOf(space, layout);
  return point((column + 0.5) * SIDE, (row + 0.5) * SIDE);
};

/** The screen bearing of a direction: 0 is up. */
export const bearingOf = (direction: Direction, { turned }: Layout): number =>
  (direction * 90 + (turned ? 180 : 0)) % 360;

const STEPS = [point(0, -1), point(1, 0), point(0, 1), point(-1, 0)] as const;

/** The unit vector of a direction on the screen. */
export const stepOf = (direction: Direction, { turned }: Layout): Point => {
  const { x, y } = STEPS[direction];
  return turned ? point(-x, -y) : point(x, y);
};

/** The area that is played on where some spaces are outside: the bounds of all that are not. */
export const areaOf = (tiles: readonly Tile[]): Area | undefined => {
  if (!tiles.includes('outside')) return undefined;
  const inside = tiles.flatMap((tile, space) => (tile === 'outside' ? [] : [space]));
  const files = inside.map(fileOf);
  const ranks = inside.map(rankOf);
  return {
    firstFile: Math.min(...files),
    lastFile: Math.max(...files),
    firstRank: Math.min(...ranks),
    lastRank: Math.max(...ranks),
  };
};

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The area's rectangle on the screen. */
export const boxOf = (area: Area, layout: Layout): Box => {
  const one = cellOf(spaceAt(area.firstFile, area.firstRank), layout);
  const other = cellOf(spaceAt(area.lastFile, area.lastRank), layout);
  const column = Math.min(one.column, other.column);
  const row = Math.min(one.row, other.row);
  return {
    x: column * SIDE,
    y: row * SIDE,
    width: (Math.abs(one.column - other.column) + 1) * SIDE,
    height: (Math.abs(one.row - other.row) + 1) * SIDE,
  };
};

const sign = (difference: number, size: number): number => {
  if (Math.abs(difference) <= 1) return difference;
  return Math.abs(difference) === size - 1 ? -Math.sign(difference) : difference;
};

/**
 * The screen step from a space to an adjacent one, over the border where the torus joins them: `isOverBorder` tells that
 * the neighbour is not drawn beside it. Spaces that are not adjacent at all give the step that leads there in the plane.
 */
export const stepBetween = (
  from: Space,
  to: Space,
  layout: Layout,
): { readonly step: Point; readonly isOverBorder: boolean } => {
  const files = fileOf(to) - fileOf(from);
  const ranks = rankOf(to) - rankOf(from);
  const { torus } = layout;
  const across = torus === undefined ? files : sign(files, torus.lastFile - torus.firstFile + 1);
  const up = torus === undefined ? ranks : sign(ranks, torus.lastRank - torus.firstRank + 1);
  const facing = layout.turned ? -1 : 1;
  return { step: point(across * facing, -up * facing), isOverBorder: across !== files || up !== ranks };
};
