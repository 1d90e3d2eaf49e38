import { expect, test } from 'vitest';
import { chancesOf, KEPT_DICE, keepsOf, keptNumber, keptOfLetters, NO_DICE, resultsOf } from './kept.js';
import { countOf, isEquilibrium, lettersOfRoll, ROLLS, rollNumber, rollOfLetters } from './rolls.js';

/** All ordered results of so many dice, thrown one by one. */
const ordered = (count: number): readonly string[] =>
  count === 0 ? [''] : ordered(count - 1).flatMap(rest => 'WFMEOD'.split('').map(letter => rest + letter));

const sorted = (letters: string): string =>
  letters
    .split('')
    .sort((one, other) => 'WFMEOD'.indexOf(one) - 'WFMEOD'.indexOf(other))
    .join('');

const tally = (texts: readonly string[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
};

test('the 252 rolls and their weights are those of all 7,776 ordered results', () => {
  const expected = tally(ordered(5).map(sorted));
  const found = new Map(chancesOf(NO_DICE).map(({ move, weight }) => [lettersOfRoll(move.roll), weight]));
  expect(ROLLS).toHaveLength(252);
  expect(found).toEqual(expected);
  expect([...found.values()].reduce((sum, weight) => sum + weight, 0)).toBe(7776);
});

test('after kept dice the weights are those of all ordered results of the others', () => {
  expect(KEPT_DICE).toHaveLength(210);
  for (const [index, kept] of KEPT_DICE.entries()) {
    const expected = tally(ordered(5 - kept.letters.length).map(fresh => sorted(kept.letters + fresh)));
    const found = new Map(chancesOf(keptNumber(index)).map(({ move, weight }) => [lettersOfRoll(move.roll), weight]));
    expect(found).toEqual(expected);
    expect(resultsOf(keptNumber(index))).toEqual(chancesOf(keptNumber(index)).map(({ move }) => move));
  }
});

test('the dice that can be kept are all different choices of fewer than five', () => {
  for (const [index, { letters }] of ROLLS.entries()) {
    const choices = new Set(
      Array.from({ length: 31 }, (_, bits) =>
        letters
          .split('')
          .filter((__, die) => (bits >> die) & 1)
          .join(''),
      ),
    );
    expect(keepsOf(rollNumber(index)).map(({ kept }) => KEPT_DICE[kept]?.letters)).toEqual([...choices].sort());
  }
});

test('rolls and kept dice are found by their letters', () => {
  expect(lettersOfRoll(rollOfLetters('WWFED'))).toBe('WWFED');
  expect(rollOfLetters('FWWED')).toBeUndefined();
  expect(keptOfLetters('')).toBe(NO_DICE);
  expect(keptOfLetters('WWFED')).toBeUndefined();
});

test('one roll is Equilibrium', () => {
  const balanced = ROLLS.filter((_, index) => isEquilibrium(rollNumber(index)));
  expect(balanced.map(({ letters }) => letters)).toEqual(['WFMEO']);
});

test('a roll counts its faces', () => {
  const roll = rollOfLetters('WWFED');
  expect([0, 1, 2, 3, 4, 5].map(face => countOf(roll, face as 0))).toEqual([2, 1, 0, 1, 0, 1]);
  expect(countOf(undefined, 0)).toBe(0);
});
