import type { PersonId } from '@dragonway/table';

/** Somebody who looks at a table through one connection. */
export interface Viewer {
  readonly person: PersonId;
  /** Those whose talk this viewer does not want to see. */
  readonly muted: ReadonlySet<PersonId>;
  /** Sends a message that is already text. */
  send(text: string): void;
  /** Nothing more comes of the table. */
  lose(table: string): void;
}
