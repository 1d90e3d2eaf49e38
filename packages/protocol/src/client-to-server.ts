import * as z from 'zod/mini';
import { clientAct } from './fields/act.js';
import { exact } from './fields/exact.js';
import {
  bySeat,
  challengeId,
  commandId,
  count,
  list,
  optionsText,
  personId,
  playerSeed,
  tableId,
  version,
} from './fields/fields.js';
import { seatWish, setupWish } from './fields/setup.js';

/** The version of this protocol; both sides must speak the same. */
export const PROTOCOL_VERSION = 1;

const message = <Name extends string, Shape extends z.core.$ZodShape>(t: Name, shape: Shape) =>
  exact({ t: z.literal(t), ...shape });

const opening = {
  /** An id of the client's own: sent twice, it opens one table. */
  id: commandId,
  setup: setupWish,
  /** In seat order; seats not named are open. */
  seats: z.exactOptional(bySeat(seatWish)),
  /** What the opener adds to the dice. */
  seed: z.exactOptional(playerSeed),
};

/** Everything that a client may send. */
export const clientMessage = z.discriminatedUnion('t', [
  /** The first message of a connection. */
  message('hello', {
    protocol: z.int(),
    /** The tables that the client was at, with the last version that it saw of each. */
    tables: z.exactOptional(list(exact({ table: tableId, since: version }), 50)),
  }),
  /** A sign of life, answered by a pong with the same number. */
  message('ping', { n: count(1_000_000_000) }),
  message('open', opening),
  /** From now on the table's events come; first of all what was missed. */
  message('watch', {
    table: tableId,
    /** The last version that the client has; the whole table is sent if left out or too long ago. */
    since: z.exactOptional(version),
  }),
  /** A gap was seen: everything after this version again. */
  message('resync', { table: tableId, since: version }),
  message('unwatch', { table: tableId }),
  /** A person has the table before their eyes as it was at this version. */
  message('saw', { table: tableId, v: version }),
  /** Something is wanted of a table; answered by `done` or `refused` with the same id, once it is on disk. */
  message('do', { table: tableId, id: commandId, act: clientAct }),
  message('watchLobby', {}),
  message('unwatchLobby', {}),
  /** A table that is open to everybody. */
  message('challenge', {
    ...opening,
    /** Whether it stays after somebody took it. */
    isStanding: z.boolean(),
  }),
  message('takeChallenge', { id: commandId, challenge: challengeId, seed: z.exactOptional(playerSeed) }),
  message('withdrawChallenge', { id: commandId, challenge: challengeId }),
  /** Nothing that this person says is shown to the sender any more, or again. */
  message('mute', { id: commandId, person: personId, isMuted: z.boolean() }),
  message('report', {
    id: commandId,
    table: tableId,
    person: personId,
    /** In the reporter's words. */
    reason: z.string().check(z.maxLength(1_000)),
  }),
  /** A robot is ready to be asked; it is not one to the lobby before. */
  message('robotReady', {
    /** The starts of the options that it can play: `tao-long`, `way-of-the-dragon;players=k,r`. */
    games: list(optionsText, 20),
    /** At how many tables it can play at once. */
    tables: z.int().check(z.minimum(0), z.maximum(1_000)),
  }),
  /** A robot's answer to a question to sit down, due at once. */
  message('robotAnswer', { challenge: challengeId, isAccepted: z.boolean() }),
]);

export type ClientMessage = z.infer<typeof clientMessage>;

/** What a client may want of a table. */
export type ClientAct = z.infer<typeof clientAct>;
