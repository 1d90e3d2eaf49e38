import { randomFrom } from '@dragonway/core';
import { expect, test } from 'vitest';
import { nextStarter, randomDeadPieces, type Standing, wayOfTheDragonKind } from '../src/index.js';
import { acts, decisionOf, happened, legal, positionOf, refusalOf, refusalOfPosition, START } from './table.js';

const KR = (black: string, red: string, rest = '- - k 0'): string => `k:${black}/r:${red} ${rest}`;
const OFF = '0.0.0.0.0';
const optionsRefusal = (text: string) => {
  const read = wayOfTheDragonKind.parseOptions(`way-of-the-dragon;${text}`);
  return read.ok ? undefined : read.refusal;
};

test('W1: a path has nine plain spaces and then the numbers 1 to 5', () => {
  expect(positionOf({ position: KR('9.0.0.0.0', OFF), moves: 'roll:WWWWW move:W done' })).toContain('k:14.0.0.0.0');
  expect(decisionOf({ position: KR('9.10.10.10.10', OFF), moves: 'roll:WWWWW move:W' })).toBe('over k=9 r=0 k');
});

test('W1: the paths can have 5 to 15 plain spaces', () => {
  const table = { options: 'length=15', position: KR('15.0.0.0.0', OFF), moves: 'roll:WWWWW move:W' };
  expect(positionOf(table)).toContain('k:20.0.0.0.0');
  expect(positionOf({ options: 'length=5', position: KR('5.0.0.0.0', OFF), moves: 'roll:WWWFD move:W' })).toContain(
    'k:8.',
  );
  expect(optionsRefusal('length=4')?.code).toBe('options/bad-value');
  expect(optionsRefusal('length=16')?.code).toBe('options/bad-value');
});

test('W1: no move from a plain space passes the 5', () => {
  for (const element of ['W', 'F', 'M', 'E', 'O']) {
    const table = { position: KR('9.9.9.9.9', OFF), moves: `roll:${element.repeat(5)}` };
    expect(acts(table)).toEqual([`move:${element}`]);
  }
});

test('W2: five players may have dead pieces too, up to ten', () => {
  const ten = 'W1,W2,F1,F2,M1,M2,E1,E2,O1,O2';
  expect(optionsRefusal(`players=k,r,w,y,b;dead=${ten}`)).toBeUndefined();
  expect(optionsRefusal(`players=k,r,w,y,b;dead=${ten},O3`)).toMatchObject({ code: 'options/bad-value', key: 'dead' });
  const position = KR(OFF, OFF, `${ten},O3 - k 0`);
  expect(refusalOfPosition('', position)).toMatchObject({
    code: 'position/too-many-dead-pieces',
    ruling: 'W2',
    count: 11,
  });
});

test('W2: random dead pieces come from a seed, each on its own plain space', () => {
  const dead = randomDeadPieces(randomFrom(7), 10, 9);
  expect(dead).toEqual(randomDeadPieces(randomFrom(7), 10, 9));
  expect(new Set(dead.map(({ path, space }) => `${path}${space}`)).size).toBe(10);
});

test('W3: a path keeps at least two plain spaces free', () => {
  const three = { position: KR(OFF, OFF, 'W1,W2,W3 - k 0') };
  expect(positionOf({ options: 'length=5', ...three })).toContain('W1,W2,W3');
  expect(refusalOfPosition('length=5', KR(OFF, OFF, 'W1,W2,W3,W4 - k 0'))).toMatchObject({
    code: 'position/path-impassable',
    ruling: 'W3',
    path: 'water',
    free: 1,
  });
  expect(optionsRefusal('dead=W1,W2,W3,W4;length=5')).toMatchObject({ code: 'options/path-impassable', ruling: 'W3' });
  expect(optionsRefusal('dead=W1,W2,W3,W4')).toBeUndefined();
});

test('W3: random dead pieces leave two plain spaces on every path, also where ten are many', () => {
  for (let seed = 0; seed < 50; seed += 1) {
    const dead = randomDeadPieces(randomFrom(seed), 10, 5);
    for (const path of ['water', 'fire', 'metal', 'earth', 'wood']) {
      expect(dead.filter(piece => piece.path === path).length).toBeLessThanOrEqual(3);
    }
  }
});

const standing = (player: Standing['player'], points: number, finished: number): Standing => ({
  player,
  paths: [0, 0, 0, 0, 0],
  points,
  finished,
});

test('W4: the player with the fewest points starts the next game', () => {
  expect(nextStarter([standing('black', 5, 2), standing('red', 4, 4), standing('white', 9, 2)])).toBe('red');
});

test('W4: among equal points the fewest pieces on numbered spaces start', () => {
  expect(nextStarter([standing('black', 4, 1), standing('red', 4, 2), standing('white', 9, 2)])).toBe('black');
});

test('W4: among equals in both the last seat as listed starts', () => {
  expect(nextStarter([standing('black', 4, 2), standing('red', 4, 2), standing('white', 9, 2)])).toBe('red');
});

test('W5: calling is never forced; pass is legal exactly when no plain move is', () => {
  const blocked = KR('0.0.0.0.0', '1.0.0.0.0');
  expect(acts({ position: blocked, moves: 'roll:WDDDD' })).toEqual(['pass']);
  expect(acts({ position: KR('3.0.0.0.0', '4.0.0.0.0'), moves: 'roll:WDDDD' })).toEqual(['call:W.k.r', 'pass']);
  expect(acts({ position: KR('3.0.0.0.0', '5.0.0.0.0'), moves: 'roll:WDDDD' })).toEqual(['call:W.k.r', 'move:W']);
  const free = { position: KR('3.0.0.0.0', '5.0.0.0.0'), moves: 'roll:WDDDD' };
  expect(refusalOf(free, 'pass')).toEqual({ code: 'move/must-move', ruling: 'W5', paths: ['water'] });
});

test('W5: a power that could move does not forbid to pass', () => {
  const table = { options: 'players=y,r;powers=on', position: 'y:0.0.0.0.0/r:1.1.1.1.1 - y.r y 0' };
  expect(acts({ ...table, moves: 'roll:WDDDD' })).toEqual(['anxiety+move:W', 'pass']);
  expect(acts({ ...table, moves: 'roll:WFMEO' })).toEqual(['anxiety+equilibrium', 'pass']);
});

test('W6: in Equilibrium pieces off the board enter on the first space', () => {
  expect(positionOf({ moves: 'roll:WFMEO equilibrium' })).toBe('k:1.1.1.1.1/r:0.0.0.0.0 - - r 0');
});

test('W6: in Equilibrium every piece advances that can, and the others stay', () => {
  const position = KR('3.9.10.0.14', '4.0.0.1.0');
  expect(acts({ position, moves: 'roll:WFMEO' })).toEqual(['equilibrium']);
  expect(positionOf({ position, moves: 'roll:WFMEO equilibrium' })).toBe(KR('3.10.10.0.14', '4.0.0.1.0', '- - r 0'));
});

test('W7: Perfection without a possible move is a pass without an extra turn', () => {
  const position = KR('0.0.0.0.0', '5.0.0.0.0');
  expect(acts({ position, moves: 'roll:WWWWW' })).toEqual(['pass']);
  expect(positionOf({ position, moves: 'roll:WWWWW pass' })).toBe(KR(OFF, '5.0.0.0.0', '- - r 1'));
});

test('W7: Perfection repeats the turn after the move, each time anew', () => {
  expect(legal({ moves: 'roll:WWWWW move:W' })).toEqual(['again', 'done']);
  const again = 'roll:WWWWW move:W again roll:FFFFF move:F';
  expect(legal({ moves: again })).toEqual(['again', 'done']);
  expect(positionOf({ moves: `${again} again` })).toBe(KR('5.5.0.0.0', OFF, '- - k+ 0'));
  expect(positionOf({ moves: `${again} done` })).toBe(KR('5.5.0.0.0', OFF, '- - r 0'));
});

test('W8: dice that show a mandatory act can still be rolled again, up to the limit', () => {
  expect(legal({ moves: 'roll:WFMEO' })).toContain('keep:WF');
  expect(legal({ moves: 'roll:WWWWW keep:- roll:WWWWW' })).toContain('keep:WWWW');
  const third = { moves: 'roll:WFMEO keep:- roll:WFMEO keep:W roll:WFMEO' };
  expect(legal(third)).toEqual(['equilibrium']);
  expect(refusalOf(third, 'keep:W')).toEqual({ code: 'move/no-rerolls-left', ruling: 'W8' });
});

test('W8: a die that was kept once may be rolled later', () => {
  expect(decisionOf({ moves: 'roll:WWFED keep:WW roll:WWMMM keep:MMM' })).toBe('chance roll MMM 0');
});

test('W9: a swap is not a pass and ends the succession of passes', () => {
  const position = 'k:3.0.0.0.0/r:4.0.0.0.0/w:9.0.0.0.0 - - k 2';
  const table = { options: 'players=k,r,w', position };
  expect(positionOf({ ...table, moves: 'roll:WDDDD call:W.k.r' })).toBe('k:4.0.0.0.0/r:3.0.0.0.0/w:9.0.0.0.0 - - r 0');
  expect(decisionOf({ ...table, moves: 'roll:WDDDD pass' })).toBe('over k=0 r=0 w=0 k.r.w');
});

test('W10: Fear used to stay put is a pass and can end the game', () => {
  const on = { options: 'powers=on', position: KR(OFF, OFF, '- k.r k 1') };
  expect(decisionOf({ ...on, moves: 'roll:WWFED fear' })).toBe('over k=0 r=0 k.r');
  const fresh = { ...on, position: KR(OFF, OFF, '- k.r k 0') };
  expect(positionOf({ ...fresh, moves: 'roll:WWFED fear' })).toBe(KR(OFF, OFF, '- r r 1'));
});

const RED = { options: 'powers=on', position: KR(OFF, OFF, '- k.r r 0') };

test('W11: Rebirth is declared at the end of the own turn', () => {
  expect(acts({ ...RED, moves: 'roll:WWFED' })).toEqual(['move:E', 'move:F', 'move:W']);
  expect(legal({ ...RED, moves: 'roll:WWFED move:W' })).toEqual(['done', 'rebirth']);
  expect(positionOf({ ...RED, moves: 'roll:WWFED move:W rebirth' })).toBe(KR(OFF, '2.0.0.0.0', '- k r+ 0'));
  expect(positionOf({ ...RED, moves: 'roll:WWFED move:W done' })).toBe(KR(OFF, '2.0.0.0.0', '- k.r k 0'));
});

test('W11: Rebirth comes after a pass too, and a second pass of the same player does not count again', () => {
  const passed = 'roll:DDDDD pass rebirth';
  expect(positionOf({ ...RED, moves: passed })).toBe(KR(OFF, OFF, '- k r+ 1'));
  expect(positionOf({ ...RED, moves: `${passed} roll:DDDDD pass` })).toBe(KR(OFF, OFF, '- k k 1'));
  expect(decisionOf({ ...RED, moves: `${passed} roll:DDDDD pass roll:DDDDD pass` })).toBe('over k=0 r=0 k.r');
});

test('W11: Rebirth cannot be declared when the game has ended', () => {
  const last = { options: 'powers=on', position: KR(OFF, '9.10.10.10.10', '- k.r r 0') };
  expect(decisionOf({ ...last, moves: 'roll:WWFED move:W' })).toBe('over k=0 r=6 r');
  const passing = { options: 'powers=on', position: KR(OFF, OFF, '- k.r r 1') };
  expect(decisionOf({ ...passing, moves: 'roll:DDDDD pass' })).toBe('over k=0 r=0 k.r');
});

test('W11: where Perfection repeats the turn, Rebirth comes after the repeated one', () => {
  const perfect = 'roll:WWWWW move:W';
  expect(legal({ ...RED, moves: perfect })).toEqual(['again', 'done']);
  expect(decisionOf({ ...RED, moves: `${perfect} again` })).toBe('chance roll - 2');
  expect(decisionOf({ ...RED, moves: `${perfect} again roll:WFDDD move:F` })).toBe('r rebirth');
});

test('W11: where Perfection is declined, Rebirth can still be declared', () => {
  expect(legal({ ...RED, moves: 'roll:WWWWW move:W done' })).toEqual(['done', 'rebirth']);
  expect(positionOf({ ...RED, moves: 'roll:WWWWW move:W done rebirth' })).toBe(KR(OFF, '5.0.0.0.0', '- k r+ 0'));
});

const BLUE = { options: 'players=b,k;powers=on', position: 'b:0.0.0.0.0/k:0.0.0.0.0 - b.k b 0' };

test('W12: the dragons count for a move', () => {
  const table = { ...BLUE, moves: 'roll:WWFED dragon:W+move:W' };
  expect(positionOf(table)).toBe('b:3.0.0.0.0/k:0.0.0.0.0 - k k 0');
});

test('W12: the dragons count for Equilibrium, which then leaves no single move', () => {
  const table = { ...BLUE, moves: 'roll:WFMED' };
  expect(acts(table).filter(text => text.startsWith('dragon:O'))).toEqual(['dragon:O+equilibrium']);
  expect(positionOf({ ...table, moves: `${table.moves} dragon:O+equilibrium` })).toContain('b:1.1.1.1.1');
});

test('W12: the dragons count for Perfection', () => {
  expect(legal({ ...BLUE, moves: 'roll:WWWDD dragon:WW+move:W' })).toEqual(['again', 'done']);
  expect(positionOf({ ...BLUE, moves: 'roll:DDDDD dragon:OOOOO+move:O again' })).toContain('b:0.0.0.0.5');
});

test('W12: The Dragon is not used together with calling the Great Dragon', () => {
  const table = { ...BLUE, position: 'b:1.0.0.0.0/k:3.0.0.0.0 - b.k b 0', moves: 'roll:WDDDD' };
  expect(legal(table).filter(text => text.includes('call'))).toEqual(['call:W.b.k']);
  expect(refusalOf(table, 'dragon:WWWW+call:W.b.k')?.code).toBe('move/unreadable');
});

const YELLOW = { options: 'players=y,k;powers=on' };

test('W13: with Anxiety the piece goes on to the next empty space', () => {
  const table = { ...YELLOW, position: 'y:8.0.0.0.0/k:9.0.0.0.0 - y.k y 0', moves: 'roll:WFDDD' };
  expect(acts(table)).toEqual(['anxiety+move:W', 'move:F']);
  expect(positionOf({ ...table, moves: 'roll:WFDDD anxiety+move:W' })).toBe('y:10.0.0.0.0/k:9.0.0.0.0 - k k 0');
});

test('W13: past the 5 there is no space and the move stays forbidden', () => {
  const table = { ...YELLOW, position: 'y:9.0.0.0.0/k:14.0.0.0.0 - y.k y 0', moves: 'roll:WWWWW' };
  expect(acts(table)).toEqual(['pass']);
  expect(refusalOf(table, 'anxiety+move:W')).toEqual({
    code: 'move/no-space-behind',
    ruling: 'W13',
    path: 'water',
    space: 14,
    number: 5,
    by: 'black',
  });
});

test('W13: with Equilibrium Anxiety serves every piece of the act', () => {
  const table = { ...YELLOW, position: 'y:1.1.1.9.0/k:2.2.3.10.0 W3 y.k y 0', moves: 'roll:WFMEO anxiety+equilibrium' };
  expect(positionOf(table)).toBe('y:4.3.2.11.1/k:2.2.3.10.0 W3 k k 0');
  expect(happened(table).filter(({ kind }) => kind === 'passedOver')).toHaveLength(4);
});

test('W2 and W3: a start with dead pieces has them in its position', () => {
  expect(positionOf({ options: 'dead=W3,F5', position: START })).toBe(KR(OFF, OFF, 'W3,F5 - k 0'));
});
