import { expect, test } from 'vitest';
import { happened } from './table.js';

const OFF = '0.0.0.0.0';

test('dice are rolled and kept', () => {
  expect(happened({ moves: 'roll:WWFED' })).toEqual([
    { kind: 'rolled', player: 'black', dice: ['water', 'water', 'fire', 'earth', 'dragon'], rerolls: 2 },
  ]);
  expect(happened({ moves: 'roll:WWFED keep:WW' })).toEqual([
    { kind: 'kept', player: 'black', dice: ['water', 'water'] },
  ]);
});

test('a piece passes others, enters, and the turn ends, in this order', () => {
  const position = `k:${OFF}/r:1.0.0.0.0 W2 - k 0`;
  expect(happened({ position, moves: 'roll:WWWFD move:W' })).toEqual([
    { kind: 'passedOver', player: 'black', path: 'water', space: 1, over: 'red' },
    { kind: 'passedOver', player: 'black', path: 'water', space: 2, over: 'dead' },
    { kind: 'entered', player: 'black', path: 'water', to: 3 },
    { kind: 'turnEnded', player: 'black', next: 'red' },
  ]);
});

test('a piece that reaches a number has finished its path', () => {
  const position = `k:0.0.8.0.0/r:0.0.9.0.0 - - k 0`;
  expect(happened({ position, moves: 'roll:FMMMD move:M' })).toEqual([
    { kind: 'passedOver', player: 'black', path: 'metal', space: 9, over: 'red' },
    { kind: 'moved', player: 'black', path: 'metal', from: 8, to: 11 },
    { kind: 'finishedPath', player: 'black', path: 'metal', number: 2 },
    { kind: 'turnEnded', player: 'black', next: 'red' },
  ]);
});

test('Equilibrium moves path by path and tells who is blocked', () => {
  const position = `k:2.0.10.9.0/r:3.0.0.0.0 O1 - k 0`;
  expect(happened({ position, moves: 'roll:WFMEO equilibrium' })).toEqual([
    { kind: 'blocked', player: 'black', path: 'water', space: 3, by: 'red' },
    { kind: 'entered', player: 'black', path: 'fire', to: 1 },
    { kind: 'moved', player: 'black', path: 'earth', from: 9, to: 10 },
    { kind: 'finishedPath', player: 'black', path: 'earth', number: 1 },
    { kind: 'blocked', player: 'black', path: 'wood', space: 1, by: 'dead' },
    { kind: 'turnEnded', player: 'black', next: 'red' },
  ]);
});

test('a pass tells what blocks every shown path', () => {
  const position = `k:10.0.0.0.0/r:0.2.0.0.0 - - k 0`;
  expect(happened({ position, moves: 'roll:WFFDD pass' })).toEqual([
    { kind: 'blocked', player: 'black', path: 'fire', space: 2, by: 'red' },
    { kind: 'passed', player: 'black', inSuccession: 1 },
    { kind: 'turnEnded', player: 'black', next: 'red' },
  ]);
});

test('a swap tells both pieces and who comes to a number by it', () => {
  const position = `k:3.0.0.0.0/r:12.0.0.0.0/w:${OFF} - - w 0`;
  expect(happened({ options: 'players=k,r,w', position, moves: 'roll:WDDDD call:W.k.r' })).toEqual([
    {
      kind: 'swapped',
      player: 'white',
      path: 'water',
      pieces: [
        { player: 'black', from: 3, to: 12 },
        { player: 'red', from: 12, to: 3 },
      ],
    },
    { kind: 'finishedPath', player: 'black', path: 'water', number: 3 },
    { kind: 'turnEnded', player: 'white', next: 'black' },
  ]);
});

test('Perfection repeats the turn, or is declined', () => {
  expect(happened({ moves: 'roll:WWWWW move:W' })).toEqual([
    { kind: 'entered', player: 'black', path: 'water', to: 5 },
  ]);
  expect(happened({ moves: 'roll:WWWWW move:W again' })).toEqual([
    { kind: 'turnRepeated', player: 'black', by: 'perfection' },
  ]);
  expect(happened({ moves: 'roll:WWWWW move:W done' })).toEqual([
    { kind: 'declined', player: 'black', what: 'perfection' },
    { kind: 'turnEnded', player: 'black', next: 'red' },
  ]);
});

const RED = { options: 'powers=on', position: `k:${OFF}/r:${OFF} - k.r r 0` };

test('Rebirth is used and repeats the turn, or is declined after Perfection was', () => {
  expect(happened({ ...RED, moves: 'roll:DDDDD pass rebirth' })).toEqual([
    { kind: 'powerUsed', player: 'red', power: 'rebirth' },
    { kind: 'turnRepeated', player: 'red', by: 'rebirth' },
  ]);
  expect(happened({ ...RED, moves: 'roll:WWWWW move:W done' })).toEqual([
    { kind: 'declined', player: 'red', what: 'perfection' },
  ]);
  expect(happened({ ...RED, moves: 'roll:WWWWW move:W done done' })).toEqual([
    { kind: 'declined', player: 'red', what: 'rebirth' },
    { kind: 'turnEnded', player: 'red', next: 'black' },
  ]);
});

test('powers are told before what they do', () => {
  const blue = { options: 'players=b,y,w,k;powers=on', position: `b:${OFF}/y:${OFF}/w:${OFF}/k:${OFF} - b.y.w.k` };
  const kinds = (seat: string, moves: string) =>
    happened({ options: blue.options, position: `${blue.position} ${seat} 0`, moves }).map(({ kind }) => kind);
  expect(kinds('b', 'roll:WWFED dragon:W+move:W')).toEqual(['powerUsed', 'dragonsCounted', 'entered', 'turnEnded']);
  expect(kinds('k', 'roll:WWFED fear')).toEqual(['powerUsed', 'passed', 'turnEnded']);
  expect(kinds('w', 'roll:WWFED keep:- roll:WWFED keep:- roll:WWFED tiger+keep:-')).toEqual(['powerUsed', 'kept']);
  const anxious = happened({
    options: 'players=y,k;powers=on',
    position: `y:${OFF}/k:2.0.0.0.0 - y y 0`,
    moves: 'roll:WWFED anxiety+move:W',
  });
  expect(anxious.map(({ kind }) => kind)).toEqual(['powerUsed', 'passedOver', 'entered', 'turnEnded']);
});

test('the end of the game comes last, with the score of every player and path', () => {
  const position = `k:9.10.11.12.13/r:0.0.14.0.0 - - k 0`;
  expect(happened({ position, moves: 'roll:WWWWW move:W' })).toEqual([
    { kind: 'moved', player: 'black', path: 'water', from: 9, to: 14 },
    { kind: 'finishedPath', player: 'black', path: 'water', number: 5 },
    {
      kind: 'gameEnded',
      cause: 'allFinished',
      standings: [
        { player: 'black', paths: [5, 1, 2, 3, 4], points: 15, finished: 5 },
        { player: 'red', paths: [0, 0, 5, 0, 0], points: 5, finished: 1 },
      ],
      winners: ['black'],
    },
  ]);
});

test('a game that ends because all have passed says so', () => {
  const events = happened({ position: `k:${OFF}/r:${OFF} - - k 1`, moves: 'roll:DDDDD pass' });
  expect(events.map(({ kind }) => kind)).toEqual(['passed', 'gameEnded']);
  expect(events.at(-1)).toMatchObject({ cause: 'allPassed', winners: ['black', 'red'] });
});
