import * as z from 'zod/mini';

/** What the server's HTTP interface answers, as far as this client reads it. */
export const person = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(['guest', 'account', 'robot']),
});
export type Person = z.infer<typeof person>;

export const entered = z.object({ person });
export const phrase = z.object({ phrase: z.string() });
export const pushKey = z.object({ key: z.string() });
export const settings = z.object({ settings: z.record(z.string(), z.unknown()) });

const clock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  z.object({ kind: z.literal('fischer'), initial: z.number(), increment: z.number() }),
  z.object({ kind: z.literal('byoyomi'), main: z.number(), period: z.number(), periods: z.number() }),
  z.object({ kind: z.literal('days'), days: z.number() }),
]);

const invite = z.object({
  table: z.string(),
  options: z.string(),
  clock,
  isRated: z.boolean(),
  allowsSpectators: z.boolean(),
  phase: z.enum(['waiting', 'playing', 'over', 'closed']),
  by: z.optional(z.string()),
  open: z.array(z.number()),
});
export type Invite = z.infer<typeof invite>;
export const invited = z.object({ invite });

const sitter = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('open') }),
  z.object({ kind: z.literal('person'), id: z.string(), name: z.string() }),
  z.object({ kind: z.literal('robot'), id: z.string(), name: z.string() }),
  z.object({ kind: z.literal('machine'), level: z.string() }),
  z.object({ kind: z.literal('rules') }),
]);

const ownTable = z.object({
  id: z.string(),
  options: z.string(),
  phase: z.enum(['waiting', 'playing', 'over']),
  changedAt: z.number(),
  sitters: z.array(sitter),
  turn: z.number(),
  toMove: z.optional(z.number()),
  isMyTurn: z.boolean(),
  due: z.optional(z.number()),
  result: z.optional(z.string()),
});
export type OwnTable = z.infer<typeof ownTable>;
export const ownTables = z.object({ tables: z.array(ownTable) });

const ratedPoint = z.object({ gameId: z.string(), at: z.number(), rating: z.number() });
export type RatedPoint = z.infer<typeof ratedPoint>;

const finishedGame = z.object({
  table: z.string(),
  game: z.number(),
  gameId: z.string(),
  options: z.string(),
  place: z.number(),
  isWinner: z.boolean(),
  isRated: z.boolean(),
  token: z.string(),
  endedAt: z.number(),
  ratingAfter: z.nullable(z.number()),
});
export type FinishedGame = z.infer<typeof finishedGame>;

export const profile = z.object({
  person: z.object({
    id: z.string(),
    name: z.string(),
    kind: z.enum(['guest', 'account', 'robot']),
    since: z.number(),
  }),
  ratings: z.array(z.object({ gameId: z.string(), rating: z.number(), games: z.number() })),
  games: z.array(finishedGame),
  curve: z.array(ratedPoint),
});
export type Profile = z.infer<typeof profile>;

const robot = z.object({ id: z.string(), name: z.string() });
export type Robot = z.infer<typeof robot>;
export const robots = z.object({ robots: z.array(robot) });
export const madeRobot = z.object({ robot, token: z.string() });
