import { restore, snapshotOf, type Table, type TableEvent, type TableFacts, type TableId } from '@dragonway/table';
import type { Errands } from '../errands.js';
import type { Store } from '../store/port.js';
import type { HostedTable } from './hosted-table.js';
import type { TableFollower } from './tables.js';

/** The form of the facts in a snapshot; one of another form is not read. */
const FORM = 1;
/** After so many events a table is worth a new snapshot. */
export const EVERY = 250;
/** A long log waits for a part of its length, so that writing snapshots never costs more than the log itself. */
const SHARE = 0.25;

interface Body {
  readonly form: number;
  readonly facts: TableFacts;
}

interface SnapshotsWorld {
  readonly store: Store;
  readonly errands: Errands;
}

/**
 * Keeps what long logs have led to, so that a table is read without all of its past. Only a cache: the log alone is true, and
 * whatever is missing, old or unreadable here is made from it again.
 */
export class Snapshots implements TableFollower {
  private readonly world: SnapshotsWorld;
  /** The version of the last snapshot of each table that this process holds. */
  private readonly kept = new Map<TableId, number>();

  constructor(world: SnapshotsWorld) {
    this.world = world;
  }

  /** The table at its last snapshot; undefined if there is none that can be used. */
  async read(id: TableId): Promise<Table | undefined> {
    const { db } = this.world.store;
    const row = await db.selectFrom('snapshots').select('body').where('table_id', '=', id).executeTakeFirst();
    const table = row === undefined ? undefined : tableOf(row.body);
    if (table !== undefined) this.kept.set(id, table.version);
    return table;
  }

  readonly onHeld = ({ table }: HostedTable): void => this.keepIfDue(table);

  readonly onEvents = ({ table }: HostedTable, _events: readonly TableEvent[]): void => this.keepIfDue(table);

  // What was taken out of the log must not live on here.
  readonly onReread = ({ id }: HostedTable): void => {
    this.kept.delete(id);
    this.world.errands.run(this.drop(id), id);
  };

  readonly onReleased = ({ id }: Table): void => void this.kept.delete(id);

  private keepIfDue(table: Table): void {
    const kept = this.kept.get(table.id) ?? 0;
    if (table.version - kept < Math.max(EVERY, kept * SHARE)) return;
    this.kept.set(table.id, table.version);
    this.world.errands.run(this.keep(table), table.id);
  }

  private async keep(table: Table): Promise<void> {
    const { id, version } = table;
    const body = JSON.stringify({ form: FORM, facts: snapshotOf(table) } satisfies Body);
    await this.world.store.db
      .insertInto('snapshots')
      .values({ table_id: id, version, body })
      .onConflict(conflict =>
        conflict.column('table_id').doUpdateSet({ version, body }).where('snapshots.version', '<', version),
      )
      .execute();
  }

  private async drop(id: TableId): Promise<void> {
    await this.world.store.db.deleteFrom('snapshots').where('table_id', '=', id).execute();
  }
}

const tableOf = (text: string): Table | undefined => {
  try {
    const { form, facts } = JSON.parse(text) as Body;
    return form === FORM ? restore(facts) : undefined;
  } catch {
    return undefined;
  }
};
