import type { Strength } from '../thinker.js';

/** A player of a match, as data. */
export type Contender =
  | { readonly kind: 'thinker'; readonly strength: Strength }
  | { readonly kind: 'random' }
  /** An engine that speaks UGI, and the `go` line that it is sent for every move. */
  | { readonly kind: 'ugi'; readonly command: string; readonly arguments: readonly string[]; readonly go: string };

/** A match of two: every opening is played twice, with the sides exchanged. Text and numbers only, for files and threads. */
export interface Match {
  readonly options: string;
  readonly one: Contender;
  readonly other: Contender;
  readonly games: number;
  readonly seed: number;
  /** Random decisions before the players take over, rounded up to the end of a turn. */
  readonly openingDecisions: number;
  /** A game that lasts longer is drawn. */
  readonly mostTurns: number;
}

export const DEFAULT_OPENING_DECISIONS = 8;
export const DEFAULT_MOST_TURNS = 400;

/** How a game of a match ended, from the view of the contender `one`. */
export type MatchResult = 'win' | 'loss' | 'draw';

/** One finished game of a match. */
export interface MatchGame {
  readonly index: number;
  readonly result: MatchResult;
  readonly turns: number;
  readonly moves: readonly string[];
}

/** Which seat the contender `one` has in a game, and the seed of the game's opening. */
export const pairingOf = ({ seed }: Match, index: number): { readonly seatOfOne: 0 | 1; readonly seed: number } => ({
  seatOfOne: index % 2 === 0 ? 0 : 1,
  seed: (seed + (index >> 1) * 7_919) | 0,
});
