import { encodeMessage } from '@dragonway/protocol';
import { seatsOf, type TableId } from '@dragonway/table';
import type { HostedTable } from './hosted-table.js';
import type { Tables } from './tables.js';

const AT_MOST_EVERY = 1_000;

/** Tells those at a table how many watch it besides them, not more often than anybody can read. */
export class WatcherCounts {
  private readonly tables: Tables;
  private readonly timers = new Map<TableId, NodeJS.Timeout>();

  constructor(tables: Tables) {
    this.tables = tables;
  }

  changed(host: HostedTable): void {
    if (this.timers.has(host.id)) return;
    this.timers.set(
      host.id,
      setTimeout(() => this.tell(host), AT_MOST_EVERY),
    );
  }

  close(): void {
    for (const timer of this.timers.values()) clearTimeout(timer);
  }

  private tell(host: HostedTable): void {
    this.timers.delete(host.id);
    const viewers = [...this.tables.audience.of(host.id)];
    const watching = new Set(
      viewers.map(({ person }) => person).filter(person => seatsOf(host.table, person).length === 0),
    );
    const text = encodeMessage({ t: 'watchers', table: host.id, count: watching.size });
    for (const viewer of viewers) viewer.send(text);
  }
}
