import { describe, expect, test } from 'vitest';
import { ELEMENTS, lastSpace } from '../types.js';
import { between, centreOf, columnOf, layoutOf, nameTop, PITCH, rowOf, strokeSpan } from './layout.js';
import { hopShape, trailShape } from './trail.js';

describe('the layout of the paths', () => {
  test.each([5, 9, 15])('keeps every space of a path with %i plain spaces inside the drawing', length => {
    for (const aspect of [0.4, 0.8, 1.6]) {
      const layout = layoutOf(length, aspect);
      for (const path of ELEMENTS) {
        for (let space = 0; space <= lastSpace(length); space++) {
          const { x, y } = centreOf({ path, space }, layout);
          expect(x).toBeGreaterThan(25);
          expect(x).toBeLessThan(layout.width - 25);
          expect(y).toBeGreaterThan(25);
          expect(y).toBeLessThan(layout.height - 25);
        }
      }
    }
  });

  test('the 5 is at the top and the symbol at the bottom, below all spaces', () => {
    const layout = layoutOf(9, 0.8);
    expect(rowOf(14, layout)).toBeLessThan(rowOf(1, layout));
    expect(rowOf(0, layout)).toBeGreaterThan(rowOf(1, layout) + PITCH);
  });

  test('the paths move apart in a wide place and together in a narrow one, within bounds', () => {
    expect(layoutOf(9, 0.9).gap).toBeGreaterThan(layoutOf(9, 0.6).gap);
    expect(layoutOf(9, 9).gap).toBe(layoutOf(9, 3).gap);
    expect(layoutOf(9, 0.1).gap).toBeGreaterThanOrEqual(92);
  });

  test('the five paths have the same distance from each other, and room for a head beside the last', () => {
    const layout = layoutOf(9, 0.8);
    const columns = ELEMENTS.map(path => columnOf(path, layout));
    expect(columns[0]).toBeCloseTo(layout.gap / 2);
    expect(layout.width - (columns[4] ?? 0)).toBeGreaterThan(layout.gap * 0.7);
    expect((columns[2] ?? 0) - (columns[1] ?? 0)).toBeCloseTo(layout.gap);
  });

  test('names stand below the stroke', () => {
    const layout = layoutOf(7, 0.8);
    expect(nameTop(layout)).toBeGreaterThan(strokeSpan(layout).bottom);
  });

  test('a piece half way lies half way', () => {
    const layout = layoutOf(9, 0.8);
    expect(between('fire', 3.5, layout).y).toBeCloseTo((rowOf(3, layout) + rowOf(4, layout)) / 2);
    expect(between('fire', 0, layout).y).toBeCloseTo(rowOf(0, layout));
  });
});

describe('arrows and arcs', () => {
  test('are made of finite numbers, also for a piece that enters', () => {
    const layout = layoutOf(9, 0.8);
    for (const from of [0, 1, 8]) {
      const { line, head } = trailShape({ path: 'wood', from, to: from + 3 }, layout);
      expect(line + head).not.toMatch(/NaN|Infinity|undefined/);
    }
    expect(hopShape({ x: 10, y: 20 })).toMatch(/^M29 35C/);
  });
});
