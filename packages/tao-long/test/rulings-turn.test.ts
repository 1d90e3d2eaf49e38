import { expect, test } from 'vitest';
import { position } from './drawn.js';
import { after, field, kindsOf, refusalAfter, START } from './table.js';

const CORNERED = position(`
  . . . . . . . .
  . . . . . . . .
  . . . . . . . .
  . . . . . . . .
  . . . . . . . .
  . . . . . . . .
  1 2 . . . . 6 5
  H 3 . . . . E 4`);

test('worked check 1: the possible spaces at the start are Heaven, Earth and Water', () => {
  expect(after('').legal).toEqual(['E', 'H', 'W']);
});

test('worked check 1, R1: Fire leads to Earth, and a dragon that faces south cannot perform it', () => {
  expect(refusalAfter('', 'F')).toEqual({
    code: 'move/impossible-action',
    ruling: 'R1',
    lift: 'fire',
    action: 'earth',
    dragon: 'heaven',
    because: { kind: 'facing', needs: 'horizontal', faces: 2 },
  });
});

test('worked check 2: after Water the dragon steps south once or twice', () => {
  expect(after('W').legal).toEqual(['S', 'SS']);
});

test('worked check 3, R8: the own tail is an obstacle to the head', () => {
  expect(after('H').legal).toEqual(['S!', 'S+']);
  expect(refusalAfter('H', 'E+')).toMatchObject({ code: 'move/blocked', ruling: 'R8', by: { isOwnTail: true } });
});

test('worked check 3, R8 with tailLeavesFirst: the head may enter the space of its tail', () => {
  expect(after('H', { options: ';tailLeavesFirst=on' }).legal).toEqual(['E!', 'E+', 'S!', 'S+']);
});

test('R8 with tailLeavesFirst: a dragon of one segment may turn back onto its tail', () => {
  const from = START.replace('a7a8b8b7', 'd4d5');
  expect(after('H', { from, options: ';tailLeavesFirst=on' }).legal).toContain('N+');
  expect(after('H', { from }).legal).not.toContain('N+');
});

test('R8 with tailLeavesFirst: portals that only the tail occupied are free for the head', () => {
  const tailThroughPortals = position(
    `
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . 3 r . . . .
    . . . H . . . .
    . . 2 1 . . . .
    . . r . . . 6 5
    . . . . . . E 4`,
    { through: { 3: 'c2d5' } },
  );
  const steps = after('H', { from: tailThroughPortals, options: ';tailLeavesFirst=on' }).legal;
  expect(steps.filter(step => step.startsWith('N@'))).toEqual([
    'N@c2E!',
    'N@c2E+',
    'N@c2S!',
    'N@c2S+',
    'N@c2W!',
    'N@c2W+',
  ]);
  expect(refusalAfter('H', 'N@c2W+', { from: tailThroughPortals })).toMatchObject({
    code: 'move/blocked',
    by: { kind: 'occupiedPortal', dragon: 'heaven' },
  });
});

test('R1: where every space leads to an impossible action, any may be chosen, and it costs a lifepoint', () => {
  expect(after('', { from: CORNERED }).legal).toEqual(['E', 'F', 'H', 'W']);
  const { events, position: reached, decision } = after('H', { from: CORNERED });
  expect(kindsOf(events)).toEqual([
    'stonesLifted',
    'stoneDropped',
    'stoneDropped',
    'phaseSkipped',
    'lifeLost',
    'turnEnded',
  ]);
  expect(events).toContainEqual({ kind: 'lifeLost', dragon: 'heaven', cause: 'noPossibleAction', water: 3 });
  expect(field(reached, 4)).toBe('3,0/4,0');
  expect(decision).toBe('earth spirit');
});

test('R1: the Matter phase is skipped even if an effect has made the action possible after all', () => {
  // Earth's tail shuts Heaven in; its Focus takes it away.
  const from = position(
    `
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    3 . . . . . . .
    2 . . . . . . .
    1 . . . . . . .
    H 6 5 4 E . . .`,
    { wheel: '-/b/bbbw/-/-/-/-/www' },
  );
  expect(after('', { from, options: ';mode=monk' }).legal).toContain('L');
  expect(after('L', { from, options: ';mode=monk' }).decision).toBe('earth focus F');
  const { events, position: reached } = after('L E+', { from, options: ';mode=monk' });
  expect(field(reached, 3)).toBe('f1e1d1c1');
  expect(events).toContainEqual({ kind: 'phaseSkipped', dragon: 'heaven', action: 'fire', ruling: 'R1' });
});

test('R2: an action that an effect has made impossible is skipped and costs a lifepoint', () => {
  const from = '8/8/8/8/8/8/8/8 f4g4h4h3 h7h6h5g5 4,1/3,2 -/b/-/wbwwbb/w/-/-/- cw h 7';
  const chosen = after('E', { from, options: ';mode=master;tailLeavesFirst=on' });
  expect(chosen.decision).toBe('heaven focus T');
  const { events } = after('E S', { from, options: ';mode=master;tailLeavesFirst=on' });
  expect(events).toContainEqual({ kind: 'phaseSkipped', dragon: 'heaven', action: 'thunder', ruling: 'R2' });
  expect(events).toContainEqual({ kind: 'lifeLost', dragon: 'heaven', cause: 'impossibleAction', water: 3 });
});

// One stone on Water: Wind is one space further.
const WIND_NEXT = START.replace('ww/-/bw/-/bb/-/wb/-', '-/-/-/-/wwwbbb/-/w/b').replace('a7a8b8b7', 'd4d5d6d7');

test('R3: Wind in a Matter phase gives one more Spirit and Matter phase', () => {
  const turned = after('W E', { from: WIND_NEXT });
  expect(turned.decision).toBe('heaven spirit');
  expect(field(turned.position, 7)).toBe('h+');
  expect(kindsOf(turned.events)).toContain('extraPhasesGained');
});

test('R3: at most once a turn, and the second phases end the turn', () => {
  const { position: reached } = after('W E', { from: WIND_NEXT });
  const thunderNext = reached.replace(/ [^ ]* (?=ccw)/, ' -/-/w/-/wwwbbb/-/-/b ');
  const ended = after('F N', { from: thunderNext });
  expect(ended.decision).toBe('earth spirit');
  expect(kindsOf(ended.events)).not.toContain('extraPhasesGained');
});

test('R3: a skipped Wind gives no extra phases', () => {
  const from = CORNERED.replace('ww/-/bw/-/bb/-/wb/-', '-/-/-/-/-/-/w/wwwbbbb');
  const { events, decision } = after('W', { from });
  expect(events).toContainEqual({ kind: 'phaseSkipped', dragon: 'heaven', action: 'wind', ruling: 'R1' });
  expect(decision).toBe('earth spirit');
});

test('R4: without a possible action in the extra Spirit phase the same penalty applies', () => {
  const from = CORNERED.replace(' h 1', ' h+ 1');
  const { events } = after('H', { from });
  expect(events).toContainEqual({ kind: 'phaseSkipped', dragon: 'heaven', action: 'fire', ruling: 'R1' });
  expect(events).toContainEqual({ kind: 'lifeLost', dragon: 'heaven', cause: 'noPossibleAction', water: 3 });
});

test('R5: Heaven and Earth go straight on and never turn the head', () => {
  expect(refusalAfter('W', 'E')).toEqual({
    code: 'move/wrong-direction',
    ruling: 'R5',
    action: 'heaven',
    step: 1,
    faces: 2,
    allowed: [2],
  });
  expect(refusalAfter('W', 'SE')).toMatchObject({ code: 'move/wrong-direction', step: 2, allowed: [2] });
});

test('R6: a mandatory step that no direction allows makes the action impossible', () => {
  const { because } = refusalAfter('', 'H', {
    from: CORNERED.replace('ww/-/bw/-/bb/-/wb/-', 'ww/-/-/-/w/-/bbbbw/-'),
  }) as { because: { kind: string; obstacles: readonly { by: { kind: string } }[] } };
  expect(because.kind).toBe('blocked');
  expect(because.obstacles.map(({ by }) => by.kind)).toEqual(['dragon', 'dragon', 'edge', 'edge']);
});

test('R6: standing still is always possible and ends with a bite', () => {
  const facing = position(
    `
    . . . . . . . .
    . . . . . . . .
    . . . 2 1 . . .
    . . . 3 H . . .
    . . . . E 4 . .
    . . . . . 5 . .
    . . . . . 6 . .
    . . . . . . . .`,
    { wheel: 'ww/-/bw/-/b/-/wb/b' },
  );
  const { events, legal } = after('E', { from: facing });
  expect(legal).toEqual(['-']);
  expect(events.at(-1)).toEqual({ kind: 'stoneDropped', on: 'mountain', colour: 'black' });
  expect(kindsOf(after('E -', { from: facing }).events)).toEqual([
    'actionBegun',
    'stoodStill',
    'bitten',
    'lifeLost',
    'turnEnded',
  ]);
  expect(refusalAfter('E', 'N', { from: facing })).toMatchObject({ code: 'move/must-stand-still', faces: 2 });
});

test('R7: one step of Heaven is enough, and a bite is looked for only at the end of the whole action', () => {
  const from = position(`
    . . . 1 2 3 . .
    . . . H . . . .
    . . . . . . . .
    . . . . . . . .
    . . . E 4 5 6 .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .`);
  expect(after('W', { from }).legal).toEqual(['S', 'SS']);
  expect(kindsOf(after('W S', { from }).events)).not.toContain('bitten');
  expect(kindsOf(after('W SS', { from }).events)).toContain('bitten');
  expect(refusalAfter('W', 'SSS', { from })).toMatchObject({ code: 'move/too-many-steps', ruling: 'R7', allowed: 2 });
});

test('worked check 4: damage goes on through a refilled meter and stops at defeat', () => {
  const from = position(
    `
    . . . . . . . .
    . . . . . . . .
    . . 3 2 1 . . .
    . . . . H . . .
    . . . . . . . .
    . . . . E 4 5 .
    . . . . . . . .
    . . . . . . . .`,
    { meters: '4,4/1,0', wheel: 'ww/b/-/w/bb/-/wb/-' },
  );
  const { events, decision, position: reached } = after('L S!', { from });
  expect(events).toContainEqual(expect.objectContaining({ kind: 'expelled', damage: 6, bonus: 4 }));
  expect(events.filter(({ kind }) => kind === 'lifeLost')).toHaveLength(5);
  expect(events.filter(({ kind }) => kind === 'segmentLost')).toHaveLength(2);
  expect(events.at(-1)).toEqual({ kind: 'gameOver', winner: 'heaven', turns: 1 });
  expect(decision).toBe('over heaven');
  expect(field(reached, 4)).toBe('4,0/0,0');
});
