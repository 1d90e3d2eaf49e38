import { expect, test } from 'vitest';
import type { Scene, Tile } from '../types.js';
import { afterEvents } from './apply.js';
import type { Happening } from './happening.js';
import { momentAt, timelineOf } from './timeline.js';

const TILES = Array.from({ length: 64 }, (_, space): Tile => (space === 40 ? 'smallRock' : 'none'));

const SCENE: Scene = {
  board: {
    tiles: TILES,
    chains: {
      heaven: { spaces: [6, 7, 15, 14], links: [undefined, undefined, undefined] },
      earth: { spaces: [48, 56, 57, 49], links: [undefined, undefined, undefined] },
    },
    facing: { heaven: 2, earth: 3 },
  },
  wheel: {
    heaven: ['white', 'white'],
    lake: [],
    fire: ['black', 'white'],
    thunder: [],
    earth: ['black', 'black'],
    mountain: [],
    water: ['white', 'black'],
    wind: [],
  },
  coin: 'ccw',
  meters: { heaven: { water: 4, fire: 2 }, earth: { water: 1, fire: 0 } },
  segments: { heaven: 3, earth: 3 },
};

const SOWING: readonly Happening[] = [
  { kind: 'stonesLifted', from: 'water', colours: ['white', 'black'], flow: 'ccw' },
  { kind: 'stoneDropped', on: 'wind', colour: 'black' },
  { kind: 'stoneDropped', on: 'heaven', colour: 'white' },
];

test('a sowing empties the lifted space and drops its stones on top of the others', () => {
  const { wheel } = afterEvents(SCENE, SOWING);
  expect(wheel.water).toEqual([]);
  expect(wheel.wind).toEqual(['black']);
  expect(wheel.heaven).toEqual(['white', 'white', 'white']);
});

test('the hand carries what is not yet dropped from space to space', () => {
  const motions = timelineOf(SCENE, SOWING).clips.map(({ motion }) => motion);
  expect(motions).toEqual([
    { kind: 'lift', from: 'water', hand: ['white', 'black'] },
    { kind: 'drop', from: 'water', on: 'wind', colour: 'black', hand: ['white'] },
    { kind: 'drop', from: 'wind', on: 'heaven', colour: 'white', hand: [] },
  ]);
});

test('a step moves the chain; through portals it remembers both of them and takes longer', () => {
  const plain: Happening = { kind: 'stepped', dragon: 'heaven', from: 6, to: 5, facing: 2, left: 14 };
  expect(afterEvents(SCENE, [plain]).board?.chains.heaven.spaces).toEqual([5, 6, 7, 15]);
  const through: readonly Happening[] = [
    { kind: 'portalEntered', dragon: 'heaven', portal: 5 },
    { kind: 'portalLeft', dragon: 'heaven', portal: 34, to: 35 },
    { kind: 'stepped', dragon: 'heaven', from: 6, to: 35, facing: 0, left: 14 },
  ];
  expect(afterEvents(SCENE, through).board?.chains.heaven.links[0]).toEqual({ near: 34, far: 5 });
  expect(timelineOf(SCENE, [plain]).duration).toBe(320);
  expect(timelineOf(SCENE, through).duration).toBe(480);
});

test('a lost tail shortens the chain and a refill fills the meter', () => {
  const after = afterEvents(SCENE, [
    { kind: 'lifeLost', dragon: 'earth', water: 0 },
    { kind: 'segmentLost', dragon: 'earth', from: 49, segments: 2 },
    { kind: 'meterRefilled', dragon: 'earth' },
  ]);
  expect(after.board?.chains.earth).toEqual({ spaces: [48, 56, 57], links: [undefined, undefined] });
  expect(after.segments.earth).toBe(2);
  expect(after.meters.earth.water).toBe(4);
});

test('rocks crack and break, fire is spent, stones are absorbed', () => {
  const cracked = afterEvents(SCENE, [{ kind: 'rockDamaged', space: 40, damage: 1, broken: false }]);
  expect(cracked.board?.tiles[40]).toBe('damagedRock');
  const broken = afterEvents(cracked, [{ kind: 'rockTrampled', dragon: 'heaven', space: 40, damage: 1 }]);
  expect(broken.board?.tiles[40]).toBe('none');
  expect(afterEvents(SCENE, [{ kind: 'fireSpent', dragon: 'heaven', stones: 2 }]).meters.heaven.fire).toBe(0);
  expect(afterEvents(SCENE, [{ kind: 'absorbed', dragon: 'earth', element: 'fire', taken: 1 }]).meters.earth.fire).toBe(
    1,
  );
});

test('during a clip the scene before it is shown with what moves; at the end the scene after all of them', () => {
  const timeline = timelineOf(SCENE, SOWING);
  expect(momentAt(timeline, 0)).toMatchObject({ motion: { kind: 'lift' }, share: 0, event: 0 });
  const middle = momentAt(timeline, 160 + 70);
  expect(middle).toMatchObject({ motion: { kind: 'drop', on: 'wind' }, share: 0.5, event: 1 });
  expect(middle.scene.wheel.wind).toEqual([]);
  expect(momentAt(timeline, timeline.duration).scene).toBe(timeline.end);
});

test('with reduced motion nothing travels: every clip shows its end for a short time', () => {
  const timeline = timelineOf(SCENE, SOWING, true);
  expect(timeline.duration).toBe(3 * 120);
  expect(momentAt(timeline, 130)).toMatchObject({ motion: undefined, event: 1 });
  expect(momentAt(timeline, 130).scene.wheel.wind).toEqual(['black']);
});

test('a hidden board rests where a dragon would step', () => {
  const { board: _, ...hidden } = SCENE;
  const step: Happening = { kind: 'stepped', dragon: 'heaven', from: 6, to: 5, facing: 2, left: 14 };
  expect(timelineOf(hidden, [step]).clips[0]?.motion).toEqual({ kind: 'rest' });
});
