import { cellOf, type Layout, nameOf, spaceAt, spaceInCell } from '../geometry/layout.js';
import type { Space } from '../types.js';

export const CURSOR_KEYS = [
  'ArrowUp',
  'ArrowRight',
  'ArrowDown',
  'ArrowLeft',
  'Home',
  'End',
  'PageUp',
  'PageDown',
] as const;
export type CursorKey = (typeof CURSOR_KEYS)[number];

export const isCursorKey = (key: string): key is CursorKey => CURSOR_KEYS.some(known => known === key);

interface Cell {
  readonly column: number;
  readonly row: number;
}

const moved = ({ column, row }: Cell, key: CursorKey): Cell => {
  switch (key) {
    case 'ArrowUp':
      return { column, row: row - 1 };
    case 'ArrowDown':
      return { column, row: row + 1 };
    case 'ArrowLeft':
      return { column: column - 1, row };
    case 'ArrowRight':
      return { column: column + 1, row };
    case 'Home':
      return { column: 0, row };
    case 'End':
      return { column: 7, row };
    case 'PageUp':
      return { column, row: 0 };
    case 'PageDown':
      return { column, row: 7 };
  }
};

const isOnBoard = ({ column, row }: Cell): boolean => column >= 0 && column < 8 && row >= 0 && row < 8;

/** Where a key takes the cursor, as the reader sees the board; at an edge it stays where it is. */
export const moveCursor = (cursor: Space, key: CursorKey, layout: Layout): Space => {
  const cell = moved(cellOf(cursor, layout), key);
  return isOnBoard(cell) ? spaceInCell(cell.column, cell.row, layout) : cursor;
};

/** Where a typed letter or digit takes the cursor: to that file, or to that rank. */
export const typeCursor = (cursor: Space, key: string): Space | undefined => {
  const name = nameOf(cursor);
  const file = 'abcdefgh'.indexOf(key.toLowerCase());
  if (key.length === 1 && file !== -1) return spaceAt(file, Number(name.charAt(1)) - 1);
  return /^[1-8]$/.test(key) ? spaceAt('abcdefgh'.indexOf(name.charAt(0)), Number(key) - 1) : undefined;
};
