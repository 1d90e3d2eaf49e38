import type { Refusal } from '@dragonway/core';
import type { LevelNumber } from './levels/level.js';
import type { Reason } from './reasons/reason.js';
import type { ProvenEnd } from './search/values.js';

/** How strong a player thinks: as a level, or as well as it can within limits. */
export type Strength =
  | { readonly kind: 'level'; readonly level: LevelNumber }
  | {
      readonly kind: 'limits';
      readonly nodes?: number;
      /** Decisions looked ahead. */
      readonly depth?: number;
      /** The most memory of the transposition table. */
      readonly tableBytes?: number;
    };

/** What a player is asked: to choose in the last of the states of a game that was played so far. */
export interface Question {
  /** Every state of the game from its start on; the last one is to be decided. */
  readonly states: readonly object[];
  readonly strength: Strength;
  /** The same question with the same seed has the same answer everywhere. */
  readonly seed: number;
}

/** What a player knows while it thinks. */
export interface Progress {
  readonly depth: number;
  readonly nodes: number;
  /** Hundredths of the game's smallest gain, for the seat that chooses. */
  readonly value: number;
  /** The chance to win of the seat that chooses, in percent. */
  readonly chance: number;
  readonly line: readonly string[];
  readonly proven: ProvenEnd | undefined;
}

/** The chosen move with what it rests on; texts, so that it can cross to another thread as it is. */
export interface Advice extends Progress {
  readonly move: string;
  readonly reasons: readonly Reason[];
}

/** Yields progress, or undefined where it only pauses; `next(true)` ends it with the advice it has by then. */
export type Thinking = Generator<Progress | undefined, Advice, boolean | undefined>;

/** An artificial player of one table. It may keep working memory, so one question is answered at a time. */
export interface Thinker {
  think(question: Question): Thinking;
}

/** Why there is no advice. */
export type AdviceRefusal =
  | (Refusal & { readonly code: 'advice/nobody-chooses' })
  /** The dice are to be rolled; no player chooses what they show. */
  | (Refusal & { readonly code: 'advice/dice-decide' })
  | (Refusal & { readonly code: 'advice/no-player'; readonly game: string });
