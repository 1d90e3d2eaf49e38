import { TAKEBACKS } from '@dragonway/table';
import * as z from 'zod/mini';
import { exact } from './exact.js';
import {
  bySeat,
  count,
  level,
  list,
  millis,
  moveText,
  optionsText,
  personId,
  personName,
  positionText,
} from './fields.js';

/** How time is given. */
export const clockSetting = z.discriminatedUnion('kind', [
  exact({ kind: z.literal('none') }),
  exact({
    kind: z.literal('fischer'),
    /** What everybody begins with. */
    initial: millis,
    /** What every turn adds. */
    increment: millis,
  }),
  exact({
    kind: z.literal('byoyomi'),
    /** The time before the periods. */
    main: millis,
    /** The length of a period. */
    period: millis,
    /** How many there are. */
    periods: count(100),
  }),
  exact({
    kind: z.literal('days'),
    /** For every turn. */
    days: count(30),
  }),
]);

const draws = exact({
  /** Whether the stones lie anywhere on the wheel. */
  wheel: z.boolean(),
  /** How many dead pieces are placed at random. */
  dead: count(10),
  /** Whether the players roll for the start. */
  first: z.boolean(),
});

const absence = exact({
  /** How long somebody may stay away in their turn. */
  patience: millis,
  /** What happens then: a machine sits in, or the others may claim the seat. */
  then: z.enum(['standIn', 'claim']),
  /** The level of that machine. */
  level,
});

const settings = {
  draws,
  clock: clockSetting,
  /** Whether the result counts for the ratings. */
  isRated: z.boolean(),
  /** Whether others may watch. */
  allowsSpectators: z.boolean(),
  /** Whether the board is under mist, for training. */
  hidesBoard: z.boolean(),
  /** Whether moves are taken back unasked, by agreement, or never. */
  takebacks: z.enum(TAKEBACKS),
  /** Whether people may talk. */
  hasChat: z.boolean(),
  /** For how long a game may stand still by agreement. */
  pauseBudget: millis,
  absence,
  /** The length of the match. */
  games: count(99),
  /** Whether the game waits for a seed of every person. */
  asksForSeeds: z.boolean(),
};

const origin = {
  options: optionsText,
  /** The start, where it is not the one of the options. */
  position: z.exactOptional(positionText),
  /** Moves of another game that this one goes on from; a copy is short enough to be sent at once. */
  moves: z.exactOptional(list(moveText, 2_000)),
};

/** A whole setup, as a table has it. */
export const setup = exact({ ...origin, ...settings });

/** A wish: what is left out is the table's default. */
export const setupWish = exact({
  ...origin,
  draws: z.exactOptional(settings.draws),
  clock: z.exactOptional(settings.clock),
  isRated: z.exactOptional(settings.isRated),
  allowsSpectators: z.exactOptional(settings.allowsSpectators),
  hidesBoard: z.exactOptional(settings.hidesBoard),
  takebacks: z.exactOptional(settings.takebacks),
  hasChat: z.exactOptional(settings.hasChat),
  pauseBudget: z.exactOptional(settings.pauseBudget),
  absence: z.exactOptional(settings.absence),
  games: z.exactOptional(settings.games),
  asksForSeeds: z.exactOptional(settings.asksForSeeds),
});

/** Who sits on a seat. */
export const sitter = z.discriminatedUnion('kind', [
  exact({ kind: z.literal('open') }),
  exact({ kind: z.literal('person'), id: personId, name: personName }),
  exact({ kind: z.literal('robot'), id: personId, name: personName }),
  exact({ kind: z.literal('machine'), level }),
  exact({ kind: z.literal('rules') }),
]);

export const sitters = bySeat(sitter);

/** Whom the opener of a table wants on a seat: nobody sits there in another one's name. */
export const seatWish = z.discriminatedUnion('kind', [
  exact({ kind: z.literal('me') }),
  exact({ kind: z.literal('open') }),
  exact({ kind: z.literal('machine'), level }),
  /** A robot by its id, which will be asked. */
  exact({ kind: z.literal('robot'), id: personId }),
]);
