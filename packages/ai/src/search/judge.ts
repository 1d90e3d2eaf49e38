import type { Game, GameTypes, Seat } from '@dragonway/core';

/** The value of a state for a seat, in hundredths of the game's smallest gain (a lifepoint of Tao Long). */
export type Evaluate<State> = (state: State, seat: Seat) => number;

/** Two words that name a state in the transposition table. */
export interface Key {
  low: number;
  high: number;
}

/** What a search asks of a game besides its rules. It may keep working memory, so each search has its own. */
export interface Judge<Types extends GameTypes> {
  readonly evaluate: Evaluate<Types['State']>;
  /** Writes the key of everything that the rules can see of the state, the turn's number left out. */
  writeKey(state: Types['State'], key: Key): void;
  /** Whether a turn begins here. Anywhere else a value would be that of half a deed, so no search stops there. */
  isTurnStart(state: Types['State']): boolean;
  /** Whether a turn's start offers something that may not be left for later, such as a bite or a deadly expel. */
  isPending(state: Types['State']): boolean;
  /** Whether this move of a turn's start leads to what is pending. */
  isForcing(state: Types['State'], move: Types['Move']): boolean;
  /** Writes how promising each move looks, from 0 to MOST_PROMISING. */
  rank(state: Types['State'], moves: readonly Types['Move'][], ranks: Int32Array): void;
  /** Writes for each move a small number that names it among those of its kind of decision; like moves may share one. */
  nameMoves(state: Types['State'], moves: readonly Types['Move'][], names: Int32Array): void;
  /** Whether the move is noticed at all; absent where nothing is overlooked. */
  readonly notices?: (state: Types['State'], move: Types['Move']) => boolean;
}

/** What `rank` gives a move that decides the game at once. */
export const MOST_PROMISING = 1_000;

/** Names of moves are below this. */
export const MOVE_NAMES = 4_096;

/** A game of two seats without chance together with a judge of its states: all that alpha-beta needs. */
export interface Judged<Types extends GameTypes> {
  readonly game: Game<Types>;
  readonly judge: Judge<Types>;
}
