import { type Unreadable, unreadable } from '@dragonway/core';

/**
 * A place in a text that is read from left to right. After the first wrong sign it stays there and everything more that
 * is taken is empty, so that a reader can be written as if nothing could be wrong and asks at its end.
 */
export interface Cursor {
  readonly text: string;
  at: number;
  expected: string | undefined;
}

export const cursorOn = (text: string): Cursor => ({ text, at: 0, expected: undefined });

/** Says that something else should stand here (or there); only the first one counts. */
export const miss = (cursor: Cursor, expected: string, at: number = cursor.at): void => {
  if (cursor.expected !== undefined) return;
  cursor.expected = expected;
  cursor.at = at;
};

/** Reads what a sticky pattern finds here; empty where it finds nothing. */
export const take = (cursor: Cursor, pattern: RegExp, expected: string): string => {
  if (cursor.expected !== undefined) return '';
  pattern.lastIndex = cursor.at;
  const found = pattern.exec(cursor.text);
  if (found === null) {
    miss(cursor, expected);
    return '';
  }
  cursor.at += found[0].length;
  return found[0];
};

/** Reads exactly these signs. */
export const takeText = (cursor: Cursor, text: string, expected: string): void => {
  if (cursor.text.startsWith(text, cursor.at) && cursor.expected === undefined) cursor.at += text.length;
  else miss(cursor, expected);
};

/** Whether these signs come next; they are read then. */
export const takeIf = (cursor: Cursor, text: string): boolean => {
  const isNext = cursor.expected === undefined && cursor.text.startsWith(text, cursor.at);
  if (isNext) cursor.at += text.length;
  return isNext;
};

/** The refusal of a text that was not read to its end. */
export const missed = <Code extends `${string}/${string}`>(
  cursor: Cursor,
  code: Code,
): Unreadable<Code> | undefined => {
  if (cursor.expected === undefined && cursor.at < cursor.text.length) miss(cursor, 'the end');
  return cursor.expected === undefined ? undefined : unreadable(code, cursor.at, cursor.expected);
};
