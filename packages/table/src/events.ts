import type { Seat } from '@dragonway/core';
import type {
  Ending,
  LeftCause,
  Level,
  Millis,
  OfferKind,
  PersonId,
  Room,
  Setup,
  Sitter,
  StartRoll,
  TableId,
  Undone,
  Version,
} from './types.js';

/** What every event carries. */
export interface Stamp {
  /** Its place in the log, from 1, without a gap. */
  readonly v: Version;
  readonly at: Millis;
  /** The command that brought it about, as `sender/id`; absent where time did. */
  readonly cause?: string;
}

/** What happened at a table; a log of these is the table. */
export type Happening =
  | { readonly kind: 'opened'; readonly id: TableId; readonly host: PersonId; readonly setup: Setup }
  | { readonly kind: 'sat'; readonly seat: Seat; readonly sitter: Sitter; readonly seed?: string }
  | { readonly kind: 'stoodUp'; readonly seat: Seat }
  | { readonly kind: 'seedGiven'; readonly seat: Seat; readonly seed: string }
  /** The promise for the dice of the next game; the secret stays with the authority. */
  | { readonly kind: 'seedCommitted'; readonly commitment: string; readonly secret?: string }
  | {
      readonly kind: 'gameStarted';
      readonly game: number;
      /** Whether a match begins with it, as every single game is a match of one. */
      readonly isFirst: boolean;
      readonly options: string;
      readonly position?: string;
      readonly moves?: readonly string[];
      /** In seat order: a rematch exchanges the sides. */
      readonly sitters: readonly Sitter[];
      /** The players' seeds in seat order, where something is drawn. */
      readonly seeds?: readonly string[];
      readonly rollOff?: readonly (readonly StartRoll[])[];
    }
  | { readonly kind: 'played'; readonly seat: Seat; readonly move: string; readonly lag?: Millis }
  | { readonly kind: 'rolled'; readonly move: string }
  | {
      readonly kind: 'offered';
      readonly offer: OfferKind;
      readonly seat: Seat;
      readonly asked: readonly Seat[];
      readonly undoes?: Undone;
    }
  | { readonly kind: 'accepted'; readonly offer: OfferKind; readonly seat: Seat }
  | { readonly kind: 'declined'; readonly offer: OfferKind; readonly seat: Seat }
  | { readonly kind: 'withdrawn'; readonly offer: OfferKind; readonly seat: Seat }
  | { readonly kind: 'takenBack'; readonly seat: Seat; readonly undone: Undone }
  | { readonly kind: 'paused'; readonly until: Millis }
  | { readonly kind: 'resumed' }
  | { readonly kind: 'wentAway'; readonly person: PersonId }
  | { readonly kind: 'cameBack'; readonly person: PersonId }
  | { readonly kind: 'standInSat'; readonly seat: Seat; readonly level: Level }
  | { readonly kind: 'handedBack'; readonly seat: Seat }
  | { readonly kind: 'seatLeft'; readonly seat: Seat; readonly why: LeftCause }
  /** The secret of the dice, if there were any, is public from here on. */
  | { readonly kind: 'gameEnded'; readonly ending: Ending; readonly secret?: string }
  | { readonly kind: 'said'; readonly by: PersonId; readonly name: string; readonly room: Room; readonly text: string }
  | { readonly kind: 'closed' };

export type TableEvent = Stamp & Happening;

/** What stands for an event that a viewer may not see, so that the versions stay without a gap. */
export type Unseen = Stamp & { readonly kind: 'unseen' };

export type VisibleEvent = TableEvent | Unseen;
