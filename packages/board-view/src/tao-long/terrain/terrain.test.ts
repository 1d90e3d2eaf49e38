import { expect, test } from 'vitest';
import { PORTAL_COLOURS } from '../types.js';
import { landscapeOf } from './scenery.js';
import { ARMS, swirlOf } from './swirl.js';

test('the same scenery is always drawn alike, and each has its own', () => {
  expect(landscapeOf('valley')).toEqual(landscapeOf('valley'));
  expect(landscapeOf('valley').river).not.toBe(landscapeOf('wall').river);
});

test('portals can be told apart by their arms alone', () => {
  expect(new Set(PORTAL_COLOURS.map(colour => ARMS[colour])).size).toBe(4);
  for (const colour of PORTAL_COLOURS) expect(swirlOf(colour).arms.split('M')).toHaveLength(ARMS[colour] + 1);
});
