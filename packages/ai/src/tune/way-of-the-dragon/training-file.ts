import { accept, type Refusal, type Result, refuse } from '@dragonway/core';
import { NETWORK_SIZE } from '../../evaluate/way-of-the-dragon/network.js';
import type { Training } from './training.js';

export type TrainingFileRefusal = Refusal & { readonly code: 'training/unreadable'; readonly expected: string };

interface Stored {
  readonly seed: number;
  readonly rounds: number;
  readonly steps: number;
  readonly numbers: readonly number[];
  readonly means: readonly number[];
  readonly squares: readonly number[];
}

/** Writes a training as it stands. */
export const formatTraining = ({ seed, rounds, numbers, descent }: Training): string => {
  const stored: Stored = {
    seed,
    rounds,
    steps: descent.steps,
    numbers: [...numbers],
    means: [...descent.means],
    squares: [...descent.squares],
  };
  return `${JSON.stringify(stored)}\n`;
};

const isStored = (value: unknown): value is Stored => {
  const { seed, rounds, steps, numbers, means, squares } = value as Partial<Stored>;
  const areWhole = [seed, rounds, steps].every(number => Number.isInteger(number));
  return areWhole && [numbers, means, squares].every(list => Array.isArray(list) && list.length === NETWORK_SIZE);
};

/** Reads a training that was laid aside. */
export const parseTraining = (text: string): Result<Training, TrainingFileRefusal> => {
  const refusal: TrainingFileRefusal = { code: 'training/unreadable', expected: `${NETWORK_SIZE} numbers three times` };
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || !isStored(value)) return refuse(refusal);
    const { seed, rounds, steps } = value;
    const descent = { means: Float64Array.from(value.means), squares: Float64Array.from(value.squares), steps };
    return accept({ seed, rounds, numbers: Float64Array.from(value.numbers), descent });
  } catch {
    return refuse(refusal);
  }
};
