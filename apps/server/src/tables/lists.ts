import { personAt, type Table, type TableEvent } from '@dragonway/table';
import type { CompiledQuery, Kysely } from 'kysely';
import type { Database } from '../store/schema.js';

/** How long a table is left to whoever holds it before another process may look after it. */
export const LEASE = 30_000;

const peopleOf = (table: Table): readonly string[] => [
  ...new Set([table.host, ...table.seats.flatMap(state => personAt(state) ?? [])]),
];

const rowOf = (table: Table) => ({
  id: table.id,
  host: table.host,
  options: table.setup.options,
  phase: table.phase,
  opened_at: table.at,
  changed_at: table.at,
  wake_at: table.phase === 'playing' ? table.at + LEASE : null,
});

/** Everything that makes up a new table, to be written together. */
export const openingStatements = (
  db: Kysely<Database>,
  table: Table,
  events: readonly TableEvent[],
): readonly CompiledQuery[] => [
  db
    .insertInto('events')
    .values(events.map(event => ({ table_id: table.id, version: event.v, body: JSON.stringify(event) })))
    .compile(),
  db.insertInto('tables').values(rowOf(table)).compile(),
  db
    .insertInto('table_people')
    .values(peopleOf(table).map(person_id => ({ table_id: table.id, person_id })))
    .compile(),
];

/** Brings the lists up to date with a table. */
export const listTable = async (db: Kysely<Database>, table: Table): Promise<void> => {
  const { id, opened_at: _, ...changed } = rowOf(table);
  await db.updateTable('tables').set(changed).where('id', '=', id).execute();
  await db
    .insertInto('table_people')
    .values(peopleOf(table).map(person_id => ({ table_id: id, person_id })))
    .onConflict(conflict => conflict.doNothing())
    .execute();
};

/** Says when a table that nobody holds must be looked at. */
export const setWake = async (db: Kysely<Database>, ids: readonly string[], at: number | null): Promise<void> => {
  if (ids.length === 0) return;
  await db.updateTable('tables').set({ wake_at: at }).where('id', 'in', ids).execute();
};

/** Tables that somebody must look at and nobody does. */
export const tablesToWake = async (db: Kysely<Database>, now: number, most: number): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('tables')
    .select('id')
    .where('wake_at', '<=', now)
    .orderBy('wake_at')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
};

export interface ListedTable {
  readonly id: string;
  readonly options: string;
  readonly phase: string;
  readonly changedAt: number;
}

const MOST_LISTED = 200;

/** The tables that a person sits at or has opened, the latest first. */
export const tablesOf = async (db: Kysely<Database>, person: string): Promise<readonly ListedTable[]> => {
  const rows = await db
    .selectFrom('table_people')
    .innerJoin('tables', 'tables.id', 'table_people.table_id')
    .select(['tables.id', 'tables.options', 'tables.phase', 'tables.changed_at'])
    .where('person_id', '=', person)
    .orderBy('tables.changed_at', 'desc')
    .limit(MOST_LISTED)
    .execute();
  return rows.map(({ changed_at, ...row }) => ({ ...row, changedAt: changed_at }));
};
