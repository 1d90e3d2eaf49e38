import { apply, type Table, toMove } from '@dragonway/table';
import type { Command } from './connection.js';
import type { TableCommand } from './outbox.js';

export type Play = Extract<TableCommand['act'], { kind: 'play' }>;

/** The moves for a table that are on their way, in their order. */
export const playsFor = (pending: readonly Command[], table: string): readonly Play[] =>
  pending.flatMap(command =>
    command.t === 'do' && command.table === table && command.act.kind === 'play' ? [command.act] : [],
  );

const played = (table: Table, { game, ply, move }: Play, now: number): Table => {
  const deciding = toMove(table);
  const isFor = table.game?.number === game && table.game.moves.length === ply;
  if (!isFor || deciding?.by !== 'person') return table;
  if (!table.live.game.notation.parseMove(table.live.state, move).ok) return table;
  // Only for showing: the version is the server's to give, and it is never told.
  return apply(table, { v: table.version + 1, at: Math.max(now, table.at), kind: 'played', seat: deciding.seat, move });
};

/** The table as it will be when the moves on their way arrive; dice stay the server's, and late moves change nothing. */
export const predicted = (told: Table, plays: readonly Play[], now: number): Table =>
  plays.reduce((table, play) => played(table, play, now), told);
