import { expect, test } from 'vitest';
import { AT_LEAST, EXACT, LEAST_TABLE_BYTES, Transpositions } from './transposition.js';

test('what was stored is found, with everything that was stored', () => {
  const table = new Transpositions(LEAST_TABLE_BYTES);
  const key = { low: -123_456_789, high: 42 };
  expect(table.find(key)).toBe(false);
  table.store(key, -987_654, 13, AT_LEAST, 300);
  expect(table.find(key)).toBe(true);
  expect([table.value, table.depth, table.bound, table.move]).toEqual([-987_654, 13, AT_LEAST, 300]);
});

test('a pair of slots keeps the deeper entry and the newer one', () => {
  const table = new Transpositions(LEAST_TABLE_BYTES);
  table.store({ low: 4, high: 1 }, 1, 9, EXACT, 0);
  table.store({ low: 4, high: 2 }, 1, 1, EXACT, 0);
  table.store({ low: 4, high: 3 }, 1, 2, EXACT, 0);
  expect([1, 2, 3].map(high => table.find({ low: 4, high }))).toEqual([true, false, true]);
});

test('memory stays within what was asked for', () => {
  for (const bytes of [LEAST_TABLE_BYTES, 100_000, 1 << 20]) {
    expect(new Transpositions(bytes).bytes).toBeLessThanOrEqual(bytes);
    expect(new Transpositions(bytes).bytes).toBeGreaterThan(bytes / 2 - 1);
  }
});

test('an emptied table knows nothing', () => {
  const table = new Transpositions(LEAST_TABLE_BYTES);
  table.store({ low: 0, high: 0 }, 5, 0, EXACT, 0);
  expect(table.find({ low: 0, high: 0 })).toBe(true);
  // Often enough for the ages of slots to begin anew.
  for (let times = 0; times < 300; times++) {
    table.clear();
    expect(table.find({ low: 0, high: 0 })).toBe(false);
  }
});
