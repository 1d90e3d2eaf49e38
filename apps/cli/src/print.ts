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

const UNUSABLE_FILE = 2;

/** Whether the world refused a file: there is none, or it may not be used. */
export const isFileFault = (fault: unknown): fault is NodeJS.ErrnoException =>
  fault instanceof Error && 'code' in fault && 'syscall' in fault;

/** Says which file could not be used and why, and makes the command fail. */
export const printFileFault = ({ message }: NodeJS.ErrnoException): void => {
  process.stderr.write(`error file/unusable ${message}\n`);
  process.exitCode = UNUSABLE_FILE;
};
