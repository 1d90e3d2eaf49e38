import { expect, test } from 'vitest';
import { digits, polygon, softLoop, softPath } from './path.js';

test('numbers are written to one decimal, without a sign or a point that says nothing', () => {
  expect([0, 1, -1, 0.04, -0.04, 12.34, -12.36, 99.96, -0.5].map(digits)).toEqual([
    '0',
    '1',
    '-1',
    '0',
    '0',
    '12.3',
    '-12.4',
    '100',
    '-0.5',
  ]);
});

test('paths of no points are empty', () => {
  expect(polygon([])).toBe('');
  expect(softPath([])).toBe('');
  expect(softLoop([])).toBe('');
});

test('a polygon is closed unless it is asked to stay open', () => {
  const points = [
    { x: 0, y: 0 },
    { x: 1, y: 2 },
  ];
  expect(polygon(points)).toBe('M0 0L1 2Z');
  expect(polygon(points, false)).toBe('M0 0L1 2');
});
