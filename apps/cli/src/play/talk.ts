import type { Ink } from '../draw/ink.js';

/** One answer that can be given, with the words that explain it. */
export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** How a game talks to the person at the terminal. Answers are undefined when the person leaves. */
export interface Talk {
  readonly ink: Ink;
  say(...lines: readonly string[]): void;
  /** Asks for one of the choices. */
  choose(question: string, choices: readonly Choice[]): Promise<string | undefined>;
  /** Asks for a move: one of the choices, or whatever was typed instead. */
  askMove(question: string, choices: readonly Choice[]): Promise<string | undefined>;
}
