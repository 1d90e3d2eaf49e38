import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { StoreFault } from '../port.js';
import type { SqliteClient } from './client.js';
import type { SqlValue, Statement } from './messages.js';

const toSql = (value: unknown): SqlValue => {
  if (typeof value === 'boolean') return Number(value);
  if (value instanceof Date) return value.toISOString();
  if (value === undefined) return null;
  return value as SqlValue;
};

/** A query in the form that the thread takes. */
export const statementOf = ({ sql, parameters }: Pick<CompiledQuery, 'sql' | 'parameters'>): Statement => ({
  sql,
  parameters: parameters.map(toSql),
});

const NO_TRANSACTIONS = 'statements that belong together go through Store.together';

class ThreadConnection implements DatabaseConnection {
  private readonly client: SqliteClient;

  constructor(client: SqliteClient) {
    this.client = client;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const [result] = await this.client.run([statementOf(query)]);
    // The schema names the type of each row, and the database holds to its schema.
    return { rows: (result?.rows ?? []) as Row[], numAffectedRows: BigInt(result?.changes ?? 0) };
  }

  streamQuery(): never {
    throw new StoreFault('rows are not streamed', undefined);
  }
}

const refuseTransaction = (): Promise<never> => Promise.reject(new StoreFault(NO_TRANSACTIONS, undefined));

const driverOf = (client: SqliteClient): Driver => {
  const connection = new ThreadConnection(client);
  return {
    init: () => Promise.resolve(),
    acquireConnection: () => Promise.resolve(connection),
    beginTransaction: refuseTransaction,
    commitTransaction: refuseTransaction,
    rollbackTransaction: refuseTransaction,
    releaseConnection: () => Promise.resolve(),
    destroy: () => client.close(),
  };
};

/** Kysely over the thread of SQLite. */
export const sqliteDialect = (client: SqliteClient): Dialect => ({
  createAdapter: () => new SqliteAdapter(),
  createDriver: () => driverOf(client),
  createIntrospector: db => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});
