import { expect, test } from 'vitest';
import { ROLLS, type Standing, wayStandings } from '../src/index.js';
import { acts, decisionOf, gameOf, happened, optionsOf, positionOf, standing } from './table.js';

test('check 1: four water dice bring a new piece to the fourth plain space', () => {
  expect(positionOf({ moves: 'roll:WWWWD move:W' })).toBe('k:4.0.0.0.0/r:0.0.0.0.0 - - r 0');
});

test('check 2: five from plain space 9 is number 5, and three from 7 is number 1 and finished', () => {
  const five = { position: 'k:0.0.0.9.0/r:0.0.0.0.0 - - k 0', moves: 'roll:EEEEE move:E' };
  expect(happened(five).find(({ kind }) => kind === 'finishedPath')).toMatchObject({ number: 5 });
  const one = { position: 'k:0.0.7.0.0/r:0.0.0.0.0 - - k 0', moves: 'roll:MMMDD move:M' };
  expect(happened(one).find(({ kind }) => kind === 'finishedPath')).toMatchObject({ number: 1 });
  expect(acts({ position: 'k:0.0.10.0.0/r:0.0.0.0.0 - - k 0', moves: 'roll:MMMDD' })).toEqual(['pass']);
});

test('check 3: four dragons and water swap on water or move one there', () => {
  const table = { position: 'k:2.1.0.0.0/r:5.4.0.0.0 - - k 0', moves: 'roll:WDDDD' };
  expect(acts(table)).toEqual(['call:W.k.r', 'move:W']);
});

test('check 3: five dragons swap on any path with two swappable pieces, or pass', () => {
  const table = { position: 'k:2.1.0.3.14/r:5.4.1.0.10 M4 - k 0', moves: 'roll:DDDDD' };
  expect(acts(table)).toEqual(['call:F.k.r', 'call:O.k.r', 'call:W.k.r', 'pass']);
});

test('check 4: one of the 252 results is Equilibrium, in 120 ways, and five are Perfection', () => {
  const game = gameOf('');
  const chances = game.chances(game.start());
  expect(ROLLS).toHaveLength(252);
  expect(chances).toHaveLength(252);
  const weightOf = (text: string) =>
    chances.find(({ move }) => game.notation.formatMove(move) === `roll:${text}`)?.weight;
  expect(weightOf('WFMEO')).toBe(120);
  expect(['WWWWW', 'FFFFF', 'MMMMM', 'EEEEE', 'OOOOO'].map(weightOf)).toEqual([1, 1, 1, 1, 1]);
  expect(chances.reduce((sum, { weight }) => sum + weight, 0)).toBe(7776);
});

// The rulebook's score example, as places on paths of nine plain spaces.
const EXAMPLE = 'k:12.12.14.9.10/r:13.10.8.11.12/w:11.9.10.13.13/y:10.13.12.10.11/b:14.14.11.12.1 - - k 0';
const FIVE = 'players=k,r,w,y,b';

test("the rulebook's score example: blue wins with 15", () => {
  const table = { options: FIVE, position: EXAMPLE };
  expect(decisionOf(table)).toBe('over k=12 r=10 w=11 y=11 b=15 b');
  const { game, state } = standing(table);
  expect(game.outcome(state)).toEqual({ winners: [4], scores: [12, 10, 11, 11, 15] });
  expect(game.notation.formatResult(state)).toBe('12-10-11-11-15');
});

test("the rulebook's score example: the numbers of every path", () => {
  const { state } = standing({ options: FIVE, position: EXAMPLE });
  const paths = wayStandings(optionsOf(FIVE), state).map((one: Standing) => one.paths.join('+'));
  expect(paths).toEqual(['3+3+5+0+1', '4+1+0+2+3', '2+0+1+4+4', '1+4+3+1+2', '5+5+2+3+0']);
});

test("the rulebook's example of a turn: four water dice after two re-rolls", () => {
  const moves = 'roll:WWMED keep:WW roll:WWWFF keep:WWW roll:WWWWD move:W';
  expect(positionOf({ position: 'k:0.0.0.0.0/r:0.0.0.0.0 - - r 0', moves })).toBe('k:0.0.0.0.0/r:4.0.0.0.0 - - k 0');
});

test('most pieces on numbered spaces break a tie of points, and equals share the win', () => {
  const more = 'k:10.10.10.10.10/r:14.0.0.0.0 - - k 0';
  expect(decisionOf({ position: more })).toBe('over k=5 r=5 k');
  const same = 'k:10.10.10.10.10/r:11.11.11.11.11/w:12.12.12.12.12/y:13.13.13.13.13/b:14.14.14.14.14 - - k 0';
  expect(decisionOf({ options: FIVE, position: same })).toBe('over k=5 r=10 w=15 y=20 b=25 b');
  expect(decisionOf({ position: 'k:0.0.0.0.0/r:0.0.0.0.0 - - k 2' })).toBe('over k=0 r=0 k.r');
});

test('a player who finishes every path ends the game, also by the act of another', () => {
  const position = 'k:3.0.0.0.0/r:12.0.0.0.0/w:2.10.10.10.10 - - k 0';
  const table = { options: 'players=k,r,w', position, moves: 'roll:WDDDD call:W.r.w' };
  expect(decisionOf(table)).toBe('over k=0 r=0 w=7 w');
});
