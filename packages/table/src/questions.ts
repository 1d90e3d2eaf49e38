import type { Seat } from '@dragonway/core';
import { type SeatTime, timesAt } from './clock/clock.js';
import { playText, trusted } from './live.js';
import { machineAt } from './seats.js';
import type { Level, Live, Millis, Table } from './types.js';

/** Who must decide now. */
export type ToMove =
  | { readonly seat: Seat; readonly by: 'person' | 'robot' }
  | { readonly seat: Seat; readonly by: 'machine'; readonly level: Level };

/** Who must decide now; undefined while the game stands still. */
export const toMove = (table: Table): ToMove | undefined => {
  const { live, game, phase, seats } = table;
  const seat = live.game.actor(live.state);
  if (phase !== 'playing' || game?.pausedUntil !== undefined || typeof seat !== 'number') return undefined;
  const state = seats[seat];
  const level = state === undefined ? undefined : machineAt(state);
  if (level !== undefined) return { seat, by: 'machine', level };
  return state?.sitter.kind === 'person' || state?.sitter.kind === 'robot'
    ? { seat, by: state.sitter.kind }
    : undefined;
};

/** How often the position at hand has stood in this game, now included; 0 inside a turn and where no claim is known. */
export const repetitions = ({ live, game }: Table): number => {
  const wanted = live.game.repetitionKey(live.state);
  if (wanted === undefined || game === undefined) return 0;
  let reached: Live = { ...live, state: live.start };
  let times = Number(live.game.repetitionKey(reached.state) === wanted);
  for (const { text } of game.moves) {
    reached = trusted(playText(reached, text), text);
    times += Number(live.game.repetitionKey(reached.state) === wanted);
  }
  return times;
};

/** Since when the one who must decide is away; nobody is in games of days, nor during a pause. */
export const absentSince = (table: Table): { readonly seat: Seat; readonly since: Millis } | undefined => {
  const deciding = toMove(table);
  if (deciding === undefined || deciding.by === 'machine' || table.setup.clock.kind === 'days') return undefined;
  const since = table.seats[deciding.seat]?.awaySince;
  return since === undefined ? undefined : { seat: deciding.seat, since };
};

/** What every seat's clock shows at a moment; undefined where time is not counted. */
export const timesOf = ({ setup, game }: Table, now: Millis): readonly SeatTime[] | undefined =>
  game?.clock === undefined ? undefined : timesAt(setup.clock, game.clock, now);
