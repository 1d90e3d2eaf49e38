import type { Seat } from '@dragonway/core';
import type { Command } from '../commands.js';
import { endGame, leaveSeat } from '../endings.js';
import { type Proceedings, record } from '../proceedings.js';
import { absentSince, repetitions } from '../questions.js';
import type { TableRefusal } from '../refusals.js';
import { speakerAt } from '../seats.js';
import type { Table } from '../types.js';
import { gameGoingOn, refusePhase } from './moment.js';

/** R13: the third time. */
export const REPETITIONS_NEEDED = 3;

const refuseSpeaker = (table: Table, command: Command & { readonly seat: Seat }): TableRefusal | undefined => {
  const phase = refusePhase(table, ['playing']);
  if (phase !== undefined) return phase;
  const speaker = speakerAt(table, command.by, command.seat);
  return speaker.ok ? undefined : speaker.refusal;
};

export const decideResign = (
  proceedings: Proceedings,
  command: Command & { readonly kind: 'resign' },
): TableRefusal | undefined => {
  const refusal = refuseSpeaker(proceedings.table, command);
  if (refusal === undefined) leaveSeat(proceedings, command.seat, 'resignation');
  return refusal;
};

/** A game can be broken off while fewer decisions were made than there are seats. */
export const decideAbort = (
  proceedings: Proceedings,
  command: Command & { readonly kind: 'abort' },
): TableRefusal | undefined => {
  const { table } = proceedings;
  const refusal = refuseSpeaker(table, command);
  if (refusal !== undefined || table.game === undefined) return refusal;
  const { moves, copied } = table.game;
  const decisions = moves.slice(copied).filter(({ by }) => by !== 'chance').length;
  if (decisions >= table.seats.length) return { code: 'table/too-late-to-abort', ply: moves.length };
  endGame(proceedings, 'aborted');
  return undefined;
};

const claimAbsence = (proceedings: Proceedings, claimant: Seat): TableRefusal | undefined => {
  const { table, at } = proceedings;
  const absent = table.setup.absence.then === 'claim' ? absentSince(table) : undefined;
  if (absent === undefined || absent.seat === claimant) return { code: 'table/nobody-absent' };
  const from = absent.since + table.setup.absence.patience;
  if (from > at) return { code: 'table/nobody-absent', from };
  leaveSeat(proceedings, absent.seat, 'absence');
  return undefined;
};

export const decideClaim = (
  proceedings: Proceedings,
  command: Command & { readonly kind: 'claim' },
): TableRefusal | undefined => {
  const { table } = proceedings;
  const refusal = refuseSpeaker(table, command);
  if (refusal !== undefined) return refusal;
  const going = gameGoingOn(table);
  if (!going.ok) return going.refusal;
  if (command.of === 'absence') return claimAbsence(proceedings, command.seat);
  const times = repetitions(table);
  if (times < REPETITIONS_NEEDED) {
    return { code: 'table/not-repeated', ruling: 'R13', times, needed: REPETITIONS_NEEDED };
  }
  endGame(proceedings, 'repetition');
  return undefined;
};

export const decideResume = (
  proceedings: Proceedings,
  command: Command & { readonly kind: 'resume' },
): TableRefusal | undefined => {
  const { table } = proceedings;
  const refusal = refuseSpeaker(table, command);
  if (refusal !== undefined) return refusal;
  if (table.game?.pausedUntil === undefined) return { code: 'table/not-paused' };
  record(proceedings, { kind: 'resumed' });
  return undefined;
};
