import { openLive, replayMoves, trusted } from './live.js';
import type { Table, TableFacts } from './types.js';

/** The facts of a table, fit to be stored or sent: a cache of its log. */
export const snapshotOf = (table: Table): TableFacts => {
  const { live: _, ...facts } = table;
  return facts;
};

/** The table of a snapshot; its state is replayed from the moves. */
export const restore = (facts: TableFacts): Table => {
  const { game, setup, id } = facts;
  const start = trusted(openLive(game ?? setup), id);
  const moves = (game?.moves ?? []).map(({ text }) => text);
  return { ...facts, live: trusted(replayMoves(start, moves), id) };
};
