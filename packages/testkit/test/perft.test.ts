import { divide, perft, perftInSteps } from '@dragonway/core';
import { expect, test } from 'vitest';
import { formatPerftFile, parsePerftFile, runPerft } from '../src/index.js';
import { diceRace, diceRaceKind } from './dice-race.js';

const FILE = `# By hand: 3 throws, then run or rest.
id start
options dice-race
perft 1 3
perft 2 6
perft 3 18

# A rested runner that needs one space: after its throw it can rest, run or sprint.
id near
options dice-race;length=2
position 1,0 1,0 l 4
perft 2 9
perft 3 12
`;

test('perft counts the sequences of exactly so many decisions', () => {
  const race = diceRace(6);
  expect([0, 1, 2, 3, 4].map(depth => perft(race, race.start(), depth))).toEqual([1, 3, 6, 18, 36]);
});

test('a game that is over contributes nothing', () => {
  const race = diceRace(1);
  const over = race.notation.parsePosition('1,0 0,0 r 2');
  expect(over.ok && [0, 1, 2].map(depth => perft(race, over.value, depth))).toEqual([1, 0, 0]);
});

test('perft in steps gives the same count', () => {
  const race = diceRace(6);
  const steps = perftInSteps(race, race.start(), 6);
  let yielded = 0;
  let step = steps.next();
  for (; !step.done; step = steps.next()) yielded += step.value;
  expect(step.value).toBe(perft(race, race.start(), 6));
  expect(yielded).toBe(step.value);
});

test('divide splits the count by the first decision', () => {
  const race = diceRace(6);
  expect(divide(race, race.start(), 3)).toEqual([
    { move: 'throw:0', count: 6 },
    { move: 'throw:1', count: 6 },
    { move: 'throw:2', count: 6 },
  ]);
});

test('a perft file is read and written byte for byte', () => {
  const read = parsePerftFile(FILE);
  expect(read.ok && read.value[1]).toEqual({
    source: ['A rested runner that needs one space: after its throw it can rest, run or sprint.'],
    id: 'near',
    options: 'dice-race;length=2',
    position: '1,0 1,0 l 4',
    counts: [
      { depth: 2, count: 9 },
      { depth: 3, count: 12 },
    ],
  });
  expect(read.ok && formatPerftFile(read.value)).toBe(FILE);
});

test('a perft file is run up to the limit of nodes', () => {
  const read = parsePerftFile(FILE);
  const findings = read.ok ? read.value.map(entry => runPerft([diceRaceKind], entry, 10)) : [];
  expect(findings).toEqual([
    {
      ok: true,
      value: [
        { id: 'start', depth: 1, count: 3, found: 3 },
        { id: 'start', depth: 2, count: 6, found: 6 },
      ],
    },
    { ok: true, value: [{ id: 'near', depth: 2, count: 9, found: 9 }] },
  ]);
});

test('every count of the file is right', () => {
  const read = parsePerftFile(FILE);
  const findings = read.ok ? read.value.map(entry => runPerft([diceRaceKind], entry, 100)) : [];
  const wrong = findings.flatMap(run => (run.ok ? run.value : [])).filter(({ count, found }) => count !== found);
  expect(wrong).toEqual([]);
});

test.each([
  ['perft 1 3', 1, 'an id'],
  ['id a\noptions dice-race\nperft 0 1', 3, 'id, options, position or perft with its words'],
  ['id a\noptions dice-race\n', 1, 'options and counts for a'],
  ['id a\nperft 1 3', 1, 'options and counts for a'],
])('%j is refused with the line and what was expected', (text, line, expected) => {
  expect(parsePerftFile(text)).toEqual({ ok: false, refusal: { code: 'perft-file/unreadable', line, expected } });
});

test('an entry of an unknown game, options or position is refused', () => {
  const entry = { source: [], id: 'a', options: 'dice-race', counts: [] };
  const codeOf = (changed: object) => {
    const run = runPerft([diceRaceKind], { ...entry, ...changed }, 10);
    return run.ok ? 'ok' : run.refusal.code;
  };
  expect(codeOf({ options: 'chess' })).toBe('perft-run/unknown-game');
  expect(codeOf({ options: 'dice-race;length=x' })).toBe('perft-run/refused');
  expect(codeOf({ position: 'x' })).toBe('perft-run/refused');
});
