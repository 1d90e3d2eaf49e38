import { expect, test } from 'vitest';
import { areaOf, bearingOf, boxOf, centreOf, FLAT, nameOf, spaceAt, spaceInCell, stepBetween } from './layout.js';

const TURNED = { ...FLAT, turned: true };
const TILES = Array.from({ length: 64 }, (_, space) => {
  const isInside = [Math.floor(space / 8), space % 8].every(line => line > 0 && line < 7);
  return isInside ? ('none' as const) : ('outside' as const);
});

test('a1 lies at the lower left, and at the upper right of a turned board', () => {
  expect(centreOf(0, FLAT)).toEqual({ x: 50, y: 750 });
  expect(centreOf(0, TURNED)).toEqual({ x: 750, y: 50 });
});

test('every space is found again in the cell that shows it, on either side of the board', () => {
  for (const layout of [FLAT, TURNED])
    for (let space = 0; space < 64; space++) {
      const { x, y } = centreOf(space, layout);
      expect(spaceInCell(Math.floor(x / 100), Math.floor(y / 100), layout)).toBe(space);
    }
});

test('north points down on a turned board', () => {
  expect(bearingOf(0, FLAT)).toBe(0);
  expect(bearingOf(0, TURNED)).toBe(180);
  expect(bearingOf(3, TURNED)).toBe(90);
});

test('the area of a torus is what is not outside', () => {
  expect(areaOf(TILES)).toEqual({ firstFile: 1, lastFile: 6, firstRank: 1, lastRank: 6 });
  expect(areaOf(TILES.map(() => 'none'))).toBeUndefined();
});

test('the area keeps its box on a turned board when it is centred', () => {
  const area = { firstFile: 1, lastFile: 6, firstRank: 1, lastRank: 6 };
  expect(boxOf(area, TURNED)).toEqual(boxOf(area, FLAT));
});

test('on a torus the step from the last file to the first leads on over the border', () => {
  const layout = { turned: false, torus: areaOf(TILES) };
  expect(stepBetween(spaceAt(6, 3), spaceAt(1, 3), layout)).toEqual({ step: { x: 1, y: -0 }, isOverBorder: true });
  expect(stepBetween(spaceAt(2, 1), spaceAt(2, 6), layout).step.y).toBe(1);
  expect(stepBetween(spaceAt(2, 2), spaceAt(2, 3), layout).isOverBorder).toBe(false);
});

test('spaces are named by file and rank', () => {
  expect([0, 7, 56, 63].map(nameOf)).toEqual(['a1', 'a8', 'h1', 'h8']);
});
