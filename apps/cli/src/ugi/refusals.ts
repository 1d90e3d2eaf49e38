import type { Refusal } from '@dragonway/core';

/** What can be wrong with a line of the engine protocol before any game is asked. */
export type UgiRefusal =
  | (Refusal & { readonly code: 'ugi/unknown-command'; readonly word: string; readonly expected: readonly string[] })
  | (Refusal & { readonly code: 'ugi/unexpected-word'; readonly word: string; readonly expected: string })
  | (Refusal & { readonly code: 'ugi/missing-word'; readonly after: string; readonly expected: string })
  | (Refusal & { readonly code: 'ugi/unknown-option'; readonly name: string; readonly expected: readonly string[] })
  | (Refusal & {
      readonly code: 'ugi/illegal-move';
      readonly place: number;
      readonly move: string;
      readonly cause: Refusal;
    })
  | (Refusal & { readonly code: 'ugi/game-over' })
  | (Refusal & { readonly code: 'ugi/stopped'; readonly depth: number });

/** A word stands where another was expected, or where the line should have ended. */
export const unexpectedWord = (word: string, expected: string): UgiRefusal => ({
  code: 'ugi/unexpected-word',
  word,
  expected,
});

/** The line ends where a word was expected. */
export const missingWord = (after: string, expected: string): UgiRefusal => ({
  code: 'ugi/missing-word',
  after,
  expected,
});
