import { createHmac } from 'node:crypto';
import { accept, type Result } from '@dragonway/core';
import {
  type OpenTable,
  openTable,
  type Table,
  type TableEvent,
  type TableId,
  type TableRefusal,
} from '@dragonway/table';
import type { Logger } from 'pino';
import type { Bus, Leave } from '../bus/port.js';
import type { Metrics } from '../metrics/metrics.js';
import type { Store } from '../store/port.js';
import { Audience } from './audience.js';
import { drawSeed, HostedTable, type HostWorld, type Origin } from './hosted-table.js';
import { openingStatements } from './lists.js';
import { tellEvents } from './telling.js';
import type { Viewer } from './viewer.js';
import type { Written } from './written.js';

/** Whoever wants to know what happens at the tables that this process holds. */
export interface TableFollower {
  /** A table was read from its log, or opened. */
  onHeld?(host: HostedTable): void;
  onEvents?(host: HostedTable, events: readonly TableEvent[], origin: Origin): void;
  /** Somebody begins to look at the table. */
  onWatched?(host: HostedTable): void;
  /** The table's log was changed and read again. */
  onReread?(host: HostedTable): void;
  onReleased?(table: Table): void;
  /** Whether the table must stay in memory. */
  holds?(host: HostedTable): boolean;
}

export interface TablesWorld {
  readonly store: Store;
  readonly bus: Bus;
  readonly metrics: Metrics;
  readonly log: Logger;
  /** What table ids are made from, so that nobody can guess one. */
  readonly secret: string;
  /** A table as it was once, which saves reading its log from the beginning. */
  snapshot(id: TableId): Promise<Table | undefined>;
  now(): number;
}

interface Held {
  readonly host: HostedTable;
  readonly leave: Leave;
  usedAt: number;
}

/** What processes tell each other about a table: what happened, or that its log must be read again. */
type BusWord =
  | { readonly kind: 'events'; readonly since: number; readonly events: readonly TableEvent[] }
  | { readonly kind: 'reread' };

const ID_LENGTH = 14;
/** With so many tables in memory those that nobody needs are forgotten at once. */
const MOST_HELD = 5_000;
const topicOf = (id: TableId): string => `table:${id}`;

/** All tables that this process holds. A table is read from its log when somebody asks for it. */
export class Tables {
  readonly audience = new Audience();
  private readonly world: TablesWorld;
  private readonly followers: TableFollower[] = [];
  private readonly held = new Map<TableId, Held>();
  private readonly loading = new Map<TableId, Promise<HostedTable | undefined>>();
  private readonly hostWorld: HostWorld;

  constructor(world: TablesWorld) {
    this.world = world;
    this.hostWorld = {
      log: world.store.events,
      snapshot: id => world.snapshot(id),
      metrics: world.metrics,
      now: world.now,
      onEvents: (host, written, origin) => this.spread(host, written, origin),
    };
    world.bus.onGap(() => this.refreshAll());
  }

  follow(follower: TableFollower): void {
    this.followers.push(follower);
  }

  /** The table, if this process holds it already. */
  at(id: TableId): HostedTable | undefined {
    const held = this.held.get(id);
    if (held !== undefined) held.usedAt = this.world.now();
    return held?.host;
  }

  /** The table, read from its log if need be; undefined if there is none. */
  get(id: TableId): Promise<HostedTable | undefined> {
    const host = this.at(id);
    if (host !== undefined) return Promise.resolve(host);
    const loading = this.loading.get(id) ?? this.load(id).finally(() => this.loading.delete(id));
    this.loading.set(id, loading);
    return loading;
  }

  /** Lets somebody look at a table from now on. */
  watch(host: HostedTable, viewer: Viewer): void {
    this.audience.add(host.id, viewer);
    this.each(host.id, ({ onWatched }) => onWatched?.(host));
  }

  /** Opens a table; the same wish of the same person with the same id gives the same table. */
  async open(wish: Omit<OpenTable, 'id'>, commandId: string): Promise<Result<HostedTable, TableRefusal>> {
    const id = this.idFor(wish.by.id, commandId);
    const known = await this.get(id);
    if (known !== undefined) return accept(known);
    const opened = openTable({ ...wish, id }, { now: this.world.now(), drawSeed });
    if (!opened.ok) return opened;
    const { table, events } = opened.value;
    await this.world.store.together(openingStatements(this.world.store.db, table, events));
    // Also after a conflict: then the same wish came twice and the other one was faster.
    const host = await this.get(id);
    if (host === undefined) throw new Error('a table that was just opened is not there');
    return accept(host);
  }

  /** Reads a table's log again, here and at the other processes. */
  async reload(id: TableId): Promise<void> {
    const host = this.held.get(id)?.host;
    if (host !== undefined) await this.reread(host);
    this.world.bus.publish(topicOf(id), { kind: 'reread' } satisfies BusWord);
  }

  get all(): readonly HostedTable[] {
    return [...this.held.values()].map(({ host }) => host);
  }

  /** Forgets tables that nobody looks at and nothing happens at. */
  releaseIdle(idleFor: number): void {
    const before = this.world.now() - idleFor;
    for (const { host, usedAt } of this.held.values()) {
      const isWanted = this.audience.of(host.id).size > 0 || this.followers.some(({ holds }) => holds?.(host) === true);
      if (usedAt <= before && !isWanted && !host.isBusy) this.release(host);
    }
  }

  /** Resolves when every command that was taken on is on disk and answered. */
  async settled(): Promise<void> {
    await Promise.all(this.all.map(host => host.settled()));
  }

  private async reread(host: HostedTable): Promise<void> {
    await host.reread();
    this.each(host.id, ({ onReread }) => onReread?.(host));
  }

  private release(host: HostedTable): void {
    this.held.get(host.id)?.leave();
    this.held.delete(host.id);
    this.world.metrics.tables.set(this.held.size);
    this.each(host.id, ({ onReleased }) => onReleased?.(host.table));
  }

  private idFor(person: string, commandId: string): TableId {
    const mac = createHmac('sha256', this.world.secret).update(`table\n${person}\n${commandId}`);
    return mac.digest('base64url').slice(0, ID_LENGTH);
  }

  private async load(id: TableId): Promise<HostedTable | undefined> {
    if (this.held.size >= MOST_HELD) this.releaseIdle(0);
    // Listening begins before reading, so that nothing falls between the two.
    const early: BusWord[] = [];
    let hear = (word: BusWord): void => void early.push(word);
    const leave = await this.world.bus.subscribe(topicOf(id), word => hear(word as BusWord));
    const host = await HostedTable.load(id, this.hostWorld).catch(error => {
      leave();
      throw error;
    });
    if (host === undefined) leave();
    if (host === undefined) return undefined;
    hear = word => this.guard(word.kind === 'reread' ? this.reread(host) : host.learn(word.since, word.events), id);
    this.held.set(id, { host, leave, usedAt: this.world.now() });
    this.world.metrics.tables.set(this.held.size);
    for (const word of early) hear(word);
    this.each(id, ({ onHeld }) => onHeld?.(host));
    return host;
  }

  private spread(host: HostedTable, written: Written, origin: Origin): void {
    const { events } = written;
    const since = (events[0]?.v ?? 1) - 1;
    if (origin === 'own') this.world.bus.publish(topicOf(host.id), { kind: 'events', since, events } satisfies BusWord);
    try {
      tellEvents(host.table, written, this.audience.of(host.id), this.world.now());
    } catch (error) {
      this.fault(error, host.id);
    }
    this.each(host.id, ({ onEvents }) => onEvents?.(host, events, origin));
  }

  // What is on disk has happened, whatever becomes of the telling: no follower may stand in the way of the others.
  private each(id: TableId, tell: (follower: TableFollower) => void): void {
    for (const follower of this.followers) {
      try {
        tell(follower);
      } catch (error) {
        this.fault(error, id);
      }
    }
  }

  private refreshAll(): void {
    for (const host of this.all) this.guard(host.refresh(), host.id);
  }

  private guard(work: Promise<unknown>, table: TableId): void {
    work.catch(error => this.fault(error, table));
  }

  private fault(error: unknown, table: TableId): void {
    this.world.metrics.faults.inc({ where: 'table' });
    this.world.log.error({ err: error, table }, 'a table met a fault');
  }
}
