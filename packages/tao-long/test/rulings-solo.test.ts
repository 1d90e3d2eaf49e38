import type { Event, SoloChoice, SoloWay } from '@dragonway/tao-long';
import { expect, test } from 'vitest';
import { APART, position } from './drawn.js';
import { after, field, refusalAfter } from './table.js';

const solo = ';solo=heaven';
const monkSolo = ';mode=monk;solo=heaven';

const choicesIn = (events: readonly Event[]): readonly SoloChoice[] =>
  events.flatMap(event => (event.kind === 'opponentChose' ? [event.choice] : []));

const textOf = (line: ReturnType<typeof after>, way: SoloWay): string =>
  way.map(({ act }) => line.game.notation.formatMove(act)).join(' ');

/** Every way of the opponent with its measures: damage dealt, damage taken, steps to face. */
const measured = (line: ReturnType<typeof after>): readonly string[] =>
  choicesIn(line.events).flatMap(({ ways }) =>
    ways.map(({ way, damageDealt, damageTaken = '', stepsToFace = '' }) =>
      [textOf(line, way), damageDealt, damageTaken, stepsToFace].join('|'),
    ),
  );

const takenBy = (line: ReturnType<typeof after>): readonly string[] =>
  choicesIn(line.events).flatMap(({ equal }) => equal.map(way => textOf(line, way)));

const dropsOf = (events: readonly Event[]): string =>
  events.flatMap(event => (event.kind === 'stoneDropped' ? [event.colour.charAt(0)] : [])).join('');

test('solo: the player writes the space alone and is always the one to play', () => {
  const from = position(APART, { wheel: 'bw/-/-/w/w/b/b/bw' });
  expect(after('', { from, options: monkSolo }).legal).toEqual(['A', 'E', 'H', 'M', 'T']);
  expect(refusalAfter('', 'H:bw', { from, options: monkSolo })).toMatchObject({
    code: 'move/colours-not-chosen',
    ruling: 'R31',
  });
  expect(after('', { options: ';solo=earth' }).position.split(' ').slice(6)).toEqual(['e', '1']);
});

test('R31: the stones fall base first', () => {
  const from = position(APART, { wheel: 'bw/-/-/w/w/b/b/bw' });
  expect(dropsOf(after('H', { from, options: monkSolo }).events)).toBe('bw');
});

test('R31: the stone priorities come first, and then the stone nearest to the base', () => {
  // White on Lake would make a Focus there imminent, so the white stone falls first although black lies at the base.
  const from = position(APART, { wheel: 'bw/ww/b/-/b/w/b/-' });
  expect(dropsOf(after('H', { from, options: monkSolo }).events)).toBe('wb');
  expect(dropsOf(after('H', { from, options: `;mode=monk;freeStones=on;solo=heaven` }).events)).toBe('bw');
});

test('solo: the opponent performs the action of every space on which a stone of its colour was dropped', () => {
  const from = position(APART, { wheel: 'bbw/-/-/-/wb/b/-/ww' });
  const { events } = after('H', { from, options: solo });
  expect(choicesIn(events).map(({ actions }) => actions)).toEqual([['lake', 'fire']]);
});

test('solo: impossible actions of the opponent are ignored without penalty', () => {
  // Earth faces west and cannot perform Wind.
  const from = position(APART, { wheel: '-/-/-/-/www/bbb/bw/-' }).replace('d7c7b7b6', 'd6d7c7b7');
  const { events, position: reached } = after('W', { from, options: solo });
  expect(choicesIn(events)[0]?.actions).toEqual(['wind']);
  expect(choicesIn(events)[0]?.equal).toEqual([[]]);
  expect(field(reached, 4)).toBe('4,0/4,0');
});

test('solo: the extra phases of Wind and Thunder are ignored', () => {
  const from = position(APART, { wheel: '-/-/w/www/bb/-/bb/-' });
  const { position: reached } = after('F N', { from, options: solo });
  expect(reached.split(' ').slice(6)).toEqual(['h', '2']);
});

test("R32: the opponent's Focus is an act of its own, and its stone counts for the group as well", () => {
  const from = position(APART, { wheel: '-/b/bbb/-/ww/-/ww/-' });
  const line = after('L', { from, options: monkSolo });
  expect(choicesIn(line.events).map(({ actions }) => actions)).toEqual([['fire']]);
  expect(line.decision).toMatch(/^heaven ways /);
  const then = after('L =1', { from, options: monkSolo });
  expect(choicesIn(then.events).map(({ actions }) => actions)).toEqual([['fire']]);
});

test("R33: the most damage to the player's dragon comes first", () => {
  const from = '8/8/8/8/8/8/8/8 f1e1e2e3 c3c2c1b1 1,0/1,2 b/-/w/-/wbb/b/ww/- ccw h 7';
  const line = after('H', { from, options: solo });
  expect(measured(line)).toEqual(['E|1||', 'N|0||', 'W|0||']);
  expect(takenBy(line)).toEqual(['E']);
});

// Earth, with one segment and its last water, stands before a rock between the edges.
const NO_WAY_BUT_THE_ROCK = position(
  `
  H 1 2 3 . . . .
  . . . . . . . .
  . . . . . . . .
  . . . . . . . .
  . . . . . . . .
  R R . . . . . .
  E 4 . . . . . .
  o . . . . . . .`,
  { wheel: '-/b/www/-/b/-/wb/b', meters: '4,0/1,0' },
);

test('R33: a way that defeats the opponent itself is taken only when no other exists', () => {
  const line = after('L', { from: NO_WAY_BUT_THE_ROCK, options: ';scenario=wall;solo=heaven' });
  expect(line.decision).toBe('over heaven');
  // R33: among ways that end the game the first by text is taken, without a choice.
  expect(takenBy(line)).toEqual(['S!']);
  const open = NO_WAY_BUT_THE_ROCK.replace('RR6', '1R6');
  const saved = after('L', { from: open, options: ';scenario=wall;solo=heaven' });
  expect(takenBy(saved).every(way => way.startsWith('N'))).toBe(true);
});

test('R34: then the least damage that the opponent could take until the end of the next turn', () => {
  const from = '8/8/8/8/8/8/8/8 h7g7f7 e5d5 1,0/1,4 wb/wb/b/-/-/w/wb/- ccw h 28';
  const line = after('F', { from, options: solo });
  expect(measured(line)).toEqual(['N|0|1|', 'S|0|0|']);
  expect(takenBy(line)).toEqual(['S']);
});

test('R34: a skipped phase of the player costs it the penalty in the look-ahead too', () => {
  const from = '8/8/8/8/8/8/8/8 b5c5c4d4 d7c7b7b6 2,2/1,0 bbb/-/b/-/-/-/w/www ccw h 31';
  expect(measured(after('F', { from, options: solo }))).toEqual(['N|0|4|', 'S|0|5|']);
});

test("R35: then the shortest way to face an adjacent part of the player's dragon", () => {
  const from = '8/8/8/8/8/8/8/8 f5e5d5d6 d3e3 1,1/2,1 w/-/-/b/wb/bb/w/w ccw h 18';
  const line = after('T', { from, options: solo });
  expect(measured(line)).toEqual(['W|0|0|4', 'WW|0|0|3']);
  expect(takenBy(line)).toEqual(['WW']);
});

test('R35: a way that can never face the player is infinitely long', () => {
  const from = position(
    `
    1 2 3 . . . . .
    H . . . . . . .
    R R R R R R R R
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . 5 4 .
    . . . . . . E .`,
    { wheel: '-/-/-/w/www/-/b/bbb' },
  );
  const line = after('W', { from, options: ';scenario=introductory;solo=heaven' });
  expect(measured(line)).toEqual(['E|0|0|Infinity', 'W|0|0|Infinity']);
  expect(line.decision).toBe('heaven ways E, W');
});

test('solo: the player chooses among equal ways, in the order of their texts', () => {
  const from = '8/8/8/8/8/8/8/8 h6g6f6 e4d4d3c3 1,0/1,1 -/www/b/-/-/-/bbb/w ccw h 37';
  const line = after('F', { from, options: solo });
  expect(line.decision).toBe('heaven ways N, S');
  expect(line.legal).toEqual(['=1', '=2']);
  expect(field(after('F =2', { from, options: solo }).position, 3)).toBe('e3e4d4d3');
  expect(refusalAfter('F', '=3', { from, options: solo })).toEqual({ code: 'move/no-such-way', way: 3, ways: 2 });
});

test('solo: the score is the number of turns', () => {
  const line = after('L', { from: NO_WAY_BUT_THE_ROCK, options: ';scenario=wall;solo=heaven' });
  expect(line.events.at(-1)).toEqual({ kind: 'gameOver', winner: 'heaven', turns: 1 });
});
