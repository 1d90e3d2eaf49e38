import type { OptionKey } from './options-text.js';
import type { Refusal } from './refusal.js';
import type { Result } from './result.js';

declare const seatBrand: unique symbol;

/** A place at the table, counted from 0 in the order of play. */
export type Seat = number & { readonly [seatBrand]: true };

/** The brand's only door: a plain number becomes a seat. */
export const seat = (index: number): Seat => index as Seat;

/** Who decides next: a seat, the dice, or nobody because the game is over. */
export type Actor = Seat | 'chance' | 'nobody';

export const CHANCE = 'chance';
export const NOBODY = 'nobody';

/** What is known of a game before its first move. */
export interface GameInfo {
  readonly id: string;
  /** The seats' names in the words of the notation, in seat order. */
  readonly seats: readonly string[];
  readonly hasChance: boolean;
  readonly hasHiddenInformation: boolean;
}

/** A move of the dice with its weight among all of them. */
export interface Chance<Move> {
  readonly move: Move;
  readonly weight: number;
}

/** What a move led to, and everything that happened on the way, in order. */
export interface Step<State, Event> {
  readonly state: State;
  readonly events: readonly Event[];
}

/** The end of a game. More than one winner means a shared win. */
export interface Outcome {
  readonly winners: readonly Seat[];
  /** Points of each seat, where the game counts points. */
  readonly scores?: readonly number[];
}

/** The types that belong together in one game. */
export interface GameTypes {
  readonly State: object;
  readonly Move: object;
  readonly Event: object;
  readonly View: object;
  readonly PositionRefusal: Refusal;
  readonly MoveRefusal: Refusal;
}

/** The text forms of a game; every one has exactly one canonical spelling. */
export interface Notation<Types extends GameTypes> {
  formatPosition(state: Types['State']): string;
  /** Reads a position that stands at the start of a turn (or of a Spirit phase). */
  parsePosition(text: string): Result<Types['State'], Types['PositionRefusal']>;
  formatMove(move: Types['Move']): string;
  /** Reads a move that is legal in this state; everything else is refused with the reason. */
  parseMove(state: Types['State'], text: string): Result<Types['Move'], Types['MoveRefusal']>;
  /** Who chooses what, as the engine protocol's `d` prints it on its second line. */
  formatDecision(state: Types['State']): string;
  /** The number under which a record writes this state's decision. */
  turnNumber(state: Types['State']): number;
  /** The record's result token of a finished game, `*` while it goes on. */
  formatResult(state: Types['State']): string;
  /** Whether a word can be the result of a record of this game, also one that ended outside the rules. */
  isResult(word: string): boolean;
}

/** One game with its options resolved: «Tao Long, Monk, The Valley». States are plain values that are never changed. */
export interface Game<Types extends GameTypes = GameTypes> {
  readonly info: GameInfo;
  readonly notation: Notation<Types>;
  start(): Types['State'];
  actor(state: Types['State']): Actor;
  /** All legal moves, sorted by their text; empty exactly when nobody acts. For chance: every result that can come. */
  legalMoves(state: Types['State']): readonly Types['Move'][];
  /** The moves of chance with their weights, in the order of `legalMoves`; empty unless chance acts. */
  chances(state: Types['State']): readonly Chance<Types['Move']>[];
  /** Plays a move that `legalMoves` or `parseMove` gave for this state. */
  play(state: Types['State'], move: Types['Move']): Step<Types['State'], Types['Event']>;
  /** The same without the list of what happened, for searches. */
  next(state: Types['State'], move: Types['Move']): Types['State'];
  outcome(state: Types['State']): Outcome | undefined;
  /** What may be shown to a seat or to a spectator. */
  view(state: Types['State'], viewer: Seat | 'spectator'): Types['View'];
  /** Two states with the same key count as the same position for a claim of repetition; undefined where none can be made. */
  repetitionKey(state: Types['State']): string | undefined;
  /** Throws an InvariantError if the state breaks a law that holds throughout the game. */
  checkInvariants(state: Types['State']): void;
}

/** A game before its options are chosen: how its options are read, and how a game is made of them. */
export interface GameKind<Options extends object = object, Types extends GameTypes = GameTypes> {
  readonly id: string;
  readonly keys: readonly OptionKey[];
  /** Reads `game;key=value;…`. */
  parseOptions(text: string): Result<Options, Refusal>;
  /** Writes the options with their defaults left out. */
  formatOptions(options: Options): string;
  game(options: Options): Game<Types>;
}
