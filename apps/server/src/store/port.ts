import type { TableEvent, TableId, Version } from '@dragonway/table';
import type { CompiledQuery, Kysely } from 'kysely';
import type { Database } from './schema.js';

/** The disk or the database failed; what was asked may or may not have been done. */
export class StoreFault extends Error {
  override readonly name = 'StoreFault';

  constructor(message: string, cause: unknown) {
    super(message, { cause });
  }
}

/** What became of events that were to be appended: on disk, or somebody else was faster. */
export type Appended = 'appended' | 'conflict';

/** The logs of all tables. */
export interface EventLog {
  /**
   * Writes events down, as texts of JSON, from a version on. Resolves only when they are on disk; either all of them are or none.
   * `conflict` says that a version is taken: whoever appends must read on first.
   */
  append(table: TableId, from: Version, texts: readonly string[]): Promise<Appended>;
  /** The events after a version, in order; none if the table does not exist. */
  read(table: TableId, since: Version): Promise<readonly TableEvent[]>;
}

export type StoreKind = 'sqlite' | 'postgres';

/** Everything that outlives a process. */
export interface Store {
  readonly kind: StoreKind;
  readonly events: EventLog;
  /** Lists, people, results: everything that is not a table's log. */
  readonly db: Kysely<Database>;
  /** Carries statements out together or not at all; `conflict` says that a key was taken. */
  together(statements: readonly CompiledQuery[]): Promise<Appended>;
  /** Whether the database answers. */
  isReady(): Promise<boolean>;
  /** A whole copy into a file, while the server runs. */
  backup(file: string): Promise<void>;
  close(): Promise<void>;
}
