import { expect, test } from 'vitest';
import { fromRootToState, fromStateToRoot, isProven, provenEnd, WIN, wonAfter } from './values.js';

test('a proven value tells who wins and in how many turns, the present one counted', () => {
  expect(provenEnd(wonAfter(0))).toEqual({ wins: true, turns: 1 });
  expect(provenEnd(-wonAfter(2))).toEqual({ wins: false, turns: 3 });
  expect(provenEnd(350)).toBeUndefined();
});

test('a sooner win is worth more, a later loss too', () => {
  expect(wonAfter(0)).toBeGreaterThan(wonAfter(1));
  expect(-wonAfter(3)).toBeGreaterThan(-wonAfter(1));
});

test('a proven value is kept from the view of its state and read on any path', () => {
  const kept = fromRootToState(wonAfter(5), 3);
  expect(kept).toBe(wonAfter(2));
  expect(fromStateToRoot(kept, 1)).toBe(wonAfter(3));
  expect(fromRootToState(120, 3)).toBe(120);
  expect(isProven(WIN)).toBe(true);
});
