import type { GameTypes } from '@dragonway/core';
import type { Judge, Key } from '../search/judge.js';

/** A whole number that three others decide, spread evenly over 32 bits. */
export const scramble = (one: number, two: number, three: number): number => {
  let mixed = Math.imul(one ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(two, 0xc2b2ae35) ^ Math.imul(three, 0x27d4eb2f);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return (mixed ^ (mixed >>> 15)) >>> 0;
};

/** Whether something happens that happens in so many percent of cases. */
export const happens = (scrambled: number, percent: number): boolean => scrambled % 100 < percent;

const RANGE = 2 ** 16;

// The sum of two even draws: near 0 most often, never beyond the double of the noise.
const stray = (key: Key, seed: number): number => {
  const drawn = scramble(key.low, key.high, seed);
  return ((drawn & 0xffff) + (drawn >>> 16)) / RANGE - 1;
};

/**
 * A judge whose judgement strays. How far depends on the position and the seed alone, so it misjudges the same position
 * in the same way whenever it meets it, as a person does, and its choices can be repeated.
 */
export const withNoise = <Types extends GameTypes>(judge: Judge<Types>, noise: number, seed: number): Judge<Types> => {
  if (noise === 0) return judge;
  const key: Key = { low: 0, high: 0 };
  return {
    ...judge,
    evaluate: (state, seat) => {
      judge.writeKey(state, key);
      const strayed = Math.round(stray(key, seed) * noise * 2);
      return judge.evaluate(state, seat) + (seat === 0 ? strayed : -strayed);
    },
  };
};
