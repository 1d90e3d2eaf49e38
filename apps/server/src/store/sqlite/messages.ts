/** A value as SQLite takes and gives it. */
export type SqlValue = string | number | bigint | null | Uint8Array;

export interface Statement {
  readonly sql: string;
  readonly parameters: readonly SqlValue[];
}

/**
 * Events for a log: the request's number, the table, the version of the first event, and the events as JSON in the order of their
 * versions. A list and not a record, because it is by far the most frequent and names of fields cost time to carry over.
 */
export type AppendRequest = readonly [id: number, table: string, from: number, ...bodies: readonly string[]];

/** Statements that go together. */
export interface RunRequest {
  readonly kind: 'run';
  readonly id: number;
  readonly statements: readonly Statement[];
}

/** What is written, or read, in one transaction with others. */
export type GroupedRequest = AppendRequest | RunRequest;

/** What is asked alone: a copy of the whole database, or its end. */
export type LoneRequest =
  | { readonly kind: 'backup'; readonly id: number; readonly file: string }
  | { readonly kind: 'close'; readonly id: number };

/** A group is answered by the answers to all of it, a lone request by its own. */
export type ThreadRequest = readonly GroupedRequest[] | LoneRequest;

export interface StatementResult {
  readonly rows: readonly Readonly<Record<string, SqlValue>>[];
  readonly changes: number;
}

/** A failure that crossed the border between threads. */
export interface ThreadFailure {
  readonly message: string;
  /** A key was taken, as opposed to everything else that can go wrong. */
  readonly isConflict: boolean;
}

/** A bare number says that the request of this number is on disk. */
export type ThreadAnswer =
  | number
  | { readonly id: number; readonly results: readonly StatementResult[] }
  | { readonly id: number; readonly failure: ThreadFailure };
