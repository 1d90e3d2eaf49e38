import { spawn } from 'node:child_process';
import type { TableEvent } from '@dragonway/table';
import { type CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely';
import { Pool, types } from 'pg';
import { migrate } from '../migrations.js';
import { type Appended, type EventLog, type Store, StoreFault } from '../port.js';
import type { Database } from '../schema.js';
import { isConflict } from './conflict.js';
import { GroupedAppends } from './grouped-appends.js';

const CONNECTIONS = 10;
const BIGINT_TYPE = 20;

const appendedUnless = async (work: Promise<unknown>): Promise<Appended> => {
  try {
    await work;
    return 'appended';
  } catch (error) {
    if (isConflict(error)) return 'conflict';
    throw new StoreFault('PostgreSQL failed', error);
  }
};

const poolOf = (url: string): Pool => {
  // Our big integers are instants in milliseconds, which a number holds exactly.
  types.setTypeParser(BIGINT_TYPE, Number);
  const pool = new Pool({ connectionString: url, max: CONNECTIONS });
  // A lost idle connection is replaced by itself; without a listener it would end the process.
  pool.on('error', () => undefined);
  return pool;
};

const eventLogOf = (pool: Pool): EventLog => {
  const appends = new GroupedAppends(pool);
  return {
    append: (table, from, texts) => appends.append(table, from, texts),
    read: async (table, since) => {
      const { rows } = await pool.query<{ readonly body: string }>({
        name: 'read-events',
        text: 'select body from events where table_id = $1 and version > $2 order by version',
        values: [table, since],
      });
      return rows.map(({ body }) => JSON.parse(body) as TableEvent);
    },
  };
};

const runTogether = (db: Kysely<Database>, statements: readonly CompiledQuery[]): Promise<void> =>
  db.transaction().execute(async transaction => {
    for (const statement of statements) await transaction.executeQuery(statement);
  });

const dump = (url: string, file: string): Promise<void> =>
  new Promise((resolve, reject) => {
    // The address goes by the environment: a command line can be read by everybody on the machine.
    const child = spawn('pg_dump', ['--format=custom', `--file=${file}`], {
      env: { ...process.env, ...connectionOf(url) },
    });
    child.once('error', error => reject(new StoreFault('pg_dump could not be started', error)));
    child.once('exit', code =>
      code === 0 ? resolve() : reject(new StoreFault(`pg_dump ended with ${code}`, undefined)),
    );
  });

/** The variables by which PostgreSQL's own programs find a database. */
export const connectionOf = (address: string): NodeJS.ProcessEnv => {
  const url = new URL(address);
  return {
    PGHOST: url.searchParams.get('host') ?? url.hostname,
    PGPORT: url.port === '' ? '5432' : url.port,
    PGUSER: decodeURIComponent(url.username),
    PGPASSWORD: decodeURIComponent(url.password),
    PGDATABASE: url.pathname.slice(1),
  };
};

/** Opens a PostgreSQL database at an address. */
export const openPostgresStore = async (url: string): Promise<Store> => {
  const pool = poolOf(url);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  await migrate(db, 'postgres');
  return {
    kind: 'postgres',
    events: eventLogOf(pool),
    db,
    together: statements => appendedUnless(runTogether(db, statements)),
    isReady: async () => (await sql`select 1`.execute(db)).rows.length === 1,
    backup: file => dump(url, file),
    close: () => db.destroy(),
  };
};
