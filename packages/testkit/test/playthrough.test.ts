import { expect, test } from 'vitest';
import { writePlaythrough } from '../src/index.js';
import { diceRaceKind } from './dice-race.js';

const SETTINGS = { options: 'dice-race;length=1', seed: 3, decisions: 50 };

test('a playthrough tells position, decision, move and events at every step', () => {
  const told = writePlaythrough(diceRaceKind, SETTINGS);
  const text = told.ok ? told.value : '';
  expect(text).toMatch(
    /^options dice-race;length=1\nseed 3\n\nposition 0,0 0,0 l 1\ndecision chance throw\nmove throw:/,
  );
  expect(text).toContain('event {"kind":"arrived"}');
  expect(text).toMatch(/decision over\nresult \d-\d\n$/);
});

test('the same seed tells the same game', () => {
  expect(writePlaythrough(diceRaceKind, SETTINGS)).toEqual(writePlaythrough(diceRaceKind, SETTINGS));
});

test('a game that goes on is left after the given decisions', () => {
  const told = writePlaythrough(diceRaceKind, { ...SETTINGS, decisions: 1 });
  expect(told.ok && told.value).toMatch(/\nresult \*\n$/);
});

test('refused options are answered by the refusal', () => {
  expect(writePlaythrough(diceRaceKind, { ...SETTINGS, options: 'dice-race;size=1' }).ok).toBe(false);
});
