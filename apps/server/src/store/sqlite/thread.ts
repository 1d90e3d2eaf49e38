import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { backup, DatabaseSync, type StatementSyncInstance } from '@photostructure/sqlite';
import type {
  AppendRequest,
  GroupedRequest,
  LoneRequest,
  RunRequest,
  SqlValue,
  Statement,
  StatementResult,
  ThreadAnswer,
  ThreadFailure,
  ThreadRequest,
} from './messages.js';

// SQLite's calls block, so they have a thread of their own. A group is committed together: one wait for the disk serves all of
// it, and nobody is answered before it is over.

const isAppend = (request: GroupedRequest): request is AppendRequest => Array.isArray(request);
const idOf = (request: GroupedRequest): number => (isAppend(request) ? request[0] : request.id);
const FIRST_BODY = 3;

const INSERT_EVENT = 'insert into "events" ("table_id", "version", "body") values (?, ?, ?)';

const MOST_PREPARED = 200;
const LONGEST_WAIT_FOR_LOCK = 5_000;

/** The log of changes is carried over to the database after so many pages of 4 KiB: what is written often is then carried once. */
const PAGES_BEFORE_CHECKPOINT = 8_000;

const open = (file: string): InstanceType<typeof DatabaseSync> => {
  const database = new DatabaseSync(file);
  database.exec('PRAGMA journal_mode = WAL');
  database.exec('PRAGMA synchronous = FULL');
  database.exec(`PRAGMA wal_autocheckpoint = ${PAGES_BEFORE_CHECKPOINT}`);
  database.exec('PRAGMA foreign_keys = ON');
  database.exec(`PRAGMA busy_timeout = ${LONGEST_WAIT_FOR_LOCK}`);
  return database;
};

const failureOf = (error: unknown): ThreadFailure => {
  const message = error instanceof Error ? error.message : String(error);
  return { message, isConflict: /UNIQUE constraint failed/.test(message) };
};

/** A database and the statements that were asked of it before. */
class Database {
  private readonly database: InstanceType<typeof DatabaseSync>;
  private readonly prepared = new Map<string, StatementSyncInstance>();

  constructor(file: string) {
    this.database = open(file);
  }

  /** Runs a group of requests in one transaction; a request that fails leaves no trace and does not hurt the others. */
  runGroup(group: readonly GroupedRequest[]): readonly ThreadAnswer[] {
    try {
      this.database.exec('BEGIN IMMEDIATE');
      const answers = group.map(request => this.runRequest(request));
      this.database.exec('COMMIT');
      return answers;
    } catch (error) {
      if (this.database.isTransaction) this.database.exec('ROLLBACK');
      // What could not be committed did not happen, whatever the single statements said.
      return group.map(request => ({ id: idOf(request), failure: { ...failureOf(error), isConflict: false } }));
    }
  }

  async backup(file: string): Promise<void> {
    await backup(this.database, file);
  }

  close(): void {
    this.prepared.clear();
    this.database.close();
  }

  private runRequest(request: GroupedRequest): ThreadAnswer {
    const isAlone = isAppend(request) ? request.length === FIRST_BODY + 1 : request.statements.length === 1;
    if (!isAlone) this.database.exec('SAVEPOINT request');
    try {
      const answer = isAppend(request) ? this.append(request) : this.runAll(request);
      if (!isAlone) this.database.exec('RELEASE request');
      return answer;
    } catch (error) {
      if (!isAlone) this.database.exec('ROLLBACK TO request; RELEASE request');
      return { id: idOf(request), failure: failureOf(error) };
    }
  }

  private append([id, table, from, ...bodies]: AppendRequest): ThreadAnswer {
    const insert = this.statementOf(INSERT_EVENT);
    for (const [index, body] of bodies.entries()) insert.run(table, from + index, body);
    return id;
  }

  private runAll({ id, statements }: RunRequest): ThreadAnswer {
    return { id, results: statements.map(statement => this.runStatement(statement)) };
  }

  private runStatement({ sql, parameters }: Statement): StatementResult {
    const statement = this.statementOf(sql);
    if (statement.columns().length > 0) {
      const rows = statement.all(...parameters) as Readonly<Record<string, SqlValue>>[];
      return { rows: rows.map(row => ({ ...row })), changes: 0 };
    }
    return { rows: [], changes: statement.run(...parameters).changes };
  }

  private statementOf(sql: string): StatementSyncInstance {
    const known = this.prepared.get(sql);
    if (known !== undefined) return known;
    if (this.prepared.size >= MOST_PREPARED) this.prepared.clear();
    const statement = this.database.prepare(sql);
    this.prepared.set(sql, statement);
    return statement;
  }
}

const isGroup = (request: ThreadRequest): request is readonly GroupedRequest[] => Array.isArray(request);

const serve = (port: MessagePort, database: Database): void => {
  const carryOut = async (request: LoneRequest): Promise<ThreadAnswer> => {
    try {
      if (request.kind === 'backup') await database.backup(request.file);
      else database.close();
      return { id: request.id, results: [] };
    } catch (error) {
      return { id: request.id, failure: failureOf(error) };
    }
  };
  port.on('message', (request: ThreadRequest) => {
    if (isGroup(request)) return port.postMessage(database.runGroup(request));
    void carryOut(request).then(answer => {
      port.postMessage(answer);
      if (request.kind === 'close') port.close();
    });
  });
};

if (parentPort !== null) serve(parentPort, new Database((workerData as { readonly file: string }).file));
