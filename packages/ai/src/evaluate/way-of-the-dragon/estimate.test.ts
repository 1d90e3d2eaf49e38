import { DEFAULT_OPTIONS, type WayOptions, wayOfTheDragon } from '@dragonway/way-of-the-dragon';
import { describe, expect, test } from 'vitest';
import { exponential } from '../exponential.js';
import { estimateBy } from './estimate.js';
import { trainedNetwork } from './weights.js';

const chancesIn = (options: WayOptions, position: string): readonly number[] => {
  const state = wayOfTheDragon(options).notation.parsePosition(position);
  if (!state.ok) throw new Error(state.refusal.code);
  const chances = new Float64Array(options.players.length);
  estimateBy(options, trainedNetwork())(state.value, chances, 0);
  return [...chances];
};

describe('the trained judgement', () => {
  test('gives chances that sum to one', () => {
    const options: WayOptions = { ...DEFAULT_OPTIONS, players: ['black', 'white', 'blue'], powers: true };
    const chances = chancesIn(options, 'k:3.0.7.0.9/w:0.10.0.8.0/b:4.0.12.1.0 - k.b w 0');
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
  });

  test('prefers the one who is nearly finished with more points', () => {
    const [black = 0] = chancesIn(DEFAULT_OPTIONS, 'k:13.13.13.12.9/r:3.1.10.2.1 - - r 0');
    expect(black).toBeGreaterThan(0.9);
  });

  test('thinks the turn is worth something', () => {
    const [asFirst = 0] = chancesIn(DEFAULT_OPTIONS, 'k:0.0.0.0.0/r:0.0.0.0.0 - - k 0');
    const [asSecond = 0] = chancesIn(DEFAULT_OPTIONS, 'k:0.0.0.0.0/r:0.0.0.0.0 - - r 0');
    expect(asFirst).toBeGreaterThan(asSecond);
  });

  test('thinks that an unused power is worth something', () => {
    const options: WayOptions = { ...DEFAULT_OPTIONS, players: ['blue', 'red'], first: 'blue', powers: true };
    const place = 'b:4.4.4.4.4/r:5.5.5.5.5 -';
    const [kept = 0] = chancesIn(options, `${place} b b 0`);
    const [spent = 0] = chancesIn(options, `${place} - b 0`);
    expect(kept).toBeGreaterThan(spent);
  });
});

describe('the exponential function', () => {
  test.each([-30, -1.5, -0.1, 0, 0.3, 2, 20])('of %f is right to twelve digits', power => {
    expect(exponential(power) / Math.exp(power)).toBeCloseTo(1, 12);
  });
});
