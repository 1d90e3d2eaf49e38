import type { Strength } from '../thinker.js';
import type { EngineFault } from './engine-fault.js';

/** A player of a match, as data. */
export type Contender =
  | { readonly kind: 'thinker'; readonly strength: Strength }
  | { readonly kind: 'random' }
  /** An engine that speaks UGI. */
  | {
      readonly kind: 'ugi';
      readonly command: string;
      readonly arguments: readonly string[];
      /** The line that it is sent for every move. */
      readonly go: string;
      /** How long it may keep silent when it owes an answer. */
      readonly mostMillis: number;
    }
  /** A player that only the program knows which runs the match. */
  | { readonly kind: 'guest'; readonly name: string };

/** A match of two: every opening is played twice, with the sides exchanged. Text and numbers only, for files and threads. */
export interface Match {
  /** The tables as texts of options, each for one opening in turns. */
  readonly tables: readonly string[];
  readonly one: Contender;
  readonly other: Contender;
  /** What the contenders were when the match began: another one means other players. */
  readonly fingerprint: string;
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

/** A game that was lost without being played to its end. */
export interface Forfeit {
  readonly by: 'one' | 'other';
  readonly fault: EngineFault;
}

/** One finished game of a match. */
export interface MatchGame {
  readonly index: number;
  readonly result: MatchResult;
  readonly turns: number;
  readonly moves: readonly string[];
  /** Set if an engine failed to move, which lost it the game. */
  readonly forfeit?: Forfeit;
}

/** What is settled before a game of a match. */
export interface Pairing {
  /** The options of its table. */
  readonly table: string;
  readonly seatOfOne: 0 | 1;
  /** The seed of its opening. */
  readonly seed: number;
}

const SEED_STRIDE = 7_919;

/** Table, seats and opening of the game with this index. */
export const pairingOf = ({ tables, seed }: Match, index: number): Pairing => {
  const opening = index >> 1;
  return {
    table: tables[opening % tables.length] ?? '',
    seatOfOne: index % 2 === 0 ? 0 : 1,
    seed: (seed + opening * SEED_STRIDE) | 0,
  };
};
