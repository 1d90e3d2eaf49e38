import { FEATURES } from '../../evaluate/way-of-the-dragon/features.js';
import { HIDDEN, SHARE } from '../../evaluate/way-of-the-dragon/network.js';
import { NUMBER_SCALE } from '../../evaluate/way-of-the-dragon/weights.js';
import type { Training } from './training.js';

/** The numbers as rows of text: one for each feature, then the hidden units' bias and what they give. */
const rowsOf = (numbers: Float64Array): readonly string[] => {
  const lengths = [...Array.from({ length: FEATURES }, () => SHARE), HIDDEN, HIDDEN];
  let at = 0;
  return lengths.map(length => {
    at += length;
    return [...numbers.subarray(at - length, at)].map(number => Math.round(number * NUMBER_SCALE)).join(' ');
  });
};

/** The source file of the trained numbers. */
export const formatRows = ({ seed, rounds, numbers }: Training): string =>
  [
    `/** Written by the trainer (seed ${seed}, ${rounds} rounds): a row for each feature, then bias and output. */`,
    'export const TRAINED_ROWS: readonly string[] = [',
    ...rowsOf(numbers).map(row => `  '${row}',`),
    '];',
    '',
  ].join('\n');
