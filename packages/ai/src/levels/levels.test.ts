import { expect, test } from 'vitest';
import { LEVEL_NUMBERS } from './level.js';
import { happens, scramble } from './noise.js';
import { BLIND_SPOTS, TAO_LONG_LEVELS } from './tao-long.js';

test('each level of Tao Long looks at more and overlooks no more than the one below it', () => {
  for (const level of LEVEL_NUMBERS.slice(1)) {
    const [own, below] = [TAO_LONG_LEVELS[level], TAO_LONG_LEVELS[(level - 1) as typeof level]];
    expect(own.nodes).toBeGreaterThan(below.nodes);
    expect(own.noise).toBeLessThanOrEqual(below.noise);
    for (const spot of BLIND_SPOTS) expect(own.overlooks[spot]).toBeLessThanOrEqual(below.overlooks[spot]);
  }
});

test('what happens in so many percent of cases does so', () => {
  const count = Array.from({ length: 10_000 }, (_, index) => happens(scramble(index, 5, 9), 30)).filter(Boolean).length;
  expect(count).toBeGreaterThan(2_800);
  expect(count).toBeLessThan(3_200);
});
