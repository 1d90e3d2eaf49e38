import { nextDue, type Table, type TableEvent, type TableId } from '@dragonway/table';
import type { Errands } from '../errands.js';
import type { Store } from '../store/port.js';
import type { HostedTable, Origin } from './hosted-table.js';
import { LEASE, listTable, setWake, tablesToWake } from './lists.js';
import type { TableFollower, Tables } from './tables.js';

interface CaretakerWorld {
  readonly store: Store;
  readonly tables: Tables;
  now(): number;
  readonly errands: Errands;
  fault(error: unknown, table: TableId): void;
}

const ROUND = 10_000;
const IDLE_FOR = 60_000;
const MOST_WOKEN = 50;

/** Events that the lists show. */
const LISTED: readonly TableEvent['kind'][] = ['sat', 'stoodUp', 'gameStarted', 'gameEnded', 'closed'];

/**
 * Keeps the lists of tables true, takes over tables whose process has died, and forgets tables that nobody needs. Tables in
 * play carry the time by which their holder will have spoken again; past it, whoever sees it first takes over.
 */
export class Caretaker implements TableFollower {
  private readonly world: CaretakerWorld;
  private timer: NodeJS.Timeout | undefined;

  constructor(world: CaretakerWorld) {
    this.world = world;
  }

  start(): void {
    this.timer = setInterval(() => this.world.errands.run(this.round()), ROUND);
    this.world.errands.run(this.round());
  }

  close(): void {
    clearInterval(this.timer);
  }

  // A process that died between an event and the lists has left them behind.
  readonly onHeld = ({ table }: HostedTable): void => this.list(table);

  readonly onEvents = (host: HostedTable, events: readonly TableEvent[], origin: Origin): void => {
    if (origin === 'own' && events.some(({ kind }) => LISTED.includes(kind))) this.list(host.table);
  };

  readonly onReleased = (table: Table): void => {
    const due = table.phase === 'playing' ? (nextDue(table) ?? null) : null;
    this.world.errands.run(setWake(this.world.store.db, [table.id], due), table.id);
  };

  /** One round: leases are renewed, orphans taken over, idle tables forgotten. */
  async round(): Promise<void> {
    const { store, tables, now } = this.world;
    try {
      tables.releaseIdle(IDLE_FOR);
      const inPlay = tables.all.filter(({ table }) => table.phase === 'playing').map(({ id }) => id);
      await setWake(store.db, inPlay, now() + LEASE);
      const orphans = await tablesToWake(store.db, now(), MOST_WOKEN);
      for (const id of orphans) await this.takeOver(id);
    } catch (error) {
      this.world.fault(error, '');
    }
  }

  private async takeOver(id: TableId): Promise<void> {
    try {
      await this.world.tables.get(id);
    } catch (error) {
      // A log that cannot be read is not looked at again and again.
      await setWake(this.world.store.db, [id], null);
      this.world.fault(error, id);
    }
  }

  private list(table: Table): void {
    this.world.errands.run(listTable(this.world.store.db, table), table.id);
  }
}
