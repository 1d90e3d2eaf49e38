import { expect, test } from 'vitest';
import type { WayScene } from '../types.js';
import { pointsOf, scoreBoxes } from './boxes.js';

const SCENE: WayScene = {
  length: 9,
  seats: ['black', 'red'],
  pieces: [
    { player: 'black', path: 'water', space: 12 },
    { player: 'black', path: 'metal', space: 9 },
    { player: 'black', path: 'wood', space: 14 },
    { player: 'red', path: 'water', space: 10 },
  ],
  dead: [],
  turn: 'black',
  dice: [],
  spent: [],
};

test('a box tells a number at rest, a piece on its way, and one that has not entered', () => {
  expect(scoreBoxes(SCENE, 'black').map(({ box }) => box)).toEqual([
    { kind: 'rests', number: 3 },
    { kind: 'notEntered' },
    { kind: 'onItsWay', space: 9 },
    { kind: 'notEntered' },
    { kind: 'rests', number: 5 },
  ]);
});

test('points are the sum of the numbers under the pieces', () => {
  expect(pointsOf(SCENE, 'black')).toBe(8);
  expect(pointsOf(SCENE, 'red')).toBe(1);
  expect(pointsOf(SCENE, 'white')).toBe(0);
});
