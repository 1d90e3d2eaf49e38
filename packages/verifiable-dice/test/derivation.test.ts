import { createHash, createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  checkCommitment,
  commitment,
  FACE_LETTERS,
  freshDice,
  messageOf,
  parseCommitment,
  parseSeeds,
  rollDice,
  type Seeds,
  seedOfWord,
} from '../src/index.js';

const SERVER = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff';
const SEEDS: Seeds = { server: SERVER, players: ['alice-1', 'bob_2'] };

/** The derivation written a second time, from the README and with other tools. */
const referenceFaces = (seeds: Seeds, roll: number, count: number): readonly number[] => {
  const faces: number[] = [];
  for (let block = 0; faces.length < count; block += 1) {
    const lines = [
      'dragonway-dice-1',
      `players ${seeds.players.length}`,
      ...seeds.players,
      `roll ${roll}`,
      `block ${block}`,
    ];
    const bytes = createHmac('sha256', seeds.server).update(lines.join('\n')).digest();
    faces.push(...[...bytes].filter(byte => byte < 252).map(byte => byte % 6));
  }
  return faces.slice(0, count);
};

test('the faces are those of an independent computation', () => {
  for (let roll = 1; roll <= 500; roll += 1) {
    const count = roll % 6;
    expect(freshDice(SEEDS, roll, count)).toEqual(referenceFaces(SEEDS, roll, count));
  }
});

test('known answers stay the same for ever', () => {
  const results = [1, 2, 3, 4, 5, 6].map(roll => rollDice(SEEDS, roll, ''));
  expect(results).toEqual(['MMMED', 'WFMMO', 'WFMMO', 'WFMOD', 'MMMED', 'WMEOD']);
  expect(rollDice(SEEDS, 1, 'WD')).toBe('WMMED');
  expect(commitment(SERVER)).toBe('2a8abfa8cb9906290437854193ca6bca41d4d4e26d1d454bd66a35158095e737');
});

test('a roll that needs more bytes than one block goes on with the next block', () => {
  expect(freshDice(SEEDS, 1, 100)).toEqual(referenceFaces(SEEDS, 1, 100));
});

test('the commitment is the SHA-256 of the seed', () => {
  expect(commitment(SERVER)).toBe(createHash('sha256').update(SERVER).digest('hex'));
});

test('a revealed seed is checked against what was published', () => {
  const published = parseCommitment(createHash('sha256').update(SERVER).digest('hex'));
  if (!published.ok) throw new Error(published.refusal.code);
  expect(checkCommitment(SERVER, published.value)).toBe(true);
  expect(checkCommitment(SERVER.replace('0', '1'), published.value)).toBe(false);
});

test('messages of different seeds, rolls and blocks differ', () => {
  const messages = [
    messageOf({ server: SERVER, players: ['a', 'b'] }, { word: 'roll', number: 1 }, 0),
    messageOf({ server: SERVER, players: ['b', 'a'] }, { word: 'roll', number: 1 }, 0),
    messageOf({ server: SERVER, players: ['a', 'b', 'c'] }, { word: 'roll', number: 1 }, 0),
    messageOf({ server: SERVER, players: ['ab'] }, { word: 'roll', number: 1 }, 0),
    messageOf({ server: SERVER, players: ['a', 'b'] }, { word: 'roll', number: 11 }, 0),
    messageOf({ server: SERVER, players: ['a', 'b'] }, { word: 'roll', number: 1 }, 1),
    messageOf({ server: SERVER, players: ['a', 'b'] }, { word: 'dead-pieces', number: 1 }, 0),
  ];
  expect(new Set(messages).size).toBe(messages.length);
});

test('kept dice stay, fresh ones are added up to five, and the result is sorted', () => {
  const fresh = freshDice(SEEDS, 9, 3).map(face => FACE_LETTERS.charAt(face));
  const sorted = 'WFMEOD'
    .split('')
    .flatMap(letter => ['M', 'D', ...fresh].filter(other => other === letter))
    .join('');
  expect(rollDice(SEEDS, 9, 'MD')).toBe(sorted);
});

test('every face is equally likely: chi-square over 60,000 dice of a fixed seed', () => {
  const counts = [0, 0, 0, 0, 0, 0];
  for (let roll = 1; roll <= 12_000; roll += 1) {
    for (const face of freshDice(SEEDS, roll, 5)) counts[face] = (counts[face] ?? 0) + 1;
  }
  const chiSquare = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
  // With five degrees of freedom a fair die stays below 20.5 in 999 of 1000 cases.
  expect(chiSquare).toBeLessThan(20.5);
});

test('the dice of a roll do not depend on each other: chi-square over pairs of neighbours', () => {
  const counts = Array.from({ length: 36 }, () => 0);
  for (let roll = 1; roll <= 18_000; roll += 1) {
    const [first = 0, second = 0] = freshDice(SEEDS, roll, 2);
    counts[first * 6 + second] = (counts[first * 6 + second] ?? 0) + 1;
  }
  const chiSquare = counts.reduce((sum, count) => sum + (count - 500) ** 2 / 500, 0);
  // With 35 degrees of freedom: 66.6 in 999 of 1000 cases.
  expect(chiSquare).toBeLessThan(66.6);
});

test('a word stands for the same seed every time, and for another one in the next game', () => {
  const seed = seedOfWord('late summer', 1);
  expect(seed).toBe(createHash('sha256').update('dragonway-word-1\n1\nlate summer').digest('hex'));
  expect(parseSeeds(`${seed}:alice-1`).ok).toBe(true);
  expect(seedOfWord('late summer', 2)).not.toBe(seed);
});
