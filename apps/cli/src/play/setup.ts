import { type Refusal, type Result, seat, writePairs } from '@dragonway/core';
import { findKind, KINDS, parseTable, type Table } from '@dragonway/games';
import { faceOf } from '../faces/faces.js';
import { SEAT_KINDS, type SeatKind, seatKindInWords } from '../players/seat-kind.js';
import type { Talk } from './talk.js';

/** What the command line has settled already. */
export interface Settled {
  readonly game?: string;
  readonly options?: string;
  readonly seats: readonly SeatKind[];
}

const askOptions = async (talk: Talk, id: string): Promise<string | undefined> => {
  const keys = findKind(id)?.keys ?? [];
  const values = new Map<string, string>();
  for (const { key, question, choices } of faceOf(id).setup) {
    const value = await talk.choose(question, choices);
    if (value === undefined) return undefined;
    values.set(key, value);
  }
  return writePairs(id, keys, values);
};

/** The table to play at: as settled, or as the person answers; undefined when the person leaves. */
export const chooseTable = async (talk: Talk, settled: Settled): Promise<Result<Table, Refusal> | undefined> => {
  if (settled.options !== undefined) return parseTable(settled.options);
  const games = KINDS.map(kind => ({ value: kind.id, label: faceOf(kind.id).title }));
  const id = settled.game ?? (await talk.choose('Which game?', games));
  if (id === undefined) return undefined;
  if (findKind(id) === undefined) return parseTable(id);
  const options = await askOptions(talk, id);
  return options === undefined ? undefined : parseTable(options);
};

/** Who sits on the seats that decide something; asked for the seats that are not settled, undefined when the person leaves. */
export const chooseSeats = async (
  talk: Talk,
  { kind, options, game }: Table,
  settled: readonly SeatKind[],
): Promise<readonly SeatKind[] | undefined> => {
  const face = faceOf(kind.id);
  const acting = face.actingSeats(options);
  const choices = SEAT_KINDS.map(value => ({ value, label: seatKindInWords(value) }));
  const seats: SeatKind[] = game.info.seats.map(() => 'random');
  for (const [index, place] of acting.entries()) {
    const settledKind = settled[index] ?? (acting.length === 1 ? 'person' : undefined);
    const name = face.seatName(options, seat(place));
    const chosen = settledKind ?? (await talk.choose(`Who plays ${name}?`, choices));
    if (chosen === undefined) return undefined;
    seats[place] = SEAT_KINDS.find(known => known === chosen) ?? 'random';
  }
  return seats;
};
