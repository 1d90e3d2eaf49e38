import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { FEATURES } from '../../evaluate/way-of-the-dragon/features.js';
import { HIDDEN, SHARE } from '../../evaluate/way-of-the-dragon/network.js';
import { trainedNetwork } from '../../evaluate/way-of-the-dragon/weights.js';
import { formatRows } from './format-rows.js';
import { newTraining, paceOf, SHIPPED_TRAINING, trainRound } from './training.js';
import { formatTraining, parseTraining } from './training-file.js';

// What two games from the first seed leave of the first row, in thousandths.
const FIRST_NUMBERS = '110 -59 -105 -34 -38 88 -99 -74';

describe('the training', () => {
  test('can be laid aside and taken up again without a difference', () => {
    const whole = newTraining(3);
    trainRound(whole, 0.004, 2);
    const stored = parseTraining(formatTraining(whole));
    const again = stored.ok ? stored.value : newTraining(3);
    trainRound(whole, 0.004, 2);
    trainRound(again, 0.004, 2);
    expect(again.numbers).toEqual(whole.numbers);
    expect(formatTraining(again)).toBe(formatTraining(whole));
  });

  test('refuses a file that is not a training', () => {
    expect(parseTraining('{}').ok).toBe(false);
    expect(parseTraining('not even JSON').ok).toBe(false);
  });

  test('writes a row for every feature and two for the hidden units', () => {
    expect(formatRows(newTraining(1)).split('\n')).toHaveLength(FEATURES + 2 + 4);
  });

  test('gives the same numbers for the same seed everywhere', () => {
    const training = newTraining(SHIPPED_TRAINING.seed);
    trainRound(training, paceOf(0, SHIPPED_TRAINING.rounds), 2);
    const [, , firstRow = ''] = formatRows(training).split('\n');
    expect(firstRow.trim().slice(1).split(' ').slice(0, 8).join(' ')).toBe(FIRST_NUMBERS);
  });

  test('of the package is the one that its weights tell of', () => {
    const { seed, rounds } = SHIPPED_TRAINING;
    const source = new URL('../../evaluate/way-of-the-dragon/trained-rows.ts', import.meta.url);
    expect(readFileSync(source, 'utf8').startsWith(`/** Written by the trainer (seed ${seed}, ${rounds} rounds)`)).toBe(
      true,
    );
  });

  test('has left numbers for every part of the network', () => {
    const { rows, bias, out } = trainedNetwork();
    expect([rows.length, bias.length, out.length]).toEqual([FEATURES * SHARE, HIDDEN, HIDDEN]);
    expect(rows.every(number => Number.isFinite(number))).toBe(true);
  });
});
