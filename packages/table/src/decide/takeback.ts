import { accept, type Result, refuse, type Seat } from '@dragonway/core';
import type { Command } from '../commands.js';
import type { Proceedings } from '../proceedings.js';
import type { TableRefusal } from '../refusals.js';
import { personAt, speakerAt } from '../seats.js';
import type { Ply, Table, Undone } from '../types.js';
import { gameGoingOn, refuseStale } from './moment.js';
import { askedAbout, propose } from './offers.js';

const isOwnDecision = (table: Table, seat: Seat, ply: Ply): boolean => table.game?.moves[ply]?.by === seat;

/** Exactly what a takeback to before a decision of a seat (its last one, unless another is named) would undo. */
export const undoneBy = (table: Table, seat: Seat, to?: Ply): Result<Undone, TableRefusal> => {
  const moves = table.game?.moves ?? [];
  const target = to ?? moves.findLastIndex(({ by }) => by === seat);
  if (!isOwnDecision(table, seat, target)) return refuse({ code: 'table/nothing-to-take-back', seat });
  const undone = moves.slice(target);
  const roll = undone.findIndex(({ by }) => by === 'chance');
  if (table.setup.isRated && roll >= 0) {
    return refuse({ code: 'table/takeback-past-roll', ply: target + roll, roll: undone[roll]?.text ?? '' });
  }
  return accept({ to: target, moves: undone.map(({ text }) => text) });
};

/** A rated game against machines alone would have nobody to refuse. */
const nobodyMinds = (table: Table, seat: Seat): boolean => {
  const holder = table.seats[seat] === undefined ? undefined : personAt(table.seats[seat]);
  return table.seats.every(state => personAt(state) === undefined || personAt(state) === holder);
};

export const decideTakeBack = (
  proceedings: Proceedings,
  command: Command & { readonly kind: 'takeBack' },
): TableRefusal | undefined => {
  const { table } = proceedings;
  const { seat, to } = command;
  const going = gameGoingOn(table);
  if (!going.ok) return going.refusal;
  const speaker = speakerAt(table, command.by, seat);
  if (!speaker.ok) return speaker.refusal;
  const stale = refuseStale(going.value, command);
  if (stale !== undefined) return stale;
  const { isRated, takebacks } = table.setup;
  if (takebacks === 'never' || (isRated && nobodyMinds(table, seat))) return { code: 'table/takebacks-off' };
  const undone = undoneBy(table, seat, to);
  if (!undone.ok) return undone.refusal;
  const asked = takebacks === 'free' ? [] : askedAbout(table, 'takeback', seat);
  return propose(proceedings, { offer: 'takeback', seat, asked, undoes: undone.value });
};
