import { randomFrom } from '@dragonway/core';
import { expect, test } from 'vitest';
import { optionsOf } from '../../test/tables.js';
import { FEATURES, WEIGHTS } from '../evaluate/tao-long/weights.js';
import { fitLogistic, meanLoss, type Sample, sigmoid } from './logistic.js';
import { selfPlaySamples, tune } from './tao-long.js';

const madeUp = (weights: readonly number[], count: number): readonly Sample[] => {
  const random = randomFrom(3);
  return Array.from({ length: count }, () => {
    const features = Float64Array.from(weights, () => random.below(9) - 4);
    const sum = weights.reduce((total, weight, index) => total + weight * (features[index] ?? 0), 0);
    return { features, points: random.below(1_000) < sigmoid(sum) * 1_000 ? 1 : 0 };
  });
};

test('the fit finds the weights that made the results', () => {
  const samples = madeUp([0.8, -0.3, 0], 4_000);
  const fitted = fitLogistic(samples, new Float64Array(3), 1);
  expect(fitted[0]).toBeCloseTo(0.8, 0);
  expect(fitted[1]).toBeCloseTo(-0.3, 0);
  expect(fitted[2]).toBeCloseTo(0, 0);
  expect(meanLoss(samples, fitted)).toBeLessThan(meanLoss(samples, new Float64Array(3)));
});

test('the same games give the same weights', () => {
  const play = { weights: WEIGHTS, nodes: 40, noise: 50, openingDecisions: 6, mostTurns: 300 };
  const learnt = () =>
    tune(selfPlaySamples(optionsOf('tao-long'), play, 2), { weights: WEIGHTS, chanceScale: 300 }, 100);
  expect(learnt()).toEqual(learnt());
  expect(learnt().weights).not.toEqual(WEIGHTS);
});

test('a game against oneself gives samples of both sides, and tuning on them keeps the lifepoint as its unit', () => {
  const play = { weights: WEIGHTS, nodes: 60, noise: 50, openingDecisions: 6, mostTurns: 300 };
  const samples = selfPlaySamples(optionsOf('tao-long'), play, 1);
  expect(new Set(samples.map(({ points }) => points))).toEqual(new Set([0, 1]));
  expect(samples[0]?.features.length).toBe(FEATURES.length);
  expect(tune(samples, { weights: WEIGHTS, chanceScale: 300 }, 1_000).weights.life).toBe(100);
});
