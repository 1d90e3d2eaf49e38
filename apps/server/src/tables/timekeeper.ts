import { HOUSE, nextDue, type TableEvent, type TableId } from '@dragonway/table';
import type { HostedTable, Origin } from './hosted-table.js';
import type { TableFollower } from './tables.js';

/** A process that did not write the last event leaves the next one to the process that did, for this long. */
export const GRACE = 2_000;

const LONGEST_TIMER = 2_000_000_000;

interface TimekeeperWorld {
  now(): number;
  fault(error: unknown, table: TableId): void;
}

/** Looks at every held table when something falls due there. */
export class Timekeeper implements TableFollower {
  private readonly world: TimekeeperWorld;
  private readonly timers = new Map<TableId, NodeJS.Timeout>();

  constructor(world: TimekeeperWorld) {
    this.world = world;
  }

  readonly onHeld = (host: HostedTable): void => this.set(host, 0);

  readonly onEvents = (host: HostedTable, _events: readonly TableEvent[], origin: Origin): void =>
    this.set(host, origin === 'own' ? 0 : GRACE);

  readonly onReleased = ({ id }: { readonly id: TableId }): void => this.clear(id);

  close(): void {
    for (const timer of this.timers.values()) clearTimeout(timer);
    this.timers.clear();
  }

  private set(host: HostedTable, grace: number): void {
    const due = nextDue(host.table);
    if (due === undefined) return this.clear(host.id);
    const wait = Math.min(LONGEST_TIMER, Math.max(0, due + grace - this.world.now()));
    clearTimeout(this.timers.get(host.id));
    this.timers.set(
      host.id,
      setTimeout(() => this.look(host), wait),
    );
  }

  private clear(id: TableId): void {
    if (!this.timers.has(id)) return;
    clearTimeout(this.timers.get(id));
    this.timers.delete(id);
  }

  private look(host: HostedTable): void {
    this.timers.delete(host.id);
    const { version } = host.table;
    host
      .submit({ id: `look-${version}`, by: HOUSE, kind: 'look' })
      // Another process may have been faster, or the timer a little early: then it is set anew.
      .then(() => (this.timers.has(host.id) ? undefined : this.set(host, 0)))
      .catch(error => this.world.fault(error, host.id));
  }
}
