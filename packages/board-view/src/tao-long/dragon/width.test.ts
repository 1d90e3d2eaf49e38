import { expect, test } from 'vitest';
import { halfWidth } from './width.js';

test('the profile of the body is met at its measured shares', () => {
  const shares = [0, 0.1, 0.28, 0.5, 0.72, 0.88, 1];
  expect(shares.map(share => Math.round(halfWidth(share) * 1000) / 1000)).toEqual([
    0.185, 0.2, 0.26, 0.235, 0.17, 0.085, 0,
  ]);
});

test('the body has no steps: neighbouring widths differ by little', () => {
  for (let share = 0; share < 1; share += 0.01)
    expect(Math.abs(halfWidth(share + 0.01) - halfWidth(share))).toBeLessThan(0.012);
});
