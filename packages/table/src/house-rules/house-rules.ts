import type { Game, Seat } from '@dragonway/core';
import type { Seeds } from '@dragonway/verifiable-dice';
import type { Draws, Reached, StartRoll } from '../types.js';

/** A game with its options chosen. */
export interface Chosen<Options extends object = object> {
  readonly options: Options;
  readonly game: Game;
}

/** What was drawn before a game, written as what it gave. */
export interface Drawn {
  readonly options: string;
  readonly position?: string;
  readonly rollOff?: readonly (readonly StartRoll[])[];
}

/** What the table must know of a game beyond the rules of one game of it. */
export interface HouseRules<Options extends object = object, State extends object = object> {
  /** The tag under which a record names who sat on a seat. */
  seatTag(index: number): string;
  /** R13: whether the table may end the game as a draw. */
  readonly hasDraws: boolean;
  /** The record's result of a game that the table ended and not the rules. */
  tokenOf(winners: readonly Seat[]): string;
  /** The seat that the rules play in a solo game. */
  seatOfRules(options: Options): Seat | undefined;
  /** What can be drawn here, in words of the expected kind; undefined if these draws can be made. */
  refuseDraws(draws: Draws, options: Options): string | undefined;
  draw(chosen: Chosen<Options>, draws: Draws, seeds: Seeds): Drawn;
  /** The n-th move of the dice, counted from 1 over the game, after this move of a player. */
  roll(seeds: Seeds, number: number, after: string | undefined): string;
  /** What every seat has reached, where the game counts points. */
  reached(options: Options, state: State): readonly Reached[] | undefined;
  /** What is left to see when the board is under mist; undefined where there is no board to hide. */
  withoutBoard: ((view: object) => object) | undefined;
  /** Matches of several games; undefined where the game knows none. */
  readonly match: MatchRules | undefined;
}

/** Matches of several games between the same seats. */
export interface MatchRules {
  /** Wins and points of every seat, and whether the rest of the games can still change the winner. */
  standing(options: string, games: number, played: readonly (readonly Reached[])[]): MatchStanding;
  /** The options of the next game of a match. */
  nextOptions(options: string, last: readonly Reached[]): string;
}

export interface MatchStanding {
  readonly wins: readonly number[];
  readonly points: readonly number[];
  readonly isOver: boolean;
  /** Empty until the match is over. */
  readonly winners: readonly Seat[];
}
