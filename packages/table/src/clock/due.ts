import type { Seat } from '@dragonway/core';
import { leaveSeat } from '../endings.js';
import { type Proceedings, record } from '../proceedings.js';
import { absentSince } from '../questions.js';
import type { Level, Millis, Table } from '../types.js';
import { flagFallsAt } from './clock.js';

/** What time alone brings about. */
type Matter =
  | { readonly kind: 'pauseEnds'; readonly at: Millis }
  | { readonly kind: 'flagFalls'; readonly at: Millis; readonly seat: Seat }
  | { readonly kind: 'standInSits'; readonly at: Millis; readonly seat: Seat; readonly level: Level };

const flagMatter = ({ setup, game }: Table): Matter | undefined => {
  const at = game?.clock === undefined ? undefined : flagFallsAt(setup.clock, game.clock);
  const seat = game?.clock?.running?.seat;
  return at === undefined || seat === undefined ? undefined : { kind: 'flagFalls', at, seat };
};

const absenceMatter = (table: Table): Matter | undefined => {
  const { then, patience, level } = table.setup.absence;
  const absent = then === 'standIn' ? absentSince(table) : undefined;
  if (absent === undefined) return undefined;
  return { kind: 'standInSits', at: Math.max(table.at, absent.since + patience), seat: absent.seat, level };
};

const pauseMatter = ({ game }: Table): Matter | undefined =>
  game?.pausedUntil === undefined ? undefined : { kind: 'pauseEnds', at: game.pausedUntil };

/** The one that comes first; of two at the same instant the one that was named first. */
const earlier = (one: Matter | undefined, other: Matter | undefined): Matter | undefined =>
  one === undefined || (other !== undefined && other.at < one.at) ? other : one;

const nextMatter = (table: Table): Matter | undefined =>
  table.phase === 'playing' ? earlier(earlier(pauseMatter(table), flagMatter(table)), absenceMatter(table)) : undefined;

/** When time alone will change something at this table; undefined if it never will. */
export const nextDue = (table: Table): Millis | undefined => nextMatter(table)?.at;

const settle = (proceedings: Proceedings, matter: Matter): void => {
  switch (matter.kind) {
    case 'pauseEnds':
      return record(proceedings, { kind: 'resumed' });
    case 'flagFalls':
      return leaveSeat(proceedings, matter.seat, 'flag');
    case 'standInSits':
      return record(proceedings, { kind: 'standInSat', seat: matter.seat, level: matter.level });
  }
};

/** Lets everything happen that was due until now, each thing at its own instant. */
export const settleDue = (proceedings: Proceedings): void => {
  const { now } = proceedings;
  for (let matter = nextMatter(proceedings.table); matter !== undefined && matter.at <= now; ) {
    proceedings.at = Math.max(matter.at, proceedings.table.at);
    settle(proceedings, matter);
    matter = nextMatter(proceedings.table);
  }
};
