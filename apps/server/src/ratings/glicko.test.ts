import { expect, test } from 'vitest';
import { glicko, glickoMethod } from './glicko.js';
import { manySeatsMethod } from './many-seats.js';

const rated = (rating: number, deviation: number) => ({ rating, deviation, state: { volatility: 0.06 } });

test("Glickman's worked example", () => {
  const after = glicko(rated(1500, 200), [
    { opponent: rated(1400, 30), score: 1 },
    { opponent: rated(1550, 100), score: 0 },
    { opponent: rated(1700, 300), score: 0 },
  ]);
  expect(after.rating).toBeCloseTo(1464.05, 1);
  expect(after.deviation).toBeCloseTo(151.52, 1);
  expect(after.state['volatility']).toBeCloseTo(0.05999, 4);
});

test('nobody is changed by being rated', () => {
  const before = [glickoMethod.initial, glickoMethod.initial];
  glickoMethod.rate(before, [1, 2]);
  expect(before).toEqual([glickoMethod.initial, glickoMethod.initial]);
});

test('a draw between equals changes no rating', () => {
  const after = glickoMethod.rate([glickoMethod.initial, glickoMethod.initial], [1, 1]);
  expect(after.map(({ rating }) => Math.round(rating))).toEqual([1500, 1500]);
});

test('among five the ratings follow the places, and shared places share', () => {
  const before = Array.from({ length: 5 }, () => manySeatsMethod.initial);
  const after = manySeatsMethod.rate(before, [2, 1, 4, 4, 3]).map(({ rating }) => rating);
  const [second = 0, first = 0, last = 0, alsoLast = 0, third = 0] = after;
  expect([first > second, second > third, third > last]).toEqual([true, true, true]);
  expect(last).toBeCloseTo(alsoLast, 6);
});
