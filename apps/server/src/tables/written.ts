import type { TableEvent } from '@dragonway/table';

/** Events and their JSON, which is made once for the disk and for those who watch. */
export interface Written {
  readonly events: readonly TableEvent[];
  readonly texts: readonly string[];
}

export const written = (events: readonly TableEvent[]): Written => ({
  events,
  texts: events.map(event => JSON.stringify(event)),
});
