import type { Actor, Refusal, Seat } from '@dragonway/core';
import type { LeftCause, Millis, OfferKind, Phase, Ply } from './types.js';

/** Why a command was not carried out: a code and the facts that a sentence needs. */
export type TableRefusal =
  /** The setup: the options, the start or the copied moves are not the game's. */
  | { readonly code: 'table/bad-options'; readonly cause: Refusal }
  | { readonly code: 'table/bad-position'; readonly cause: Refusal }
  | { readonly code: 'table/bad-moves'; readonly ply: Ply; readonly move: string; readonly cause: Refusal }
  | { readonly code: 'table/bad-setup'; readonly field: SetupField; readonly expected: string }
  /** Seats. */
  | { readonly code: 'table/no-such-seat'; readonly seat: number; readonly seats: number }
  | { readonly code: 'table/seat-taken'; readonly seat: Seat }
  | { readonly code: 'table/already-seated'; readonly seat: Seat }
  | { readonly code: 'table/not-your-seat'; readonly seat: Seat }
  | { readonly code: 'table/seat-left'; readonly seat: Seat; readonly why: LeftCause }
  | { readonly code: 'table/stand-in-plays'; readonly seat: Seat }
  | { readonly code: 'table/not-the-host' }
  | { readonly code: 'table/house-only' }
  | { readonly code: 'table/bad-seed'; readonly expected: string }
  /** The moment is wrong. */
  | { readonly code: 'table/wrong-phase'; readonly phase: Phase; readonly expected: readonly Phase[] }
  | { readonly code: 'table/paused'; readonly until: Millis }
  | { readonly code: 'table/not-paused' }
  | { readonly code: 'table/stale'; readonly game: number; readonly ply: Ply }
  | { readonly code: 'table/not-your-turn'; readonly actor: Actor }
  | { readonly code: 'table/time-is-up'; readonly seat: Seat }
  | { readonly code: 'table/too-late-to-abort'; readonly ply: Ply }
  /** The rules refuse the move; the cause says why and names the ruling. */
  | { readonly code: 'table/illegal-move'; readonly move: string; readonly cause: Refusal }
  /** Offers. */
  | { readonly code: 'table/offer-stands'; readonly offer: OfferKind; readonly by: Seat }
  | { readonly code: 'table/offer-too-soon'; readonly offer: OfferKind; readonly until: Millis }
  | { readonly code: 'table/no-such-offer'; readonly offer: OfferKind }
  | { readonly code: 'table/not-asked'; readonly offer: OfferKind; readonly seat: Seat }
  | { readonly code: 'table/nobody-to-ask'; readonly offer: OfferKind }
  | { readonly code: 'table/no-draws' }
  | { readonly code: 'table/takebacks-off' }
  | { readonly code: 'table/takeback-past-roll'; readonly ply: Ply; readonly roll: string }
  | { readonly code: 'table/nothing-to-take-back'; readonly seat: Seat }
  | { readonly code: 'table/pause-spent' }
  | { readonly code: 'table/match-over' }
  | { readonly code: 'table/match-goes-on' }
  /** Claims. */
  | { readonly code: 'table/not-repeated'; readonly ruling: 'R13'; readonly times: number; readonly needed: number }
  | { readonly code: 'table/nobody-absent'; readonly from?: Millis }
  /** Talk. */
  | { readonly code: 'table/chat-off' }
  | { readonly code: 'table/spectators-off' }
  | { readonly code: 'table/chat-empty' }
  | { readonly code: 'table/chat-too-long'; readonly length: number; readonly most: number }
  | { readonly code: 'table/chat-too-fast'; readonly wait: Millis };

/** The parts of a setup that can contradict a game, each other, or sense. */
export const SETUP_FIELDS = [
  'draws',
  'clock',
  'hidesBoard',
  'takebacks',
  'pauseBudget',
  'absence',
  'games',
  'moves',
  'sitters',
] as const;
export type SetupField = (typeof SETUP_FIELDS)[number];

export type TableRefusalCode = TableRefusal['code'];
