import { beginIfReady } from '../begin.js';
import type { Command } from '../commands.js';
import { type Proceedings, record } from '../proceedings.js';
import type { TableRefusal } from '../refusals.js';
import { personAt, seatAt, seatsOf } from '../seats.js';
import { refusedSeed } from '../seeds.js';
import type { Phase, Sitter } from '../types.js';
import { refusePhase } from './moment.js';

const BETWEEN_GAMES: readonly Phase[] = ['waiting', 'over'];

const refuseSeed = (seed: string | undefined): TableRefusal | undefined => {
  const expected = seed === undefined ? undefined : refusedSeed(seed);
  return expected === undefined ? undefined : { code: 'table/bad-seed', expected };
};

const refuseSeat = (
  { table }: Proceedings,
  { by, seat }: Command & { readonly kind: 'sit' | 'seatMachine' },
): TableRefusal | undefined => {
  const phase = refusePhase(table, BETWEEN_GAMES);
  if (phase !== undefined) return phase;
  const found = seatAt(table, seat);
  if (!found.ok) return found.refusal;
  if (found.value.sitter.kind !== 'open') return { code: 'table/seat-taken', seat };
  // Nobody can be rated against himself.
  const [own] = table.setup.isRated && by.kind === 'person' ? seatsOf(table, by.id) : [];
  return own === undefined ? undefined : { code: 'table/already-seated', seat: own };
};

export const decideSit = (
  proceedings: Proceedings,
  command: Command & { readonly kind: 'sit' },
): TableRefusal | undefined => {
  const { by, seat, as, seed } = command;
  if (by.kind === 'house') return { code: 'table/not-your-seat', seat };
  const refusal = refuseSeat(proceedings, command) ?? refuseSeed(seed);
  if (refusal !== undefined) return refusal;
  const sitter: Sitter = { kind: as, id: by.id, name: by.name };
  record(proceedings, { kind: 'sat', seat, sitter, ...(seed === undefined ? {} : { seed }) });
  beginIfReady(proceedings);
  return undefined;
};

export const decideSeatMachine = (
  proceedings: Proceedings,
  command: Command & { readonly kind: 'seatMachine' },
): TableRefusal | undefined => {
  const { by, seat, level } = command;
  if (by.kind === 'person' && by.id !== proceedings.table.host) return { code: 'table/not-the-host' };
  const phase = refusePhase(proceedings.table, BETWEEN_GAMES);
  const found = seatAt(proceedings.table, seat);
  if (phase !== undefined) return phase;
  if (!found.ok) return found.refusal;
  if (found.value.sitter.kind !== 'open') return { code: 'table/seat-taken', seat };
  record(proceedings, { kind: 'sat', seat, sitter: { kind: 'machine', level } });
  beginIfReady(proceedings);
  return undefined;
};

export const decideStandUp = (
  proceedings: Proceedings,
  { by, seat }: Command & { readonly kind: 'standUp' },
): TableRefusal | undefined => {
  const { table } = proceedings;
  const phase = refusePhase(table, BETWEEN_GAMES);
  if (phase !== undefined) return phase;
  const found = seatAt(table, seat);
  if (!found.ok) return found.refusal;
  const isOwn = by.kind === 'person' && personAt(found.value) === by.id;
  const isSentAway = found.value.sitter.kind === 'machine' && by.kind === 'person' && by.id === table.host;
  if (!isOwn && !isSentAway) return { code: 'table/not-your-seat', seat };
  record(proceedings, { kind: 'stoodUp', seat });
  return undefined;
};

export const decideGiveSeed = (
  proceedings: Proceedings,
  { by, seat, seed }: Command & { readonly kind: 'giveSeed' },
): TableRefusal | undefined => {
  const { table } = proceedings;
  const refusal = refusePhase(table, BETWEEN_GAMES) ?? refuseSeed(seed);
  if (refusal !== undefined) return refusal;
  const found = seatAt(table, seat);
  if (!found.ok) return found.refusal;
  if (by.kind === 'house' || personAt(found.value) !== by.id) return { code: 'table/not-your-seat', seat };
  record(proceedings, { kind: 'seedGiven', seat, seed });
  beginIfReady(proceedings);
  return undefined;
};

/** A person's line was lost or is back; the stand-in gives the seat back. */
export const decidePresence = (
  proceedings: Proceedings,
  { by, person, isHere }: Command & { readonly kind: 'presence' },
): TableRefusal | undefined => {
  if (by.kind !== 'house') return { code: 'table/house-only' };
  const { table } = proceedings;
  const seats = seatsOf(table, person);
  const isAway = seats.some(seat => table.seats[seat]?.awaySince !== undefined);
  if (seats.length === 0 || isAway !== isHere) return undefined;
  record(proceedings, { kind: isHere ? 'cameBack' : 'wentAway', person });
  if (!isHere) return undefined;
  for (const seat of seats) {
    const { standIn, left } = table.seats[seat] ?? {};
    if (standIn !== undefined && left === undefined) record(proceedings, { kind: 'handedBack', seat });
  }
  return undefined;
};
