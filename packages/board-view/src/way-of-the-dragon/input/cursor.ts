import { ELEMENTS, lastSpace, type Place } from '../types.js';

const KEYS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown'] as const;
export type WayCursorKey = (typeof KEYS)[number];

export const isWayCursorKey = (key: string): key is WayCursorKey => KEYS.some(known => known === key);

const neighbour = ({ path, space }: Place, by: 1 | -1): Place => ({
  path: ELEMENTS[ELEMENTS.indexOf(path) + by] ?? path,
  space,
});

/** Where a key takes the cursor: up and down along a path, left and right to the neighbouring one. */
export const moveWayCursor = (cursor: Place, key: WayCursorKey, length: number): Place => {
  const last = lastSpace(length);
  switch (key) {
    case 'ArrowUp':
      return { ...cursor, space: Math.min(last, cursor.space + 1) };
    case 'ArrowDown':
      return { ...cursor, space: Math.max(0, cursor.space - 1) };
    case 'ArrowLeft':
      return neighbour(cursor, -1);
    case 'ArrowRight':
      return neighbour(cursor, 1);
    case 'Home':
      return { ...cursor, path: 'water' };
    case 'End':
      return { ...cursor, path: 'wood' };
    case 'PageUp':
      return { ...cursor, space: last };
    case 'PageDown':
      return { ...cursor, space: 0 };
  }
};
