import type { Event } from '@dragonway/tao-long';
import { expect, test } from 'vitest';
import { marked, marks, nameOf, position } from './drawn.js';
import { after, field, gameOf, kindsOf } from './table.js';

// A white stone on Lake: lifting it gives Fire; one on Mountain gives Water.
const FIRE_NEXT = '-/w/-/w/ww/-/bbbb/-';
const WATER_NEXT = '-/-/-/w/ww/w/bbbb/-';

const expelled = (events: readonly Event[]): Extract<Event, { kind: 'expelled' }> => {
  const event = events.find(({ kind }) => kind === 'expelled');
  if (event?.kind !== 'expelled') throw new Error('nothing was expelled');
  return event;
};

const reachAfter = (moves: string, from: string, options = ''): readonly string[] =>
  marked(expelled(after(moves, { from, options }).events).reached);

const OPEN = position(
  `
  . . . . . . . .
  . . . . . . . .
  . . . . . . . .
  . . . . . . . .
  . . . H . . . .
  . . . 1 . . . .
  . . . 2 . . 6 5
  . . . 3 . . E 4`,
  { wheel: FIRE_NEXT },
);

test('R9: the ruler on an open board', () => {
  expect(reachAfter('L N!', OPEN)).toEqual(
    marks(`
    . . . 0 . . . .
    . . . 1 . . . .
    . . 1 2 1 . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .`),
  );
});

test('R9: a tile on the first space hides the sides and what lies behind; the tile itself is reached', () => {
  const from = OPEN.replace('8/8/8/8/8/8/8/8', '8/8/3o4/8/8/8/8/8');
  expect(reachAfter('L N!', from)).toEqual(['d6 2']);
});

test('R9: a tile on the second space hides the third only', () => {
  const from = OPEN.replace('8/8/8/8/8/8/8/8', '8/3o4/8/8/8/8/8/8');
  expect(reachAfter('L N!', from)).toEqual(['c6 1', 'd6 2', 'd7 1', 'e6 1']);
});

test('R9: nothing is reached beyond the edge', () => {
  const from = OPEN.replace('d4d3d2d1', 'a7a6a5a4');
  expect(reachAfter('L N!', from)).toEqual([]);
});

const BEHIND_A_SEGMENT = position(
  `
  . . . . . . . .
  . . . E 4 . . .
  . . . . 5 6 . .
  . . . . . . . .
  . . . H . . . .
  . . . 1 . . . .
  . . . 2 . . . .
  . . . 3 . . . .`,
  { wheel: FIRE_NEXT },
);

test('R9: dragons block range, and with rangeThroughDragons heads and segments do not', () => {
  expect(reachAfter('L N!', BEHIND_A_SEGMENT)).toEqual(['c6 1', 'd6 2', 'd7 1', 'e6 1']);
  expect(reachAfter('L N!', BEHIND_A_SEGMENT, ';rangeThroughDragons=on')).toEqual([
    'c6 1',
    'd6 2',
    'd7 1',
    'd8 0',
    'e6 1',
  ]);
});

test('R9: on a torus the ruler goes round the borders', () => {
  const from = '########/#6#/#6#/#6#/#6#/#6#/#6#/######## d6d5d4d3 g2f2f3g3 4,0/4,0 -/w/-/w/ww/-/bbbb/- ccw h 1';
  expect(reachAfter('L N!', from, ';scenario=torus')).toEqual(['c2 1', 'd2 2', 'd3 1', 'd4 0', 'e2 1']);
});

test('R10: the opponent takes the highest value among its reached parts, plus the fire stones', () => {
  const from = BEHIND_A_SEGMENT.replace('4,0/4,0', '4,2/4,0');
  const { events, position: reached } = after('L N!', { from });
  expect(expelled(events)).toMatchObject({ bonus: 2, damage: 3, hit: { value: 1 } });
  expect(field(reached, 4)).toBe('4,0/1,0');
});

test('R10: on the third space ahead the value is 0 and the bonus still counts', () => {
  const from = position(
    `
    . . . E 4 5 6 .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . H . . . .
    . . . 1 . . . .
    . . . 2 . . . .
    . . . 3 . . . .`,
    { wheel: FIRE_NEXT, meters: '4,1/4,0' },
  );
  const { events } = after('L N!', { from });
  expect(expelled(events)).toMatchObject({ bonus: 1, damage: 1, hit: { value: 0 } });
});

test('R11: the bonus of water is the water in the centre before the damage', () => {
  const from = BEHIND_A_SEGMENT.replace(FIRE_NEXT, WATER_NEXT).replace('4,0/4,0', '3,0/4,0');
  const { events, position: reached } = after('M N!', { from });
  expect(expelled(events)).toMatchObject({ element: 'water', bonus: 1, damage: 2 });
  expect(field(reached, 4)).toBe('3,0/2,0');
});

test('R11: after a fire attack all fire stones go to the centre, hit or miss', () => {
  const { events, position: reached } = after('L N!', { from: OPEN.replace('4,0/4,0', '4,3/4,0') });
  expect(expelled(events).hit).toBeUndefined();
  expect(events).toContainEqual({ kind: 'fireSpent', dragon: 'heaven', stones: 3 });
  expect(field(reached, 4)).toBe('4,0/4,0');
});

test('absorbing takes a stone from the centre unless the meter is full or the centre has none', () => {
  const meters = (from: string, moves: string) => field(after(moves, { from }).position, 4);
  expect(meters(OPEN, 'L N+')).toBe('4,1/4,0');
  expect(meters(OPEN.replace('4,0/4,0', '4,4/4,0'), 'L N+')).toBe('4,4/4,0');
  expect(meters(OPEN.replace('4,0/4,0', '4,4/4,4'), 'L N+')).toBe('4,4/4,4');
  const thirsty = OPEN.replace(FIRE_NEXT, WATER_NEXT);
  expect(meters(thirsty.replace('4,0/4,0', '2,0/4,0'), 'M N+')).toBe('3,0/4,0');
});

test('R12: an attack that defeats is completed first: fire returns and rocks are hit', () => {
  const from = position(
    `
    . . . . . . . .
    . . . E 4 . . .
    . . o . . . . .
    . . . . . . . .
    . . . H . . . .
    . . . 1 . . . .
    . . . 2 . . . .
    . . . 3 . . . .`,
    { wheel: FIRE_NEXT, meters: '4,4/1,0' },
  );
  const { events, position: reached } = after('L N!', { from, options: ';scenario=wall' });
  expect(kindsOf(events).filter(kind => ['fireSpent', 'rockDamaged', 'gameOver'].includes(kind))).toEqual([
    'fireSpent',
    'rockDamaged',
    'gameOver',
  ]);
  expect(reached).toBe('8/8/2x5/8/8/8/8/8 d5d4d3d2 d7 4,0/0,0 -/-/w/w/ww/-/bbbb/- ccw h 1');
});

const LAST_BREATH = position(
  `
  . . . . . . . .
  . . . . . . . .
  . . . . . . . .
  . . . o . . . .
  . . . H . . . .
  . . . 1 . . 6 5
  . . . . . . E 4
  . . . . . . . .`,
  { wheel: FIRE_NEXT, meters: '2,3/4,0' },
);

test('R12: a trample that defeats the mover ends the action, and both endings are legal and the same', () => {
  const options = ';scenario=wall';
  expect(after('L', { from: LAST_BREATH, options }).legal).toEqual(expect.arrayContaining(['N!', 'N+']));
  const burnt = after('L N!', { from: LAST_BREATH, options });
  const drunk = after('L N+', { from: LAST_BREATH, options });
  expect(burnt.position).toBe(drunk.position);
  expect(burnt.decision).toBe('over earth');
  expect(field(burnt.position, 4)).toBe('0,3/4,0');
});

test('R12: a trample that defeats the mover allows no second step', () => {
  const from = LAST_BREATH.replace(FIRE_NEXT, '-/-/-/w/ww/-/bbbb/w');
  expect(after('A', { from, options: ';scenario=wall' }).legal).toEqual(['N']);
});

test('R13: positions count as the same by what the mode can see of the stones', () => {
  const keyOf = (text: string, options = '') => {
    const game = gameOf(options);
    const state = game.notation.parsePosition(text);
    return state.ok ? game.repetitionKey(state.value) : undefined;
  };
  const one = OPEN.replace(FIRE_NEXT, 'wb/-/-/-/ww/w/bbb/-');
  const otherOrder = OPEN.replace(FIRE_NEXT, 'bw/-/-/-/ww/w/bbb/-').replace(/1$/, '9');
  const otherColours = OPEN.replace(FIRE_NEXT, 'ww/-/-/-/ww/b/bbb/-');
  expect(keyOf(one)).toBe(keyOf(otherOrder));
  expect(keyOf(one)).toBe(keyOf(otherColours));
  expect(keyOf(one, ';mode=monk')).toBe(keyOf(otherOrder, ';mode=monk'));
  expect(keyOf(one, ';mode=monk')).not.toBe(keyOf(otherColours, ';mode=monk'));
  expect(keyOf(one, ';solo=heaven')).not.toBe(keyOf(otherOrder, ';solo=heaven'));
});

test('R13: inside a turn there is nothing to claim', () => {
  const { game, state } = after('L', { from: OPEN });
  expect(game.repetitionKey(state)).toBeUndefined();
});

// Heaven on Wind's stone: one straight step.
const BITE_NEXT = '-/-/-/w/ww/-/bbbb/w';
const FACING_A_ROCK = position(
  `
  . . . . . . . .
  . . . . . . . .
  . . . o . . . .
  . . . . . . . .
  . . . H . . . .
  . . . 1 . . 6 5
  . . . 2 . . E 4
  . . . 3 . . . .`,
  { wheel: BITE_NEXT },
);

test('R25: a bite does a small rock 1 damage, and the second removes it', () => {
  const bitten = after('A N', { from: FACING_A_ROCK, options: ';scenario=cave' });
  expect(field(bitten.position, 1)).toBe('8/8/3x4/8/8/8/8/8');
  const damaged = FACING_A_ROCK.replace('3o4', '3x4');
  expect(field(after('A N', { from: damaged, options: ';scenario=cave' }).position, 1)).toBe('8/8/8/8/8/8/8/8');
});

test('R25: small rocks of the other scenarios are plain obstacles that no bite harms', () => {
  const { events, legal } = after('A', { from: FACING_A_ROCK, options: ';scenario=canyon' });
  expect(legal).toEqual(['N']);
  expect(kindsOf(after('A N', { from: FACING_A_ROCK, options: ';scenario=canyon' }).events)).not.toContain('bitten');
  expect(kindsOf(events)).not.toContain('rockDamaged');
});

test("R26: every small rock on a reached space takes the ruler's value without bonus, and still hides what is behind", () => {
  const from = position(
    `
    . . . o . . . .
    . . . . . . . .
    . . o . x . . .
    . . . . . . . .
    . . . H . . . .
    . . . 1 . . 6 5
    . . . 2 . . E 4
    . . . 3 . . . .`,
    { wheel: FIRE_NEXT, meters: '4,4/4,0' },
  );
  const { position: reached } = after('L N!', { from, options: ';scenario=cave' });
  expect(field(reached, 1)).toBe('3o4/8/2x5/8/8/8/8/8');
  const straightAhead = from.replace('3o4/8/2o1x3', '8/8/3o4');
  const hit = after('L N!', { from: straightAhead, options: ';scenario=cave' });
  expect(field(hit.position, 1)).toBe('8/8/8/8/8/8/8/8');
  expect(marked(expelled(hit.events).reached)).toEqual(['d6 2']);
});

test('R27: trampling removes the rock and costs the damage that it still needed', () => {
  const { events, position: reached } = after('A NN', { from: FACING_A_ROCK, options: ';scenario=cave' });
  expect(events).toContainEqual({ kind: 'rockTrampled', dragon: 'heaven', space: 29, damage: 2 });
  expect(nameOf(29)).toBe('d6');
  expect(field(reached, 1)).toBe('8/8/8/8/8/8/8/8');
  expect(field(reached, 4)).toBe('2,0/4,0');
  const damaged = FACING_A_ROCK.replace('3o4', '3x4');
  expect(field(after('A NN', { from: damaged, options: ';scenario=cave' }).position, 4)).toBe('3,0/4,0');
});

test('R27: a head that comes out of a portal cannot trample', () => {
  const from = position(
    `
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . r . . . .
    . . . H . . . .
    . . . 1 . . 6 5
    . . . 2 . . E 4
    o r . . . . . .`,
    { wheel: BITE_NEXT },
  );
  const { legal } = after('A', { from, options: ';scenario=cave' });
  expect(legal).toEqual(['N@b1E', 'N@b1EE', 'N@b1N', 'N@b1NN']);
});

test('R28: trample damage is dealt after each step, before the next step and the bite', () => {
  const from = position(
    `
    . . . E 4 5 6 .
    . . . . . . . .
    . . . o . . . .
    . . . o . . . .
    . . . H . . . .
    . . . 1 . . . .
    . . . 2 . . . .
    . . . 3 . . . .`,
    { wheel: BITE_NEXT },
  );
  const { events } = after('A NN', { from, options: ';scenario=wall' });
  expect(kindsOf(events)).toEqual([
    'actionBegun',
    'stepped',
    'rockTrampled',
    'lifeLost',
    'lifeLost',
    'stepped',
    'rockTrampled',
    'lifeLost',
    'lifeLost',
    'segmentLost',
    'meterRefilled',
    'turnEnded',
  ]);
});

const BESIDE_THE_VILLAGE = position(
  `
  . . . . . . . .
  . . . . . . . .
  . . . . . . . .
  . . . V V . . .
  . . . V V . . .
  . . . . . . . .
  . . . . H . 6 5
  . . . . 1 . E 4`,
  { wheel: BITE_NEXT },
);

test('R29: the challenger bites the village and harms its protector; the protector does nothing to it', () => {
  const challenger = after('A N', { from: BESIDE_THE_VILLAGE, options: ';village=earth' });
  expect(challenger.events).toContainEqual({ kind: 'bitten', by: 'heaven', space: 35, target: 'village' });
  expect(field(challenger.position, 4)).toBe('3,0/3,0');
  const protector = after('A N', { from: BESIDE_THE_VILLAGE, options: ';village=heaven' });
  expect(field(protector.position, 4)).toBe('4,0/4,0');
});

test('R29: ranged attacks treat the village as a part of its protector, and it blocks range', () => {
  const from = BESIDE_THE_VILLAGE.replace(BITE_NEXT, FIRE_NEXT);
  const shot = after('L N!', { from, options: ';village=earth' });
  expect(expelled(shot.events)).toMatchObject({ damage: 2 });
  expect(marked(expelled(shot.events).reached)).toEqual(['e4 2']);
  expect(expelled(after('L N!', { from, options: ';village=heaven' }).events).hit).toBeUndefined();
});

test("R30: the village strikes at the end of the challenger's own turn if any part of it is adjacent", () => {
  const { events } = after('A N', { from: BESIDE_THE_VILLAGE, options: ';village=earth' });
  expect(kindsOf(events).slice(-3)).toEqual(['villageStruck', 'lifeLost', 'turnEnded']);
  expect(events).toContainEqual({ kind: 'lifeLost', dragon: 'heaven', cause: 'village', water: 3 });
  const protectorsTurn = after('A N', { from: BESIDE_THE_VILLAGE, options: ';village=heaven' });
  expect(kindsOf(protectorsTurn.events)).not.toContain('villageStruck');
});

test('R30: in solo the end of every turn counts, whichever dragon is the challenger', () => {
  const from = '8/8/8/3VV3/3VV3/8/8/8 a7a8b8b7 f4g4g3g2 4,0/4,0 -/-/-/b/bb/-/bwww/w ccw h 1';
  const { events } = after('A S', { from, options: ';village=heaven;solo=heaven' });
  expect(events).toContainEqual({ kind: 'villageStruck', challenger: 'earth' });
});
