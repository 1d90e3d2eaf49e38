import type { TableId, Version } from '@dragonway/table';
import type { Pool } from 'pg';
import { type Appended, StoreFault } from '../port.js';
import { isConflict } from './conflict.js';

interface Append {
  readonly table: TableId;
  readonly from: Version;
  readonly texts: readonly string[];
  resolve(appended: Appended): void;
  reject(fault: StoreFault): void;
}

const INSERT = 'insert into events (table_id, version, body) select * from unnest($1::text[], $2::int[], $3::text[])';

/** How many groups are on their way at once; what comes meanwhile makes up the next one. */
const MOST_UNDER_WAY = 2;
const MOST_IN_GROUP = 200;

/**
 * Appends of many tables in one statement and one wait for the disk. Where one of a group meets a taken version, the whole
 * statement is refused, and each is then tried alone.
 */
export class GroupedAppends {
  private readonly pool: Pool;
  private waiting: Append[] = [];
  private underWay = 0;

  constructor(pool: Pool) {
    this.pool = pool;
  }

  append(table: TableId, from: Version, texts: readonly string[]): Promise<Appended> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ table, from, texts, resolve, reject });
      if (this.waiting.length === 1) setImmediate(() => this.send());
    });
  }

  private send(): void {
    while (this.waiting.length > 0 && this.underWay < MOST_UNDER_WAY) {
      const group = this.waiting.slice(0, MOST_IN_GROUP);
      this.waiting = this.waiting.slice(MOST_IN_GROUP);
      this.underWay += 1;
      void this.write(group).finally(() => {
        this.underWay -= 1;
        this.send();
      });
    }
  }

  private async write(group: readonly Append[]): Promise<void> {
    try {
      await this.insert(group);
      for (const { resolve } of group) resolve('appended');
    } catch (error) {
      if (isConflict(error) && group.length > 1) await Promise.all(group.map(append => this.write([append])));
      else for (const append of group) this.settle(append, error);
    }
  }

  private settle({ resolve, reject }: Append, error: unknown): void {
    if (isConflict(error)) resolve('conflict');
    else reject(new StoreFault('PostgreSQL failed', error));
  }

  private async insert(group: readonly Append[]): Promise<void> {
    const rows = group.flatMap(({ table, from, texts }) =>
      texts.map((text, index) => ({ table, version: from + index, text })),
    );
    await this.pool.query({
      name: 'append-events',
      text: INSERT,
      values: [rows.map(({ table }) => table), rows.map(({ version }) => version), rows.map(({ text }) => text)],
    });
  }
}
