/** `1 stone`, `2 stones`; a plural of its own is told. */
export const counted = (count: number, noun: string, plural = `${noun}s`): string =>
  `${count} ${count === 1 ? noun : plural}`;

/** `a`, `a or b`, `a, b or c`. */
export const either = (words: readonly string[]): string => joined(words, 'or');

/** `a`, `a and b`, `a, b and c`. */
export const both = (words: readonly string[]): string => joined(words, 'and');

const joined = (words: readonly string[], last: string): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;

/** Says where a text went wrong; people count from 1. */
export const unreadableInWords = (what: string, at: number, expected: string): string =>
  `the ${what} cannot be read at character ${at + 1}: expected ${expected}`;

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
