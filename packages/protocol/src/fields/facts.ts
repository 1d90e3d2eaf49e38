import { LEFT_CAUSES, MOST_SIGNS_SAID, OFFER_KINDS, PHASES, ROOMS } from '@dragonway/table';
import * as z from 'zod/mini';
import { ending, rollOff, undone } from './event.js';
import { exact } from './exact.js';
import {
  bySeat,
  causeText,
  count,
  gameNumber,
  hexText,
  level,
  list,
  MOST_MOVES,
  millis,
  moveText,
  optionsText,
  personId,
  personName,
  playerSeed,
  ply,
  positionText,
  seatIndex,
  tableId,
  version,
} from './fields.js';
import { setup, sitter, sitters } from './setup.js';

const offerKind = z.enum(OFFER_KINDS);

const seatState = exact({
  sitter,
  seed: z.exactOptional(playerSeed),
  /** The level of the machine that plays for somebody who is away. */
  standIn: z.exactOptional(level),
  /** Since when the line is lost. */
  awaySince: z.exactOptional(millis),
  /** Why the seat has no share in the result any more. */
  left: z.exactOptional(z.enum(LEFT_CAUSES)),
});

const offer = exact({
  kind: offerKind,
  by: seatIndex,
  /** The version by which answers name it. */
  since: version,
  asked: bySeat(seatIndex),
  accepted: bySeat(seatIndex),
  undoes: z.exactOptional(undone),
});

const declined = exact({
  seat: seatIndex,
  offer: offerKind,
  /** How often it was declined in this game. */
  times: count(100_000),
  /** When it may be asked again. */
  until: millis,
});

const seatTime = exact({
  /** Of the main time, or of the period that has begun. */
  left: millis,
  /** Whole periods that have not begun. */
  periods: count(100),
  isOvertime: z.boolean(),
  /** The delay that can still be forgiven. */
  lag: millis,
});

const clock = exact({
  times: bySeat(seatTime),
  /** Whose time runs, and since when. */
  running: z.exactOptional(exact({ seat: seatIndex, since: millis })),
  /** Whose turn it is, and its number. */
  turn: z.exactOptional(exact({ seat: seatIndex, number: count(1_000_000) })),
});

const playedMove = exact({
  /** A seat, or the dice. */
  by: z.union([seatIndex, z.literal('chance')]),
  text: moveText,
  at: millis,
});

const seeds = exact({
  /** The promise that was made before the game. */
  commitment: hexText,
  /** Only when the game is over. */
  secret: z.exactOptional(hexText),
  players: bySeat(playerSeed),
});

const tableGame = exact({
  number: gameNumber,
  /** The first game of the same match. */
  matchFrom: gameNumber,
  options: optionsText,
  position: z.exactOptional(positionText),
  sitters,
  seeds: z.exactOptional(seeds),
  rollOff: z.exactOptional(rollOff),
  moves: list(playedMove, MOST_MOVES),
  /** How many of the moves came from another game. */
  copied: ply,
  clock: z.exactOptional(clock),
  pausedUntil: z.exactOptional(millis),
  pausedSince: z.exactOptional(millis),
  /** What is left of the budget of pauses. */
  pauseLeft: millis,
  ending: z.exactOptional(ending),
});

const said = exact({
  by: personId,
  name: personName,
  room: z.enum(ROOMS),
  text: z.string().check(z.maxLength(MOST_SIGNS_SAID)),
  at: millis,
});

/** All that a viewer may know of a table: what `restore` of the table makes a table of. */
export const tableFacts = exact({
  id: tableId,
  host: personId,
  setup,
  phase: z.enum(PHASES),
  /** The version of the last event in it. */
  version,
  at: millis,
  seats: bySeat(seatState),
  game: z.exactOptional(tableGame),
  past: list(tableGame, 1_000),
  /** The promise for the dice of the next game. */
  next: z.exactOptional(exact({ commitment: hexText, secret: z.exactOptional(hexText) })),
  offers: list(offer, OFFER_KINDS.length),
  declined: list(declined, 25),
  chat: list(said, 100),
  /** The viewer's own latest commands. */
  heard: list(causeText, 64),
});
