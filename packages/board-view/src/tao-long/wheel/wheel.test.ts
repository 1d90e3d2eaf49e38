import { expect, test } from 'vitest';
import { ELEMENTS } from '../types.js';
import { actionOf, stonesUnder } from './sowing.js';
import { coinBearing, discCentre, discRadius, nextOnWheel, RING, stoneSpot, WHEEL } from './wheel-layout.js';

test('Heaven lies at the top, Fire at the left, Earth at the bottom, Water at the right', () => {
  const at = (element: (typeof ELEMENTS)[number]) => {
    const { x, y } = discCentre(element);
    return [Math.round(x), Math.round(y)].map(value => value + 0);
  };
  expect(at('heaven')).toEqual([0, -RING]);
  expect(at('fire')).toEqual([-RING, 0]);
  expect(at('earth')).toEqual([0, RING]);
  expect(at('water')).toEqual([RING, 0]);
});

test('the number of a falling stone never lies on the name below its disc', () => {
  expect(coinBearing('heaven')).toBe(0);
  for (const element of ELEMENTS) expect(Math.cos((coinBearing(element) * Math.PI) / 180)).toBeGreaterThan(-0.35);
});

test('a round with the flow meets every space once', () => {
  const round = ELEMENTS.map(element => nextOnWheel(element, 'ccw'));
  expect(new Set(round).size).toBe(8);
  expect(nextOnWheel('heaven', 'cw')).toBe('wind');
});

test('no stone of any stack leaves its disc, and no disc the drawing', () => {
  for (const element of ELEMENTS) {
    const centre = discCentre(element);
    for (let count = 1; count <= 8; count++)
      for (let index = 0; index < count; index++)
        expect(Math.abs(stoneSpot(element, index, count).y - centre.y)).toBeLessThan(discRadius(element) - 8);
    expect(Math.max(Math.abs(centre.x), Math.abs(centre.y)) + discRadius(element)).toBeLessThan(WHEEL);
  }
});

test('the tallest stack leaves the trigram in sight', () => {
  const LOWEST_LINE = -13;
  const HALF_A_STONE = 8;
  for (const element of ELEMENTS)
    for (const count of [3, 4, 8]) {
      const top = stoneSpot(element, count - 1, count).y - discCentre(element).y;
      expect(top - HALF_A_STONE).toBeGreaterThan(LOWEST_LINE);
    }
});

test('under a preview the lifted space is empty and the drops are numbered', () => {
  const sowing = {
    lift: 'wind',
    flow: 'ccw',
    drops: [
      { on: 'heaven', colour: 'black' },
      { on: 'lake', colour: 'white' },
    ],
  } as const;
  expect(stonesUnder('wind', ['black', 'white'], sowing)).toEqual([{ kind: 'lifted' }, { kind: 'lifted' }]);
  expect(stonesUnder('heaven', ['white'], sowing)).toEqual([
    { kind: 'lying', colour: 'white' },
    { kind: 'dropped', colour: 'black', order: 1 },
  ]);
  expect(actionOf(sowing)).toBe('lake');
});
