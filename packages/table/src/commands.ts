import type { Seat } from '@dragonway/core';
import type { Level, OfferKind, PersonId, Ply, Setup, Sitter, TableId, Version } from './types.js';

/** Who sends a command: somebody the caller has made sure of, or the authority itself (time, lines, machines). */
export type Sender =
  | { readonly kind: 'person'; readonly id: PersonId; readonly name: string }
  | { readonly kind: 'house' };

export const HOUSE: Sender = { kind: 'house' };

/** The wish for a table: what is left out of the setup is the default; seats not named are open. */
export interface OpenTable {
  readonly id: TableId;
  readonly by: Sender & { readonly kind: 'person' };
  readonly setup: Pick<Setup, 'options'> & Partial<Setup>;
  readonly sitters?: readonly Sitter[];
  /** The seeds that come with the sitters, in seat order. */
  readonly seeds?: readonly (string | undefined)[];
}

/** What is wanted of a table. */
export type Act =
  /** Somebody sits down; the last one starts the game. */
  | { readonly kind: 'sit'; readonly seat: Seat; readonly as: 'person' | 'robot'; readonly seed?: string }
  /** The host lets a machine sit on an open seat. */
  | { readonly kind: 'seatMachine'; readonly seat: Seat; readonly level: Level }
  /** Somebody leaves a seat while no game is on; the host can also send a machine away. */
  | { readonly kind: 'standUp'; readonly seat: Seat }
  /** A player adds a seed to the dice of the game to come. */
  | { readonly kind: 'giveSeed'; readonly seat: Seat; readonly seed: string }
  /** A move, valid only for the decision that it was meant for. */
  | { readonly kind: 'play'; readonly game: number; readonly ply: Ply; readonly move: string }
  | { readonly kind: 'offer'; readonly offer: Exclude<OfferKind, 'takeback'>; readonly seat: Seat }
  /** Back to before a decision of the seat, the last one unless `to` names another: at once, or by an offer. */
  | { readonly kind: 'takeBack'; readonly seat: Seat; readonly game: number; readonly ply: Ply; readonly to?: Ply }
  | {
      readonly kind: 'answer';
      readonly offer: OfferKind;
      readonly since: Version;
      readonly seat: Seat;
      readonly isAccepted: boolean;
    }
  | { readonly kind: 'withdraw'; readonly offer: OfferKind; readonly since: Version; readonly seat: Seat }
  | { readonly kind: 'resign'; readonly seat: Seat }
  /** Ends a game that has hardly begun, without a result. */
  | { readonly kind: 'abort'; readonly seat: Seat }
  | { readonly kind: 'claim'; readonly of: 'repetition' | 'absence'; readonly seat: Seat }
  /** Ends a pause before its time. */
  | { readonly kind: 'resume'; readonly seat: Seat }
  | { readonly kind: 'say'; readonly text: string }
  /** The host or the house takes the table away while no game is on. */
  | { readonly kind: 'close' }
  /** The house: a person's line was lost or is back. */
  | { readonly kind: 'presence'; readonly person: PersonId; readonly isHere: boolean }
  /** The house: nothing but the time has changed. */
  | { readonly kind: 'look' };

/** An act with its sender and an id of the sender's own, by which a command sent twice is known. */
export type Command = { readonly id: string; readonly by: Sender } & Act;
