import { apply } from './apply/apply.js';
import type { Happening, TableEvent } from './events.js';
import type { Live, Millis, Moment, Table } from './types.js';

/** What one command leads to, event by event. Lives only while the command is carried out. */
export interface Proceedings {
  table: Table;
  readonly events: TableEvent[];
  readonly moment: Moment;
  /** The time of the command, never before the last event's. */
  readonly now: Millis;
  /** The instant of the events to come. */
  at: Millis;
  /** The command that brings the events about; undefined where time does. */
  cause: string | undefined;
}

/** Writes down what happened, and lets it happen. */
export const record = (proceedings: Proceedings, happening: Happening, reached?: Live): void => {
  const { table, at, cause } = proceedings;
  const event: TableEvent = { v: table.version + 1, at, ...(cause === undefined ? {} : { cause }), ...happening };
  proceedings.events.push(event);
  proceedings.table = apply(table, event, reached);
};
