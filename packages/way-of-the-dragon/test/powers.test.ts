import { expect, test } from 'vitest';
import { acts, decisionOf, legal, positionOf, refusalOf } from './table.js';

const OFF = '0.0.0.0.0';
const ON = (players: string) => (players === 'k,r' ? 'powers=on' : `players=${players};powers=on`);

const FEAR = { options: ON('k,r'), position: `k:${OFF}/r:${OFF} - k.r k 0` };

test('Fear may be declared exactly where a pass is not legal', () => {
  expect(acts({ ...FEAR, moves: 'roll:WWFED' })).toContain('fear');
  expect(acts({ ...FEAR, moves: 'roll:DDDDD' })).toEqual(['pass']);
  const blocked = { ...FEAR, position: `k:${OFF}/r:1.1.1.1.1 - k.r k 0`, moves: 'roll:WFMEO' };
  expect(acts(blocked)).toEqual(['pass']);
  expect(refusalOf(blocked, 'fear')).toEqual({ code: 'move/power-changes-nothing', power: 'fear' });
});

test('Fear holds against Equilibrium and Perfection, and repeats nothing', () => {
  expect(acts({ ...FEAR, moves: 'roll:WFMEO' })).toEqual(['equilibrium', 'fear']);
  expect(positionOf({ ...FEAR, moves: 'roll:WFMEO fear' })).toBe(`k:${OFF}/r:${OFF} - r r 1`);
  expect(positionOf({ ...FEAR, moves: 'roll:WWWWW fear' })).toBe(`k:${OFF}/r:${OFF} - r r 1`);
});

test('Fear stands between its neighbours in the sorted list, also with re-rolls left', () => {
  expect(legal({ ...FEAR, moves: 'roll:WFMEO' }).slice(0, 3)).toEqual(['equilibrium', 'fear', 'keep:-']);
  const call = { ...FEAR, position: `k:3.0.0.0.0/r:5.0.0.0.0 - k.r k 0`, moves: 'roll:WDDDD' };
  expect(legal(call).slice(0, 3)).toEqual(['call:W.k.r', 'fear', 'keep:-']);
});

test('Fear is used once', () => {
  const used = { ...FEAR, position: `k:${OFF}/r:${OFF} - r k 0`, moves: 'roll:WWFED' };
  expect(acts(used)).toEqual(['move:E', 'move:F', 'move:W']);
  expect(refusalOf(used, 'fear')).toEqual({ code: 'move/power-used', power: 'fear' });
});

test('a power of another player, or of the basic game, is refused', () => {
  const red = { ...FEAR, position: `k:${OFF}/r:${OFF} - k.r r 0`, moves: 'roll:WWFED' };
  expect(refusalOf(red, 'fear')).toEqual({ code: 'move/power-of-another', power: 'fear', owner: 'black' });
  expect(refusalOf({ moves: 'roll:WWFED' }, 'fear')).toEqual({ code: 'move/powers-off', power: 'fear' });
  for (const text of ['rebirth', 'tiger+keep:W', 'anxiety+move:W', 'dragon:W+move:W']) {
    expect(refusalOf({ ...FEAR, moves: 'roll:WWFED' }, text)?.code).toBe('move/power-of-another');
  }
});

const REBIRTH = { options: ON('k,r'), position: `k:${OFF}/r:${OFF} - k.r r 0` };

test('Rebirth is refused before the end of the turn and after it was used', () => {
  expect(refusalOf({ ...REBIRTH, moves: 'roll:WWFED' }, 'rebirth')).toMatchObject({
    code: 'move/wrong-decision',
    expected: 'act',
  });
  const again = { ...REBIRTH, moves: 'roll:WWFED move:W rebirth roll:WWFED' };
  expect(refusalOf(again, 'rebirth')).toEqual({ code: 'move/power-used', power: 'rebirth' });
  expect(decisionOf({ ...REBIRTH, moves: 'roll:WWFED move:W rebirth roll:WWFED move:W' })).toBe('chance roll - 2');
});

test('Rebirth gives a complete turn, after which Perfection can give another', () => {
  const moves = 'roll:WWFED move:W rebirth roll:FFFFF move:F again';
  expect(positionOf({ ...REBIRTH, moves })).toBe(`k:${OFF}/r:2.5.0.0.0 - k r+ 0`);
});

test('Rebirth is offered after a swap too', () => {
  const table = { ...REBIRTH, position: `k:3.0.0.0.0/r:5.0.0.0.0 - k.r r 0`, moves: 'roll:WDDDD call:W.k.r' };
  expect(legal(table)).toEqual(['done', 'rebirth']);
});

test('black has no Rebirth to declare at the end of its turn', () => {
  expect(decisionOf({ ...FEAR, moves: 'roll:WWFED move:W' })).toBe('chance roll - 2');
});

const TIGER = { options: ON('w,k'), position: `w:${OFF}/k:${OFF} - w.k w 0` };
const THIRD = 'roll:WWFED keep:WW roll:WWFED keep:WW roll:WWFED';

test('the Eye of the Tiger is offered after the second re-roll only', () => {
  expect(legal({ ...TIGER, moves: 'roll:WWFED' }).filter(text => text.startsWith('tiger'))).toEqual([]);
  expect(refusalOf({ ...TIGER, moves: 'roll:WWFED' }, 'tiger+keep:WW')).toEqual({
    code: 'move/rerolls-left',
    rerolls: 2,
  });
  expect(refusalOf({ ...TIGER, moves: 'roll:WWFED keep:- roll:WWFED' }, 'tiger+keep:-')).toMatchObject({ rerolls: 1 });
  const tiger = legal({ ...TIGER, moves: THIRD }).filter(text => text.startsWith('tiger'));
  expect(tiger).toHaveLength(23);
  expect(tiger[0]).toBe('tiger+keep:-');
});

test('the fourth roll is the last one', () => {
  expect(decisionOf({ ...TIGER, moves: `${THIRD} tiger+keep:WW` })).toBe('chance roll WW 0');
  const fourth = { ...TIGER, moves: `${THIRD} tiger+keep:WW roll:WWWWW` };
  expect(decisionOf(fourth)).toBe('w act WWWWW 0');
  expect(legal(fourth)).toEqual(['move:W']);
  expect(refusalOf(fourth, 'tiger+keep:W')).toEqual({ code: 'move/power-used', power: 'eyeOfTheTiger' });
  expect(refusalOf(fourth, 'keep:W')?.code).toBe('move/no-rerolls-left');
});

test('the Eye of the Tiger keeps only dice that are there', () => {
  expect(refusalOf({ ...TIGER, moves: THIRD }, 'tiger+keep:MM')).toEqual({
    code: 'move/dice-not-shown',
    dice: ['metal', 'metal'],
  });
});

const ANXIETY = { options: ON('y,k'), position: `y:${OFF}/k:2.0.0.0.0 - y.k y 0` };

test('Anxiety is offered only where the destination is taken', () => {
  expect(acts({ ...ANXIETY, moves: 'roll:WWFED' })).toEqual(['anxiety+move:W', 'move:E', 'move:F']);
  expect(refusalOf({ ...ANXIETY, moves: 'roll:WWFED' }, 'anxiety+move:F')?.code).toBe('move/power-changes-nothing');
  expect(refusalOf({ ...ANXIETY, moves: 'roll:WWFED' }, 'anxiety+move:M')?.code).toBe('move/element-not-shown');
  expect(refusalOf({ ...ANXIETY, moves: 'roll:WWFED' }, 'anxiety+equilibrium')?.code).toBe(
    'move/equilibrium-not-shown',
  );
  expect(refusalOf({ ...ANXIETY, moves: 'roll:WFMEO' }, 'anxiety+equilibrium')?.code).toBe(
    'move/power-changes-nothing',
  );
});

test('Anxiety passes dead pieces too and can lead to Perfection', () => {
  const table = { ...ANXIETY, position: `y:${OFF}/k:5.0.0.0.0 W6 y.k y 0`, moves: 'roll:WWWWW anxiety+move:W' };
  expect(decisionOf(table)).toBe('y again');
  expect(positionOf(table)).toBe('y:7.0.0.0.0/k:5.0.0.0.0 W6 k y 0');
});

test('Anxiety does not move a piece from a numbered space', () => {
  const table = { ...ANXIETY, position: 'y:10.0.0.0.0/k:12.0.0.0.0 - y.k y 0', moves: 'roll:WWFED' };
  expect(refusalOf(table, 'anxiety+move:W')).toEqual({
    code: 'move/piece-finished',
    path: 'water',
    space: 10,
    number: 1,
  });
});

test('Equilibrium with Anxiety replaces the single move with Anxiety', () => {
  const table = { ...ANXIETY, position: `y:${OFF}/k:1.0.0.0.0 - y.k y 0`, moves: 'roll:WFMEO' };
  expect(acts(table)).toEqual(['anxiety+equilibrium', 'equilibrium']);
  expect(refusalOf(table, 'anxiety+move:W')?.code).toBe('move/equilibrium-shown');
});

const DRAGON = { options: ON('b,k'), position: `b:${OFF}/k:${OFF} - b.k b 0` };

test('The Dragon is offered only where a dragon counts for the act', () => {
  expect(acts({ ...DRAGON, moves: 'roll:WWFFD' })).toEqual([
    'dragon:E+move:E',
    'dragon:F+move:F',
    'dragon:M+move:M',
    'dragon:O+move:O',
    'dragon:W+move:W',
    'move:F',
    'move:W',
  ]);
  expect(refusalOf({ ...DRAGON, moves: 'roll:WWFFD' }, 'dragon:E+move:W')).toEqual({
    code: 'move/power-changes-nothing',
    power: 'theDragon',
  });
  expect(acts({ ...DRAGON, moves: 'roll:WWFFM' })).toEqual(['move:F', 'move:M', 'move:W']);
});

test('all texts that differ only in dragons not needed are legal', () => {
  const water = acts({ ...DRAGON, moves: 'roll:WWFDD' }).filter(text => text.endsWith('+move:W'));
  expect(water).toEqual([
    'dragon:WE+move:W',
    'dragon:WF+move:W',
    'dragon:WM+move:W',
    'dragon:WO+move:W',
    'dragon:WW+move:W',
  ]);
});

test('The Dragon names each rolled dragon once, as an element', () => {
  const table = { ...DRAGON, moves: 'roll:WWFDD' };
  expect(refusalOf(table, 'dragon:W+move:W')).toEqual({
    code: 'move/dragons-miscounted',
    ruling: 'W12',
    rolled: 2,
    named: 1,
  });
  expect(refusalOf(table, 'dragon:DW+move:W')?.code).toBe('move/unreadable');
  expect(refusalOf(table, 'dragon:EW+move:W')?.code).toBe('move/unreadable');
});

test('The Dragon moves by the dice and the dragons together, onto empty spaces only', () => {
  const table = { ...DRAGON, position: `b:${OFF}/k:3.0.0.0.0 - b.k b 0`, moves: 'roll:WWFDD' };
  expect(refusalOf(table, 'dragon:WF+move:W')).toEqual({
    code: 'move/destination-taken',
    path: 'water',
    space: 3,
    number: 0,
    by: 'black',
  });
  expect(positionOf({ ...table, moves: 'roll:WWFDD dragon:WW+move:W' })).toBe('b:4.0.0.0.0/k:3.0.0.0.0 - k k 0');
});

test('Equilibrium by dragons needs a piece that can advance', () => {
  const table = { ...DRAGON, position: `b:${OFF}/k:1.1.1.1.1 - b.k b 0`, moves: 'roll:WFMED' };
  expect(refusalOf(table, 'dragon:O+equilibrium')).toEqual({ code: 'move/nothing-advances' });
  expect(refusalOf({ ...table, moves: 'roll:WFMEE' }, 'dragon:O+equilibrium')?.code).toBe('move/dragons-miscounted');
  expect(refusalOf({ ...table, moves: 'roll:WWMED' }, 'dragon:O+equilibrium')?.code).toBe('move/equilibrium-not-shown');
});

test('five dragons can be anything but a single move by the five elements', () => {
  const all = acts({ ...DRAGON, moves: 'roll:DDDDD' });
  expect(all.filter(text => text.startsWith('dragon:WFMEO'))).toEqual(['dragon:WFMEO+equilibrium']);
  // 126 readings; each of the five elements is in 70 of them, and the one Equilibrium has one act instead of five.
  expect(all.filter(text => text.startsWith('dragon:'))).toHaveLength(5 * 70 - 5 + 1);
});

test('powers wait while the dice roll and when the game is over', () => {
  for (const text of ['fear', 'rebirth', 'tiger+keep:-', 'anxiety+move:W', 'dragon:W+move:W']) {
    expect(refusalOf(FEAR, text)).toMatchObject({ code: 'move/wrong-decision', expected: 'roll' });
    expect(refusalOf({ position: `k:${OFF}/r:${OFF} - - k 2` }, text)).toEqual({ code: 'move/game-over' });
  }
});
