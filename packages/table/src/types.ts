import type { Game, Seat } from '@dragonway/core';
import type { Clock, ClockSetting, Millis } from './clock/clock.js';

export type { Millis } from './clock/clock.js';
export type TableId = string;
/** Who somebody is to everybody at the table: public, never a secret that opens a seat. */
export type PersonId = string;
/** The name of a level of the artificial players; the table only carries it. */
export type Level = string;
/** The number of an event in the table's log, from 1. */
export type Version = number;
/** The number of moves played in a game, rolls of the dice too. */
export type Ply = number;

/** Everything that is settled before anybody sits down. */
export interface Setup {
  /** The game and its options, in the notation's text. */
  readonly options: string;
  /** The start, where it is not the one of the options. */
  readonly position?: string;
  /** Moves that stand on the board already: the table goes on from a copy of another game. */
  readonly moves?: readonly string[];
  readonly draws: Draws;
  readonly clock: ClockSetting;
  readonly isRated: boolean;
  readonly allowsSpectators: boolean;
  /** The Board of Human under mist, laid over any mode for training. */
  readonly hidesBoard: boolean;
  readonly takebacks: Takebacks;
  readonly hasChat: boolean;
  /** For how long a game may stand still by agreement, all pauses together. */
  readonly pauseBudget: Millis;
  readonly absence: Absence;
  /** The length of the match; 1 is a single game. */
  readonly games: number;
  /** Whether a game with dice waits until every person has added a seed. */
  readonly asksForSeeds: boolean;
}

/** What the table draws from its seeds before every game. */
export interface Draws {
  /** Tao Long: the stones lie anywhere on the wheel. */
  readonly wheel: boolean;
  /** Way of the Dragon: so many dead pieces. */
  readonly dead: number;
  /** Way of the Dragon: the players roll for the start. */
  readonly first: boolean;
}

/** Between people a takeback is granted unasked, asked for, or never; machines never mind but in rated games. */
export const TAKEBACKS = ['free', 'ask', 'never'] as const;
export type Takebacks = (typeof TAKEBACKS)[number];

/** What happens when a person whose turn it is stays away for longer than the patience. */
export interface Absence {
  readonly patience: Millis;
  /** A machine sits in until the person is back, or the others may claim that the seat is left. */
  readonly then: 'standIn' | 'claim';
  /** The level of stand-ins, and of the machine that plays on for a seat that was left. */
  readonly level: Level;
}

/** Who sits on a seat. */
export type Sitter =
  | { readonly kind: 'open' }
  | { readonly kind: 'person'; readonly id: PersonId; readonly name: string }
  | { readonly kind: 'robot'; readonly id: PersonId; readonly name: string }
  | { readonly kind: 'machine'; readonly level: Level }
  /** The solo opponent: nobody decides for it. */
  | { readonly kind: 'rules' };

/** Why a seat's player has no share in the result any more. */
export const LEFT_CAUSES = ['resignation', 'flag', 'absence'] as const;
export type LeftCause = (typeof LEFT_CAUSES)[number];

export interface SeatState {
  readonly sitter: Sitter;
  /** What the player adds to the seeds of the dice. */
  readonly seed?: string;
  /** The level of the machine that plays for an absent person. */
  readonly standIn?: Level;
  readonly awaySince?: Millis;
  /** In this game the seat was left; with more than two seats a machine plays on for it. */
  readonly left?: LeftCause;
}

export const OFFER_KINDS = ['draw', 'takeback', 'pause', 'rematch', 'nextGame'] as const;
export type OfferKind = (typeof OFFER_KINDS)[number];

export interface Offer {
  readonly kind: OfferKind;
  readonly by: Seat;
  /** The version of the event that made it, by which answers name it. */
  readonly since: Version;
  /** The seats that must agree, and those that have. */
  readonly asked: readonly Seat[];
  readonly accepted: readonly Seat[];
  /** A takeback: exactly what would be undone. */
  readonly undoes?: Undone;
}

/** The moves that a takeback undoes, in the order in which they were played. */
export interface Undone {
  readonly to: Ply;
  readonly moves: readonly string[];
}

/** How often a seat's offers of a kind were declined in this game, and when it may ask again. */
export interface Declined {
  readonly seat: Seat;
  readonly offer: OfferKind;
  readonly times: number;
  readonly until: Millis;
}

export interface PlayedMove {
  readonly by: Seat | 'chance';
  readonly text: string;
  readonly at: Millis;
}

/** The seeds of a game's dice; the secret is the server's and is known to the authority only, until the game is over. */
export interface GameSeeds {
  readonly commitment: string;
  readonly secret?: string;
  /** In seat order. */
  readonly players: readonly string[];
}

/** What a seat rolled for the start, as letters in the order of the dice. */
export interface StartRoll {
  readonly seat: Seat;
  readonly dice: string;
}

/** What a seat has reached where the game counts points, with what breaks ties. */
export interface Reached {
  readonly points: number;
  readonly finished: number;
}

export const ENDING_CAUSES = ['rules', 'agreement', 'repetition', ...LEFT_CAUSES, 'aborted'] as const;
export type EndingCause = (typeof ENDING_CAUSES)[number];

/** How a game ended at the table. */
export interface Ending {
  readonly cause: EndingCause;
  /** All seats for a draw, none for a game that was aborted. */
  readonly winners: readonly Seat[];
  /** 1 for the best, in seat order; equal places are shared. */
  readonly places: readonly number[];
  /** The record's result. */
  readonly token: string;
  /** The seats that were left before the end. */
  readonly left: readonly Seat[];
  readonly reached?: readonly Reached[];
}

/** One game of the table, being played or over. */
export interface TableGame {
  /** From 1, over all games of the table. */
  readonly number: number;
  /** The number of the first game of the same match. */
  readonly matchFrom: number;
  /** The options with what was drawn written into them. */
  readonly options: string;
  readonly position?: string;
  readonly sitters: readonly Sitter[];
  readonly seeds?: GameSeeds;
  /** The rounds of the roll for the start. */
  readonly rollOff?: readonly (readonly StartRoll[])[];
  readonly moves: readonly PlayedMove[];
  /** How many of the moves were copied from another game. */
  readonly copied: Ply;
  readonly clock?: Clock;
  readonly pausedUntil?: Millis;
  readonly pausedSince?: Millis;
  readonly pauseLeft: Millis;
  readonly ending?: Ending;
}

/** Where people talk: at the table, or among spectators only while a game is on. */
export const ROOMS = ['table', 'spectators'] as const;
export type Room = (typeof ROOMS)[number];

export interface Said {
  readonly by: PersonId;
  readonly name: string;
  readonly room: Room;
  readonly text: string;
  readonly at: Millis;
}

/** Seats are being filled, a game is on, the last game is over, or the table is gone. */
export const PHASES = ['waiting', 'playing', 'over', 'closed'] as const;
export type Phase = (typeof PHASES)[number];

/** All that is true of a table, as plain data: what its log of events says. */
export interface TableFacts {
  readonly id: TableId;
  readonly host: PersonId;
  readonly setup: Setup;
  readonly phase: Phase;
  /** The version and the time of the last event. */
  readonly version: Version;
  readonly at: Millis;
  readonly seats: readonly SeatState[];
  /** The game that is on, or the last one. */
  readonly game?: TableGame;
  readonly past: readonly TableGame[];
  /** The seed of the game to come. */
  readonly next?: Pick<GameSeeds, 'commitment' | 'secret'>;
  readonly offers: readonly Offer[];
  readonly declined: readonly Declined[];
  readonly chat: readonly Said[];
  /** The latest commands that were carried out, so that one sent twice counts once. */
  readonly heard: readonly string[];
}

/** The rules at work: made from the facts and never stored. */
export interface Live {
  readonly game: Game;
  readonly options: object;
  readonly start: object;
  readonly state: object;
}

export interface Table extends TableFacts {
  readonly live: Live;
}

/** What the authority knows at the moment of a command, and no pure function could. */
export interface Moment {
  readonly now: Millis;
  /** Draws a server's seed: 64 lowercase hexadecimal digits that nobody can guess. */
  drawSeed(): string;
  /** How much of the delay of this command was the network's. */
  readonly lag?: Millis;
  /** How long the sender must wait before they may talk again. */
  readonly chatWait?: Millis;
}
