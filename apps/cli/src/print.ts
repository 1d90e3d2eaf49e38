import type { Refusal } from '@dragonway/core';
import { refusalInWords } from './words/refusal-words.js';

/** Prints lines to standard output. */
export const print = (...lines: readonly string[]): void => {
  process.stdout.write(lines.map(line => `${line}\n`).join(''));
};

/** Says what was refused and makes the command fail. */
export const printRefusal = (refusal: Refusal, gameId?: string): void => {
  process.stderr.write(`error ${refusal.code} ${refusalInWords(refusal, gameId)}\n`);
  process.exitCode = 1;
};
