import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { TableEvent } from '@dragonway/table';
import { Kysely, sql } from 'kysely';
import { migrate } from '../migrations.js';
import type { Appended, EventLog, Store } from '../port.js';
import type { Database } from '../schema.js';
import { ConflictFault, SqliteClient } from './client.js';
import { sqliteDialect, statementOf } from './dialect.js';
import type { StatementResult } from './messages.js';

const appendedUnless = async (work: Promise<unknown>): Promise<Appended> => {
  try {
    await work;
    return 'appended';
  } catch (error) {
    if (error instanceof ConflictFault) return 'conflict';
    throw error;
  }
};

const READ = 'select "body" from "events" where "table_id" = ? and "version" > ? order by "version"';

const eventsIn = (results: readonly StatementResult[]): readonly TableEvent[] =>
  (results[0]?.rows ?? []).map(({ body }) => JSON.parse(String(body)) as TableEvent);

const eventLogOf = (client: SqliteClient): EventLog => ({
  append: (table, from, texts) => client.append(table, from, texts),
  read: async (table, since) => eventsIn(await client.run([{ sql: READ, parameters: [table, since] }])),
});

/** Opens, or creates, the embedded database in a file. */
export const openSqliteStore = async (file: string): Promise<Store> => {
  mkdirSync(dirname(file), { recursive: true });
  const client = new SqliteClient(file);
  const db = new Kysely<Database>({ dialect: sqliteDialect(client) });
  await migrate(db, 'sqlite');
  return {
    kind: 'sqlite',
    events: eventLogOf(client),
    db,
    together: statements => appendedUnless(client.run(statements.map(statementOf))),
    isReady: async () => (await sql`select 1`.execute(db)).rows.length === 1,
    backup: target => client.backup(target),
    close: () => db.destroy(),
  };
};
