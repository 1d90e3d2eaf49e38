import { randomFrom } from '@dragonway/core';
import { expect, test } from 'vitest';
import { isMatchOver, type Match, matchStandings, matchWinners, nextFirst, startMatch, withGame } from './match.js';
import { rollOff } from './roll-off.js';
import type { Standing } from './score.js';
import { PLAYERS } from './types.js';

const ended = (black: number, red: number): readonly Standing[] => [
  { player: 'black', paths: [0, 0, 0, 0, 0], points: black, finished: 1 },
  { player: 'red', paths: [0, 0, 0, 0, 0], points: red, finished: 1 },
];

const played = (games: number, ...scores: readonly (readonly [number, number])[]): Match =>
  scores.reduce((match, [black, red]) => withGame(match, ended(black, red)), startMatch(['black', 'red'], games));

test('a single game is a match of one', () => {
  expect(isMatchOver(played(1))).toBe(false);
  expect(matchWinners(played(1))).toBeUndefined();
  expect(matchWinners(played(1, [3, 9]))).toEqual(['red']);
});

test('best of three ends when the other cannot draw level any more', () => {
  expect(isMatchOver(played(3, [9, 3]))).toBe(false);
  expect(matchWinners(played(3, [9, 3], [9, 3]))).toEqual(['black']);
  expect(matchWinners(played(3, [9, 3], [3, 9]))).toBeUndefined();
  expect(matchWinners(played(3, [9, 3], [3, 9], [4, 5]))).toEqual(['red']);
});

test('a shared win counts for all who share it; points of all games break a tie', () => {
  const match = played(2, [9, 3], [3, 10]);
  expect(matchStandings(played(1, [5, 5]))).toMatchObject([{ wins: 1 }, { wins: 1 }]);
  expect(matchWinners(match)).toEqual(['red']);
  expect(matchWinners(played(2, [9, 3], [3, 9]))).toEqual(['black', 'red']);
});

test('the loser of the last game starts the next one', () => {
  expect(nextFirst(played(3))).toBeUndefined();
  expect(nextFirst(played(3, [9, 3]))).toBe('red');
  expect(nextFirst(played(3, [9, 3], [3, 9]))).toBe('black');
});

test('the roll-off goes to the most dragons, and only the tied roll again', () => {
  for (let seed = 0; seed < 200; seed += 1) {
    const { first, rounds } = rollOff(randomFrom(seed), PLAYERS);
    for (const [index, round] of rounds.entries()) {
      const dragons = round.map(({ dice }) => dice.filter(face => face === 'dragon').length);
      const best = round.filter((_, place) => dragons[place] === Math.max(...dragons)).map(({ player }) => player);
      expect(best).toEqual(rounds[index + 1]?.map(({ player }) => player) ?? [first]);
      expect(round.every(({ dice }) => dice.length === 5)).toBe(true);
    }
  }
});

test('the roll-off of a seed is always the same', () => {
  expect(rollOff(randomFrom(4), ['black', 'red'])).toEqual(rollOff(randomFrom(4), ['black', 'red']));
});
