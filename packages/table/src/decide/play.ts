import { accept, type Result, refuse, type Seat } from '@dragonway/core';
import { proceed } from '../begin.js';
import { forgivenLag, spareOf } from '../clock/clock.js';
import type { Command, Sender } from '../commands.js';
import { leaveSeat } from '../endings.js';
import { playText } from '../live.js';
import { type Proceedings, record } from '../proceedings.js';
import type { TableRefusal } from '../refusals.js';
import { machineAt, personAt, seatAt } from '../seats.js';
import type { Millis, Table, TableGame } from '../types.js';
import { gameGoingOn, refuseStale } from './moment.js';

/** The seat that must decide, if the sender decides for it. */
const decider = (table: Table, by: Sender): Result<Seat, TableRefusal> => {
  const actor = table.live.game.actor(table.live.state);
  const notYours = refuse<TableRefusal>({ code: 'table/not-your-turn', actor });
  if (typeof actor !== 'number') return notYours;
  const found = seatAt(table, actor);
  if (!found.ok) return found;
  const machine = machineAt(found.value);
  if (by.kind === 'house') return machine === undefined ? notYours : accept(actor);
  if (personAt(found.value) !== by.id) return notYours;
  if (found.value.left !== undefined) return refuse({ code: 'table/seat-left', seat: actor, why: found.value.left });
  return machine === undefined ? accept(actor) : refuse({ code: 'table/stand-in-plays', seat: actor });
};

const isTimeUp = ({ setup }: Table, { clock }: TableGame, at: Millis, lag: Millis): boolean => {
  const time = clock?.running === undefined ? undefined : clock.times[clock.running.seat];
  if (clock?.running === undefined || time === undefined) return false;
  return at - clock.running.since - lag >= spareOf(setup.clock, time);
};

/** A move for the decision at hand, and whatever the dice and the rules make of it. */
export const decidePlay = (
  proceedings: Proceedings,
  command: Command & { readonly kind: 'play' },
): TableRefusal | undefined => {
  const { table, at, moment } = proceedings;
  const going = gameGoingOn(table);
  if (!going.ok) return going.refusal;
  const stale = refuseStale(going.value, command);
  if (stale !== undefined) return stale;
  const seat = decider(table, command.by);
  if (!seat.ok) return seat.refusal;
  const { clock } = going.value;
  const lag = clock === undefined ? 0 : forgivenLag(clock, moment.lag ?? 0);
  if (isTimeUp(table, going.value, at, lag)) {
    // The flag is time's doing: the command itself is refused and must not count as carried out.
    proceedings.cause = undefined;
    leaveSeat(proceedings, seat.value, 'flag');
    return { code: 'table/time-is-up', seat: seat.value };
  }
  const reached = playText(table.live, command.move);
  if (!reached.ok) return { code: 'table/illegal-move', move: command.move, cause: reached.refusal };
  const played = { kind: 'played', seat: seat.value, move: command.move, ...(lag > 0 ? { lag } : {}) } as const;
  record(proceedings, played, reached.value);
  proceed(proceedings);
  return undefined;
};
