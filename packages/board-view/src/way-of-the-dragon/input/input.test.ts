import { describe, expect, test } from 'vitest';
import type { WayMarks } from '../marks.js';
import { choiceAt, refusalAt } from './choice.js';
import { moveWayCursor } from './cursor.js';

const MARKS: WayMarks = {
  mover: 'red',
  targets: [
    { id: 'wood', path: 'wood', from: 8, to: 11 },
    { id: 'anxiety', path: 'fire', from: 2, to: 6 },
    { id: 'dragon', path: 'fire', from: 2, to: 3 },
  ],
  blocked: [
    { path: 'metal', space: 8, by: 'yellow', reason: 'taken' },
    { path: 'fire', space: 5, by: 'black', reason: 'taken' },
  ],
};

describe('what a press chooses', () => {
  test('the act of a path, wherever the path is pressed', () => {
    expect(choiceAt(MARKS, { path: 'wood', space: 0 })).toMatchObject({ kind: 'act', id: 'wood' });
    expect(choiceAt(MARKS, { path: 'wood', space: 14 })).toMatchObject({ kind: 'act', id: 'wood' });
  });

  test('of several acts on a path, the one whose destination is nearest', () => {
    expect(choiceAt(MARKS, { path: 'fire', space: 7 })).toMatchObject({ id: 'anxiety' });
    expect(choiceAt(MARKS, { path: 'fire', space: 1 })).toMatchObject({ id: 'dragon' });
  });

  test('nothing but the space where nothing is offered', () => {
    expect(choiceAt(MARKS, { path: 'earth', space: 3 })).toEqual({ kind: 'space', place: { path: 'earth', space: 3 } });
  });

  test('the nearest piece that can be swapped, also beside an act on the same path', () => {
    const swap = {
      candidates: [
        { path: 'wood' as const, space: 4 },
        { path: 'wood' as const, space: 13 },
      ],
      picked: [],
    };
    expect(choiceAt({ swap }, { path: 'wood', space: 6 })).toEqual({
      kind: 'swapPiece',
      place: { path: 'wood', space: 4 },
    });
    expect(choiceAt({ ...MARKS, swap }, { path: 'wood', space: 11 })).toMatchObject({ kind: 'act' });
    expect(choiceAt({ ...MARKS, swap }, { path: 'wood', space: 13 })).toMatchObject({ kind: 'swapPiece' });
  });
});

describe('why a space is closed', () => {
  test('is told at the space itself, and anywhere on a path that offers nothing', () => {
    expect(refusalAt(MARKS, { path: 'fire', space: 5 })?.by).toBe('black');
    expect(refusalAt(MARKS, { path: 'metal', space: 0 })?.by).toBe('yellow');
    expect(refusalAt(MARKS, { path: 'fire', space: 6 })).toBeUndefined();
    expect(refusalAt(MARKS, { path: 'earth', space: 6 })).toBeUndefined();
  });
});

describe('the cursor', () => {
  test('goes along a path and across the paths, and stays on the board', () => {
    const start = { path: 'metal', space: 14 } as const;
    expect(moveWayCursor(start, 'ArrowUp', 9)).toEqual(start);
    expect(moveWayCursor(start, 'ArrowDown', 9)).toEqual({ path: 'metal', space: 13 });
    expect(moveWayCursor(start, 'ArrowRight', 9)).toEqual({ path: 'earth', space: 14 });
    expect(moveWayCursor({ path: 'water', space: 1 }, 'ArrowLeft', 9)).toEqual({ path: 'water', space: 1 });
    expect(moveWayCursor(start, 'PageDown', 9)).toEqual({ path: 'metal', space: 0 });
    expect(moveWayCursor(start, 'End', 9)).toEqual({ path: 'wood', space: 14 });
  });
});
