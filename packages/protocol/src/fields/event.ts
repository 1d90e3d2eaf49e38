import { ENDING_CAUSES, LEFT_CAUSES, MOST_SIGNS_SAID, OFFER_KINDS, ROOMS } from '@dragonway/table';
import * as z from 'zod/mini';
import { exact } from './exact.js';
import {
  bySeat,
  causeText,
  count,
  gameNumber,
  hexText,
  level,
  list,
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

/** What a takeback undoes. */
export const undone = exact({
  /** The number of moves that stay. */
  to: ply,
  /** The moves that go, in the order in which they were played. */
  moves: list(moveText, 20_000),
});

/** The rounds of the roll for the start; the tied roll again, so there is no telling how many. */
export const rollOff = list(
  bySeat(exact({ seat: seatIndex, dice: z.string().check(z.regex(/^[WFMEOD]{5}$/)) })),
  1_000,
);

export const ending = exact({
  cause: z.enum(ENDING_CAUSES),
  /** All seats for a draw, none for a game that was aborted. */
  winners: bySeat(seatIndex),
  /** 1 for the best, in seat order. */
  places: bySeat(count(5)),
  /** The record's result. */
  token: z.string().check(z.maxLength(20)),
  /** The seats that were left before the end. */
  left: bySeat(seatIndex),
  /** Points and finished pieces, where the game counts them. */
  reached: z.exactOptional(bySeat(exact({ points: count(25), finished: count(5) }))),
});

const stamp = {
  /** The place in the log, from 1 without a gap. */
  v: version,
  /** When it happened, by the clock of the authority. */
  at: millis,
  /** The viewer's own command that brought it about. */
  cause: z.exactOptional(causeText),
};

const happening = <Kind extends string, Shape extends z.core.$ZodShape>(kind: Kind, shape: Shape) =>
  exact({ ...stamp, kind: z.literal(kind), ...shape });

/** An event of a table, as a viewer gets it. */
export const visibleEvent = z.discriminatedUnion('kind', [
  happening('opened', { id: tableId, host: personId, setup }),
  happening('sat', { seat: seatIndex, sitter, seed: z.exactOptional(playerSeed) }),
  happening('stoodUp', { seat: seatIndex }),
  happening('seedGiven', { seat: seatIndex, seed: playerSeed }),
  /** The secret is never sent; the field exists because logs are made of the same events. */
  happening('seedCommitted', { commitment: hexText, secret: z.exactOptional(hexText) }),
  happening('gameStarted', {
    game: gameNumber,
    /** Whether a match begins with it. */
    isFirst: z.boolean(),
    options: optionsText,
    position: z.exactOptional(positionText),
    /** Moves copied from another game. */
    moves: z.exactOptional(list(moveText, 2_000)),
    sitters,
    /** The players' seeds. */
    seeds: z.exactOptional(bySeat(playerSeed)),
    rollOff: z.exactOptional(rollOff),
  }),
  happening('played', {
    seat: seatIndex,
    move: moveText,
    /** The delay that was forgiven. */
    lag: z.exactOptional(millis),
  }),
  happening('rolled', { move: moveText }),
  happening('offered', {
    offer: offerKind,
    seat: seatIndex,
    /** The seats that must agree. */
    asked: bySeat(seatIndex),
    undoes: z.exactOptional(undone),
  }),
  happening('accepted', { offer: offerKind, seat: seatIndex }),
  happening('declined', { offer: offerKind, seat: seatIndex }),
  happening('withdrawn', { offer: offerKind, seat: seatIndex }),
  happening('takenBack', { seat: seatIndex, undone }),
  /** The pause ends by itself at this instant. */
  happening('paused', { until: millis }),
  happening('resumed', {}),
  happening('wentAway', { person: personId }),
  happening('cameBack', { person: personId }),
  happening('standInSat', { seat: seatIndex, level }),
  happening('handedBack', { seat: seatIndex }),
  happening('seatLeft', { seat: seatIndex, why: z.enum(LEFT_CAUSES) }),
  happening('gameEnded', {
    ending,
    /** The seed of the dice, public from now on. */
    secret: z.exactOptional(hexText),
  }),
  happening('said', {
    by: personId,
    name: personName,
    room: z.enum(ROOMS),
    text: z.string().check(z.maxLength(MOST_SIGNS_SAID)),
  }),
  happening('closed', {}),
  /** Something that this viewer may not see; only the version moves on. */
  happening('unseen', {}),
]);
