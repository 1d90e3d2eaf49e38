import { accept, type Result, refuse } from '@dragonway/core';
import { missingWord, type UgiRefusal, unexpectedWord } from './refusals.js';

/** The limits of a search that `go` can name, each with a number. */
const LIMITS = ['depth', 'nodes', 'movetime', 'wtime', 'btime', 'winc', 'binc'] as const;
type Limit = (typeof LIMITS)[number];

/** What a `go` line asks for. */
export type Go =
  | { readonly kind: 'search'; readonly limits: Readonly<Partial<Record<Limit, number>>> }
  | { readonly kind: 'infinite' }
  | { readonly kind: 'perft'; readonly depth: number };

const isLimit = (word: string): word is Limit => LIMITS.some(limit => limit === word);

// Fifteen digits stay exact numbers.
const NUMBER = /^\d{1,15}$/;

const readNumber = (after: string, word: string | undefined): Result<number, UgiRefusal> => {
  if (word === undefined) return refuse(missingWord(after, 'a whole number'));
  return NUMBER.test(word) ? accept(Number(word)) : refuse(unexpectedWord(word, 'a whole number'));
};

// No count of this depth ever ends, but it must neither exhaust the stack.
const DEEPEST_PERFT = 999;

const readPerft = ([depth, superfluous]: readonly string[]): Result<Go, UgiRefusal> => {
  const read = readNumber('perft', depth);
  if (!read.ok) return read;
  if (read.value > DEEPEST_PERFT) return refuse(unexpectedWord(`${depth}`, `a depth of at most ${DEEPEST_PERFT}`));
  if (superfluous !== undefined) return refuse(unexpectedWord(superfluous, 'the end of the line'));
  return accept({ kind: 'perft', depth: read.value });
};

const readLimits = (words: readonly string[]): Result<Go, UgiRefusal> => {
  const limits: Partial<Record<Limit, number>> = {};
  for (let at = 0; at < words.length; at += 2) {
    const name = words[at] ?? '';
    if (!isLimit(name) || limits[name] !== undefined) {
      const missing = LIMITS.filter(limit => limits[limit] === undefined);
      return refuse(unexpectedWord(name, `${missing.join(', ')} or the end of the line`));
    }
    const read = readNumber(name, words[at + 1]);
    if (!read.ok) return read;
    limits[name] = read.value;
  }
  return accept({ kind: 'search', limits });
};

/** Reads the words after `go`. */
export const readGo = (words: readonly string[]): Result<Go, UgiRefusal> => {
  const [first, ...rest] = words;
  if (first === 'perft') return readPerft(rest);
  if (first !== 'infinite') return readLimits(words);
  const [superfluous] = rest;
  if (superfluous !== undefined) return refuse(unexpectedWord(superfluous, 'the end of the line'));
  return accept({ kind: 'infinite' });
};
