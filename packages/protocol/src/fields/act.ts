import { MOST_SIGNS_SAID, OFFER_KINDS } from '@dragonway/table';
import * as z from 'zod/mini';
import { exact } from './exact.js';
import { gameNumber, level, moveText, playerSeed, ply, seatIndex, version } from './fields.js';

const offerKind = z.enum(OFFER_KINDS);

/** What a client may want of a table: every act but those of the house. */
export const clientAct = z.discriminatedUnion('kind', [
  exact({
    kind: z.literal('sit'),
    seat: seatIndex,
    /** A robot says that it is one. */
    as: z.enum(['person', 'robot']),
    /** What the player adds to the dice. */
    seed: z.exactOptional(playerSeed),
  }),
  exact({ kind: z.literal('seatMachine'), seat: seatIndex, level }),
  exact({ kind: z.literal('standUp'), seat: seatIndex }),
  exact({ kind: z.literal('giveSeed'), seat: seatIndex, seed: playerSeed }),
  exact({
    kind: z.literal('play'),
    /** The game that the move is meant for. */
    game: gameNumber,
    /** How many moves were played before it. */
    ply,
    move: moveText,
  }),
  exact({
    kind: z.literal('offer'),
    /** A takeback has a message of its own. */
    offer: z.enum(['draw', 'pause', 'rematch', 'nextGame']),
    seat: seatIndex,
  }),
  exact({
    kind: z.literal('takeBack'),
    seat: seatIndex,
    game: gameNumber,
    ply,
    /** The number of moves that shall stay; the own last decision if left out. */
    to: z.exactOptional(ply),
  }),
  exact({
    kind: z.literal('answer'),
    offer: offerKind,
    /** The version of the event that made the offer. */
    since: version,
    seat: seatIndex,
    isAccepted: z.boolean(),
  }),
  exact({ kind: z.literal('withdraw'), offer: offerKind, since: version, seat: seatIndex }),
  exact({ kind: z.literal('resign'), seat: seatIndex }),
  exact({ kind: z.literal('abort'), seat: seatIndex }),
  exact({
    kind: z.literal('claim'),
    /** The same position for the third time (R13), or somebody who stays away. */
    of: z.enum(['repetition', 'absence']),
    seat: seatIndex,
  }),
  exact({ kind: z.literal('resume'), seat: seatIndex }),
  exact({
    kind: z.literal('say'),
    /** The table trims it and refuses what is then empty. */
    text: z.string().check(z.maxLength(MOST_SIGNS_SAID)),
  }),
  exact({ kind: z.literal('close') }),
]);
