import * as z from 'zod/mini';
import { visibleEvent } from './fields/event.js';
import { exact } from './fields/exact.js';
import { tableFacts } from './fields/facts.js';
import {
  challengeId,
  commandId,
  count,
  gameNumber,
  list,
  MOST_EVENTS,
  MOST_MOVES,
  millis,
  moveText,
  optionsText,
  personId,
  personName,
  ply,
  positionText,
  seatIndex,
  tableId,
  version,
} from './fields/fields.js';
import { clockSetting } from './fields/setup.js';
import { challenge, challenges } from './lobby.js';
import { refusalField } from './refusals.js';

const message = <Name extends string, Shape extends z.core.$ZodShape>(t: Name, shape: Shape) =>
  exact({ t: z.literal(t), ...shape });

/** Everything that a server may send. */
export const serverMessage = z.discriminatedUnion('t', [
  /** The answer to hello. */
  message('welcome', {
    protocol: z.int(),
    /** Who the client is to everybody else. */
    person: exact({ id: personId, name: personName, kind: z.enum(['guest', 'account', 'robot']) }),
    /** The server's clock, by which all times are meant. */
    now: millis,
  }),
  message('pong', { n: count(1_000_000_000), now: millis }),
  /** A whole table: the first thing after `watch`, and whenever too much was missed. */
  message('full', {
    table: tableId,
    facts: tableFacts,
    isBoardHidden: z.boolean(),
    /** The position at hand; not while the board is hidden. */
    position: z.exactOptional(positionText),
    now: millis,
  }),
  /** What happened at a table, without a gap. */
  message('events', {
    table: tableId,
    /** The version before the first of them. */
    since: version,
    events: list(visibleEvent, MOST_EVENTS),
    now: millis,
  }),
  /** A command was carried out and is on disk. */
  message('done', {
    id: commandId,
    /** The table that it was about, or that it opened. */
    table: z.exactOptional(tableId),
    /** The version of the table after it. */
    v: z.exactOptional(version),
  }),
  message('refused', {
    /** The command, where the message could be read so far. */
    id: z.exactOptional(commandId),
    table: z.exactOptional(tableId),
    refusal: refusalField,
  }),
  /** How many people watch a table besides those who sit there. */
  message('watchers', { table: tableId, count: count(1_000_000) }),
  /** Somebody who sits at the table has seen it as it was at this version. */
  message('seen', { table: tableId, person: personId, v: version }),
  /** Nothing more will come of this table: it was closed, or watching it is not allowed. */
  message('gone', { table: tableId, why: z.enum(['closed', 'notAllowed', 'unknown']) }),
  message('lobby', { challenges }),
  message('lobbyChanged', {
    added: challenges,
    removed: list(challengeId, 500),
  }),
  /** A game has begun at a table of the viewer's that they do not watch at the moment. */
  message('begun', { table: tableId, game: gameNumber }),
  /** It is the viewer's turn at a table that they do not watch at the moment. */
  message('yourTurn', {
    table: tableId,
    game: gameNumber,
    ply,
    /** When the time is up, where it is counted. */
    due: z.exactOptional(millis),
  }),
  /** A robot is asked to sit down. */
  message('robotAsked', { challenge, clock: clockSetting, table: tableId, seat: seatIndex }),
  /** A robot is to decide: all that an engine needs to be set up with, and how long it may think. */
  message('robotTurn', {
    table: tableId,
    game: gameNumber,
    ply,
    seat: seatIndex,
    options: optionsText,
    /** The start, where it is not the one of the options. */
    position: z.exactOptional(positionText),
    moves: list(moveText, MOST_MOVES),
    /** What is left on every seat's clock, in seat order. */
    times: z.exactOptional(list(millis, 5)),
    /** What a turn adds to it. */
    increment: z.exactOptional(millis),
  }),
  /** The server goes down soon: the connection ends with the code for a restart, and nothing is lost. */
  message('goingDown', { in: millis }),
]);

export type ServerMessage = z.infer<typeof serverMessage>;
export type Challenge = z.infer<typeof challenge>;
