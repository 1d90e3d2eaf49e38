/** A value as SQLite takes and gives it. */
export type SqlValue = string | number | bigint | null | Uint8Array;

export interface Statement {
  readonly sql: string;
  readonly parameters: readonly SqlValue[];
}

/** What the thread is asked: events for a log, statements that go together, or a copy of the whole database. */
export type ThreadRequest =
  | {
      readonly kind: 'append';
      readonly id: number;
      readonly table: string;
      /** The version of the first event. */
      readonly from: number;
      /** The events as JSON, in the order of their versions. */
      readonly bodies: readonly string[];
    }
  | { readonly kind: 'run'; readonly id: number; readonly statements: readonly Statement[] }
  | { readonly kind: 'backup'; readonly id: number; readonly file: string }
  | { readonly kind: 'close'; readonly id: number };

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

/** An answer without results says only that what was asked is on disk. */
export type ThreadAnswer =
  | { readonly id: number; readonly results?: readonly StatementResult[] }
  | { readonly id: number; readonly failure: ThreadFailure };
