import { expect, test } from 'vitest';
import { APART, type Drawn, position } from './drawn.js';
import { after, field, kindsOf, refusalAfter } from './table.js';

const monk = ';mode=monk';

const apart = (wheel: string, drawn: Omit<Drawn, 'wheel'> = {}) => position(APART, { ...drawn, wheel });

/** The same with Heaven's head turned south. */
const southward = (wheel: string, drawn: Omit<Drawn, 'wheel'> = {}) =>
  apart(wheel, drawn).replace('d7c7b7b6', 'd6d7c7b7');

test("Focus: all four stones of a colour on one space make that colour's dragon perform its action at once", () => {
  const from = apart('-/w/www/-/bb/-/bb/-');
  const { decision, events } = after('L', { from, options: monk });
  expect(events).toContainEqual({ kind: 'effectTriggered', effect: { kind: 'focus', dragon: 'heaven', on: 'fire' } });
  expect(decision).toBe('heaven focus F');
  expect(after('L E+', { from, options: monk }).decision).toBe('heaven matter F');
});

test('Focus: an impossible action costs a lifepoint instead', () => {
  // Earth faces west, so it cannot perform Heaven.
  const from = southward('bbb/-/-/-/ww/-/ww/b');
  const { events, decision } = after('A', { from, options: monk });
  expect(events).toContainEqual({ kind: 'focusImpossible', dragon: 'earth', action: 'heaven' });
  expect(events).toContainEqual({ kind: 'lifeLost', dragon: 'earth', cause: 'impossibleFocus', water: 3 });
  expect(decision).toBe('heaven matter H');
});

test("Balance: four stones of a colour, one on each main space, set that dragon's meters to the opponent's", () => {
  const from = apart('w/-/w/w/-/-/w/bbbb', { meters: '1,0/3,2' });
  const { events, position: reached } = after('T', { from, options: monk });
  expect(events).toContainEqual({
    kind: 'balanced',
    dragon: 'heaven',
    before: { water: 1, fire: 0 },
    after: { water: 3, fire: 2 },
  });
  expect(field(reached, 4)).toBe('3,2/3,2');
});

test("R14: the choices of a Focus belong to the dragon that performs it, also in the other player's turn", () => {
  const from = apart('-/b/bbb/-/ww/-/ww/-');
  const { game, state, decision, position: reached } = after('L', { from, options: monk });
  expect(decision).toBe('earth focus F');
  expect(field(reached, 7)).toBe('h');
  expect(game.actor(state)).toBe(1);
  expect(after('L N+', { from, options: monk }).decision).toBe('heaven matter F');
});

test("R15: a Focus action gives no extra phases, in the own turn or in the other's", () => {
  const from = apart('-/-/w/www/bb/-/bb/-');
  const focus = after('F', { from, options: monk });
  expect(focus.decision).toBe('heaven focus T');
  const turned = after('F N', { from, options: monk });
  expect(kindsOf(turned.events)).not.toContain('extraPhasesGained');
  // Facing north now, the dragon can no longer perform Thunder in its Matter phase (R2).
  expect(turned.decision).toBe('earth spirit');
});

test('R16: a combination that simply goes on standing does nothing', () => {
  const from = southward('-/-/wwww/-/-/-/bbb/b');
  const { events } = after('A', { from, options: monk });
  expect(kindsOf(events)).not.toContain('effectTriggered');
});

test('R16: effects are resolved after all drops, in the order in which the drops completed them', () => {
  // Lifted from Heaven: white falls on Lake, black on Fire.
  const from = apart('wb/www/bbb/-/-/-/-/-');
  const { events, decision } = after('H:wb', { from, options: monk });
  expect(kindsOf(events)).toEqual(['stonesLifted', 'stoneDropped', 'stoneDropped', 'effectTriggered']);
  expect(decision).toBe('heaven focus L');
  const second = after('H:wb -', { from, options: monk });
  expect(second.decision).toBe('earth focus F');
  expect(second.events).toContainEqual({
    kind: 'effectTriggered',
    effect: { kind: 'focus', dragon: 'earth', on: 'fire' },
  });
});

test('R17: a way that triggers an effect forbids the ways that do not', () => {
  const from = apart('wb/www/b/-/b/-/b/-');
  expect(after('', { from, options: monk }).legal.filter(move => move.startsWith('H'))).toEqual(['H:wb']);
  expect(refusalAfter('', 'H:bw', { from, options: monk })).toEqual({
    code: 'move/stone-priority',
    ruling: 'R17',
    lift: 'heaven',
    missed: 'triggered',
    effects: [{ kind: 'focus', dragon: 'heaven', on: 'lake' }],
  });
});

test('R17: among ways that trigger the same, those that make effects imminent come first', () => {
  const from = apart('wb/ww/b/-/b/w/b/-');
  expect(after('', { from, options: monk }).legal.filter(move => move.startsWith('H'))).toEqual(['H:wb']);
  expect(refusalAfter('', 'H:bw', { from, options: monk })).toMatchObject({ missed: 'imminent' });
});

test('R17: exactly one stone on each of three main spaces makes Balance imminent', () => {
  // White lies on Earth and Water; a white stone dropped on Fire makes it three.
  const from = apart('-/wb/-/-/w/w/w/bbb');
  expect(after('', { from, options: monk }).legal.filter(move => move.startsWith('L'))).toEqual(['L:wb']);
  expect(refusalAfter('', 'L:bw', { from, options: monk })).toMatchObject({
    missed: 'imminent',
    effects: [{ kind: 'balance', dragon: 'heaven' }],
  });
});

test('R17 with freeStones: every way is allowed', () => {
  const from = apart('wb/www/b/-/b/-/b/-');
  const { legal } = after('', { from, options: ';mode=monk;freeStones=on' });
  expect(legal.filter(move => move.startsWith('H'))).toEqual(['H:bw', 'H:wb']);
});

test('R18: two ways that put the same colours on the same spaces are one choice', () => {
  const from = apart('-/-/-/wwb/b/b/w/bw');
  const { legal } = after('', { from, options: ';mode=monk;freeStones=on' });
  expect(legal.filter(move => move.startsWith('T'))).toEqual(['T:bww', 'T:wbw', 'T:wwb']);
});

test('R18: where only one colour was lifted there is nothing to write', () => {
  const from = apart('ww/-/b/b/-/bb/ww/-');
  expect(refusalAfter('', 'H:ww', { from, options: monk })).toEqual({
    code: 'move/colours-not-chosen',
    ruling: 'R18',
    lift: 'heaven',
  });
});

test('colours that were not lifted are refused with the stones that were', () => {
  const from = apart('wb/-/b/-/bb/-/www/-');
  expect(refusalAfter('', 'H:ww', { from, options: monk })).toMatchObject({
    code: 'move/wrong-stones',
    white: 1,
    black: 1,
  });
  expect(refusalAfter('', 'H', { from, options: monk })).toMatchObject({
    code: 'move/colours-missing',
    white: 1,
    black: 1,
  });
});

test('Master: more white stones flow clockwise and turn the coin, as many of each flow as the coin shows', () => {
  const master = ';mode=master';
  const from = southward('-/-/ww/-/-/b/bb/bww');
  const { events } = after('F', { from, options: master });
  expect(events).toContainEqual({ kind: 'coinTurned', to: 'cw' });
  expect(events.filter(({ kind }) => kind === 'stoneDropped')).toEqual([
    { kind: 'stoneDropped', on: 'lake', colour: 'white' },
    { kind: 'stoneDropped', on: 'heaven', colour: 'white' },
  ]);
  const even = apart('-/-/-/-/wb/b/bb/www', { coin: 'cw' });
  expect(after('E:bw', { from: even, options: master }).events).toContainEqual({
    kind: 'stoneDropped',
    on: 'thunder',
    colour: 'black',
  });
});

test('with eight stones the last falls on the space it came from', () => {
  const from = apart('-/-/-/-/wwwwbbbb/-/-/-');
  expect(after('E', { from }).decision).toBe('heaven matter E');
});
