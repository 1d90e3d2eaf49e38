import { expect, test } from 'vitest';
import { position } from './drawn.js';
import { after, field, kindsOf, positionRefusal, refusalAfter } from './table.js';

// A white stone on Wind gives Heaven, one on Lake gives Fire.
const HEAVEN_NEXT = '-/-/-/w/ww/-/bbbb/w';
const FIRE_NEXT = '-/w/-/w/ww/-/bbbb/-';
const custom = (terrain: string, special = '') =>
  `;scenario=custom;terrain=${terrain};heaven=a7a8b8b7;earth=g1h1h2g2${special === '' ? '' : `;special=${special}`}`;
const PLAIN = custom('8/8/8/8/8/8/8/8');
const VALLEY = ';scenario=valley';

const BEFORE_A_PORTAL = `
  . . . . . . . .
  . . . . . . . .
  . . . . . . . .
  . . . r . . . .
  . . . H . . . .
  . . . 1 . . 6 5
  . . . 2 . . E 4
  . r . 3 . . . .`;

test('a step onto a free portal goes through it: the head comes out beside the other, and both are occupied', () => {
  const from = position(BEFORE_A_PORTAL, { wheel: FIRE_NEXT });
  const { position: reached, events } = after('L N@b1E+', { from, options: PLAIN });
  expect(field(reached, 2)).toBe('c1(b1d5)d4d3d2');
  expect(kindsOf(events)).toEqual(['actionBegun', 'portalEntered', 'portalLeft', 'stepped', 'absorbed', 'turnEnded']);
});

test('an occupied portal is free again as soon as the chain no longer runs through it', () => {
  const from = '8/8/8/3r4/8/8/8/1r6 c3c2c1(b1d5)d4 g1h1h2g2 4,0/4,0 -/-/-/w/ww/-/bbbb/w ccw h 1';
  const { position: reached } = after('A N', { from, options: PLAIN });
  expect(field(reached, 2)).toBe('c4c3c2c1');
});

test('R19: a portal whose destination has no empty space beside it is an obstacle', () => {
  const walled = position(BEFORE_A_PORTAL, { wheel: FIRE_NEXT }).replace('3r4/8/8/8/1r6', '3r4/8/8/1R6/RrR5');
  expect(after('L', { from: walled, options: PLAIN }).legal).toEqual(['E!', 'E+', 'W!', 'W+']);
  expect(refusalAfter('L', 'N@b1E+', { from: walled, options: PLAIN })).toMatchObject({
    code: 'move/blocked',
    ruling: 'R19',
    by: { kind: 'portalWithoutDestination' },
  });
});

test("R19: under R8 the mover's own tail is not an empty space beside the destination", () => {
  const from = position(
    `
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . r . . . .
    . . . H . . . .
    . . R 1 R . 6 5
    . . 3 2 . . E 4
    . . r R . . . .`,
    { wheel: FIRE_NEXT },
  );
  expect(after('L', { from, options: PLAIN }).legal).not.toContain('N@c1N+');
  expect(after('L', { from, options: `${PLAIN};tailLeavesFirst=on` }).legal).toContain('N@c1N+');
});

test('R20: a coloured portal leads to the other portal of its colour and to no other', () => {
  const from = position(BEFORE_A_PORTAL, { wheel: FIRE_NEXT }).replace('8/8/8/3r4', 'g7/8/8/3r4');
  expect(refusalAfter('L', 'N@a8E+', { from, options: PLAIN })).toEqual({
    code: 'move/wrong-destination',
    ruling: 'R20',
    portal: 28,
    destination: 7,
    allowed: [8],
  });
});

const VALLEY_START = position(
  `
  . . . . . . . .
  . . . . . . . .
  . . g . . b . .
  . . . R R . . .
  . . . R R . . .
  . . r . . g . .
  . . H . . . 6 5
  . 2 1 . . . E 4`,
  { wheel: FIRE_NEXT, meters: '4,1/4,0' },
);

test('R20: in The Valley the red portal leads to any other, and the green ones to each other', () => {
  const { legal } = after('L', { from: VALLEY_START, options: VALLEY });
  const destinations = new Set(legal.filter(move => move.startsWith('N@')).map(move => move.slice(2, 4)));
  expect([...destinations]).toEqual(['c6', 'f3', 'f6']);
  const green = VALLEY_START.replace('2r2g2', '2g2r2').replace('2g2b2', '2g2b2');
  const fromGreen = after('L', { from: green, options: VALLEY }).legal.filter(move => move.startsWith('N@'));
  expect(new Set(fromGreen.map(move => move.slice(2, 4)))).toEqual(new Set(['c6']));
});

test('R20: a chain may run through two portals only if one of them leads to the other', () => {
  const from = '8/8/8/3r4/8/8/8/1g6 c1(b1d5)d4d3d2 g1h1h2g2 4,0/4,0 -/-/-/w/ww/-/bbbb/w ccw h 1';
  expect(positionRefusal(from, PLAIN)).toEqual({
    code: 'position/portals-not-joined',
    ruling: 'R20',
    near: 8,
    far: 28,
  });
  expect(after('', { from, options: custom('8/8/8/8/8/8/8/8', 'valleyPortals') }).decision).toBe('heaven spirit');
});

test('R21: entering the red portal costs a fire stone, and without one it is an obstacle', () => {
  const { position: reached, events } = after('L N@f6N!', { from: VALLEY_START, options: VALLEY });
  expect(field(reached, 4)).toBe('4,0/4,0');
  expect(kindsOf(events).slice(1, 5)).toEqual(['portalEntered', 'portalLeft', 'stepped', 'pricePaid']);
  const poor = VALLEY_START.replace('4,1/4,0', '4,0/4,0');
  expect(refusalAfter('L', 'N@f6N!', { from: poor, options: VALLEY })).toMatchObject({
    code: 'move/blocked',
    ruling: 'R21',
    by: { kind: 'portalPrice' },
  });
});

test('R21: entering the blue portal costs a water stone as damage, paid before the rest of the action', () => {
  const blue = VALLEY_START.replace('2r2g2', '2b2g2').replace('2g2b2', '2g2r2').replace('4,1/4,0', '1,1/4,0');
  const { events, position: reached } = after('L N@f6N+', { from: blue, options: VALLEY });
  expect(kindsOf(events).slice(4)).toEqual([
    'pricePaid',
    'lifeLost',
    'segmentLost',
    'meterRefilled',
    'absorbed',
    'turnEnded',
  ]);
  expect(field(reached, 4)).toBe('4,2/4,0');
});

test('R21: a price that costs the last segment ends the game', () => {
  const blue = VALLEY_START.replace('2r2g2', '2b2g2').replace('2g2b2', '2g2r2').replace('4,1/4,0', '1,1/4,0');
  const from = blue.replace('c2c1b1', 'c2c1');
  expect(after('L N@f6N+', { from, options: VALLEY }).decision).toBe('over earth');
});

test('R22: after a portal the second step of Heaven goes on in the direction in which the dragon came out', () => {
  const from = position(BEFORE_A_PORTAL, { wheel: HEAVEN_NEXT });
  const { legal } = after('A', { from, options: PLAIN });
  expect(legal).toEqual(['N@b1E', 'N@b1EE', 'N@b1N', 'N@b1NN', 'N@b1W']);
  expect(refusalAfter('A', 'N@b1EN', { from, options: PLAIN })).toMatchObject({
    code: 'move/wrong-direction',
    step: 2,
    allowed: [1],
  });
});

test('R22: the second step may enter a portal too', () => {
  const from = position(BEFORE_A_PORTAL, { wheel: HEAVEN_NEXT }).replace('8/8/8/3r4/8/8/8/1r6', '8/8/g7/8/3g4/8/8/8');
  const { legal } = after('A', { from: from.replace('d4d3d2d1', 'd2d1c1b1'), options: PLAIN });
  expect(legal.slice(0, 2)).toEqual(['N', 'NN@a6E']);
});

test('R23: for every later rule the dragon faces the direction in which it came out', () => {
  const from = '8/8/8/3r4/8/8/8/1r6 c1(b1d5)d4d3d2 g1h1h2g2 4,0/4,0 -/-/-/w/ww/-/bbbb/w ccw h 1';
  expect(refusalAfter('', 'A', { from, options: PLAIN })).toMatchObject({
    code: 'move/impossible-action',
    because: { kind: 'facing', needs: 'vertical', faces: 1 },
  });
});

test('R24: free portals block range, and nothing shoots through a portal', () => {
  const from = position(
    `
    . . . . . . . .
    . . . E 4 5 6 .
    . . . y . . . .
    . . . . . . . .
    . . . H . . . .
    . . . 1 . . . .
    . . . 2 . . . .
    y . . 3 . . . .`,
    { wheel: FIRE_NEXT, meters: '4,4/4,0' },
  );
  const { events } = after('L N!', { from, options: PLAIN });
  expect(events).toContainEqual(
    expect.objectContaining({ kind: 'expelled', hit: undefined, reached: [{ space: 29, value: 2 }] }),
  );
});

test('an occupied portal is a part of the dragon in it: bites and attacks hit it', () => {
  const from = '8/8/3r4/8/8/8/8/1r6 d4d3d2 c1(b1d6)d7d8 4,0/4,0 -/-/-/w/ww/-/bbbb/w ccw h 1';
  expect(kindsOf(after('A N', { from, options: PLAIN }).events)).toContain('bitten');
  const fire = from.replace(HEAVEN_NEXT, FIRE_NEXT);
  expect(after('L N!', { from: fire, options: PLAIN }).events).toContainEqual(
    expect.objectContaining({ kind: 'expelled', damage: 2 }),
  );
});
