import type { Seat } from '@dragonway/core';
import * as z from 'zod/mini';

/** The most signs of one message, in each direction. */
export const MOST_SIGNS_FROM_CLIENT = 65_536;
export const MOST_SIGNS_FROM_SERVER = 4_194_304;

export const MOST_MOVES = 20_000;
export const MOST_EVENTS = 2_000;
const MOST_SEATS = 5;
const LATEST = 8.64e15;

const text = (most: number) => z.string().check(z.minLength(1), z.maxLength(most));

/** The name of a table in links and messages. */
export const tableId = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,40}$/));
/** Who somebody is to everybody else. */
export const personId = z.string().check(z.regex(/^[A-Za-z0-9_:-]{1,64}$/));
/** The name that people see. */
export const personName = text(40);
/** An id of the sender's own, by which an answer names a command and a command sent twice is known. */
export const commandId = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,40}$/));
/** A challenge of the lobby. */
export const challengeId = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,40}$/));
/** The name of a level of the artificial players. */
export const level = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,24}$/));
/** The game and its options, in the notation's text; a custom board is long. */
export const optionsText = text(600);
/** A position in the notation's text. */
export const positionText = text(400);
/** A move in the notation's text; a way of the solo opponent is long. */
export const moveText = text(120);
/** What a player adds to the seeds of the dice. */
export const playerSeed = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/));
/** A hash or a server's seed: 64 lowercase hexadecimal digits. */
export const hexText = z.string().check(z.regex(/^[0-9a-f]{64}$/));
/** The command that brought an event about, as `sender/id`. */
export const causeText = z.string().check(z.maxLength(110));

/** A whole number from 0 to the most. */
export const count = (most: number) => z.int().check(z.minimum(0), z.maximum(most));
/** A place in a table's log. */
export const version = count(10_000_000);
/** The number of moves of a game. */
export const ply = count(MOST_MOVES);
/** The number of a game at its table, from 1. */
export const gameNumber = z.int().check(z.minimum(1), z.maximum(100_000));
/** Milliseconds: a span or an instant. */
export const millis = z.number().check(z.minimum(0), z.maximum(LATEST));

const isSeat = (value: unknown): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < MOST_SEATS;

/** A seat, counted from 0. */
export const seatIndex = z.custom<Seat>(isSeat);

/** A list of at most so many. */
export const list = <Item extends z.core.SomeType>(item: Item, most: number) =>
  z.readonly(z.array(item).check(z.maxLength(most)));

/** A list with at most one entry for each seat. */
export const bySeat = <Item extends z.core.SomeType>(item: Item) => list(item, MOST_SEATS);
