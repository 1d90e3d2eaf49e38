import { type Refusal, type Result, refuse } from '@dragonway/core';
import { parseTable, type Table } from '@dragonway/games';
import { faceOf } from '../faces/faces.js';

/** A table that a match of two cannot be played at. */
export type TableRefusal = Refusal & {
  readonly code: 'arena/not-for-two';
  readonly options: string;
  /** Those who decide something: one in a solo game. */
  readonly players: number;
};

/** Reads the table of a match. */
export const parseMatchTable = (options: string): Result<Table, Refusal> => {
  const table = parseTable(options);
  if (!table.ok) return table;
  const players = faceOf(table.value.kind.id).actingSeats(table.value.options).length;
  return players === 2 ? table : refuse<TableRefusal>({ code: 'arena/not-for-two', options, players });
};
