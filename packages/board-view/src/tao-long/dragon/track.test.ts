import { expect, test } from 'vitest';
import { FLAT, spaceAt } from '../geometry/layout.js';
import type { Chain } from '../types.js';
import { trackOf } from './track.js';

const straight: Chain = {
  spaces: [3, 2, 1, 0].map(rank => spaceAt(4, rank)),
  links: [undefined, undefined, undefined],
};

test('a straight body has a space of length for each of its spaces', () => {
  const { pieces, stops } = trackOf(straight, 0, FLAT);
  expect(pieces).toHaveLength(1);
  expect(stops.map(Math.round)).toEqual([0, 100, 200, 300]);
});

test('a body through portals is two pieces that meet at the portals and share their measure', () => {
  const link = { near: spaceAt(2, 5), far: spaceAt(5, 2) };
  const chain = { spaces: [spaceAt(3, 5), spaceAt(6, 2), spaceAt(6, 1)], links: [link, undefined] };
  const { pieces, stops } = trackOf(chain, 1, FLAT);
  expect(pieces.map(piece => [piece.front?.kind, piece.back?.kind])).toEqual([
    [undefined, 'portal'],
    ['portal', undefined],
  ]);
  expect(pieces[0]?.to).toBeCloseTo(pieces[1]?.from ?? 0);
  expect(pieces[0]?.back?.at).toEqual({ x: 250, y: 250 });
  expect(pieces[1]?.front?.at).toEqual({ x: 550, y: 550 });
  expect(stops[1]).toBeGreaterThan(199);
  expect(stops[1]).toBeLessThan(205);
});

test('a body over a border of a torus is drawn leaving and entering, with one space between', () => {
  const layout = { turned: false, torus: { firstFile: 1, lastFile: 6, firstRank: 1, lastRank: 6 } };
  const chain = { spaces: [spaceAt(6, 3), spaceAt(1, 3), spaceAt(2, 3)], links: [undefined, undefined] };
  const { pieces, stops } = trackOf(chain, 3, layout);
  expect(pieces).toHaveLength(2);
  expect(stops.map(Math.round)).toEqual([0, 100, 200]);
  expect(pieces[0]?.back).toMatchObject({ kind: 'border', at: { x: 700, y: 450 } });
  expect(pieces[1]?.front).toMatchObject({ kind: 'border', at: { x: 100, y: 450 } });
  // Both pieces go on beyond the border, so they overlap in measure.
  expect(pieces[0]?.to).toBeGreaterThan(pieces[1]?.from ?? Number.NaN);
});
