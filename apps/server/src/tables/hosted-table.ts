import { randomBytes } from 'node:crypto';
import {
  apply,
  type Command,
  fold,
  type Moment,
  type Reduction,
  reduce,
  type Table,
  type TableEvent,
  type TableRefusal,
  type Version,
  visibleRefusal,
} from '@dragonway/table';
import type { Metrics } from '../metrics/metrics.js';
import { type EventLog, StoreFault } from '../store/port.js';
import { Line } from './line.js';
import { type Written, written } from './written.js';

/** What became of a command: on disk at a version, or refused. */
export type Outcome =
  | { readonly kind: 'done'; readonly version: Version }
  | { readonly kind: 'refused'; readonly refusal: TableRefusal };

/** Where events came from: this process wrote them, or another one did. */
export type Origin = 'own' | 'foreign';

/** What a hosted table needs of the world. */
export interface HostWorld {
  readonly log: EventLog;
  /** A table as it was once, which saves reading its log from the beginning. */
  snapshot(id: string): Promise<Table | undefined>;
  readonly metrics: Metrics;
  now(): number;
  /** Called after events are on disk, in their order. */
  onEvents(host: HostedTable, written: Written, origin: Origin): void;
}

export type Circumstances = Pick<Moment, 'lag' | 'chatWait'>;

const SEED_BYTES = 32;
/** Who is overtaken this often in a row meets a fault, not competition. */
const MOST_ATTEMPTS = 20;
/** Events kept for those who come back. */
const MOST_RECENT = 200;

export const drawSeed = (): string => randomBytes(SEED_BYTES).toString('hex');

/** A table that this process holds: commands go through it one by one, and nothing is told before it is on disk. */
export class HostedTable {
  readonly id: string;
  private current: Table;
  private recent: TableEvent[] = [];
  private readonly world: HostWorld;
  private readonly line = new Line();
  /** Whether an append failed half way, so that the log may say more than we know. */
  private isUnsure = false;

  constructor(table: Table, world: HostWorld) {
    this.id = table.id;
    this.current = table;
    this.world = world;
  }

  /** Reads a table from its log; undefined if there is none. */
  static async load(id: string, world: HostWorld): Promise<HostedTable | undefined> {
    const { table, events } = (await fromSnapshot(id, world)) ?? (await fromLog(id, world));
    if (table === undefined) return undefined;
    const host = new HostedTable(table, world);
    host.recent = events.slice(-MOST_RECENT);
    return host;
  }

  /** The table as it is on disk. */
  get table(): Table {
    return this.current;
  }

  get isBusy(): boolean {
    return this.line.isBusy;
  }

  /** Carries a command out; rejects if the store fails. */
  async submit(command: Command, circumstances: Circumstances = {}): Promise<Outcome> {
    const turn = this.line.enter();
    if (turn !== undefined) await turn;
    try {
      if (this.isUnsure) await this.catchUp();
      for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
        const reduction = reduce(this.current, command, { now: this.world.now(), drawSeed, ...circumstances });
        if (reduction.events.length === 0) return outcomeOf(reduction);
        const began = performance.now();
        const news = written(reduction.events);
        this.isUnsure = true;
        const fate = await this.world.log.append(this.id, this.current.version + 1, news.texts);
        this.isUnsure = false;
        this.world.metrics.appendSeconds.observe((performance.now() - began) / 1_000);
        if (fate === 'appended') return this.settle(reduction, news);
        this.world.metrics.conflicts.inc();
        await this.catchUp();
      }
      throw new StoreFault(`the table ${this.id} was overtaken too often`, undefined);
    } finally {
      this.line.leave();
    }
  }

  /** Another process has written events; what is missing before them is read. */
  learn(since: Version, events: readonly TableEvent[]): Promise<void> {
    return this.line.add(async () => {
      if (since === this.current.version) this.follow(events);
      else if (since + events.length > this.current.version) await this.catchUp();
    });
  }

  /** Reads what other processes may have written. */
  refresh(): Promise<void> {
    return this.line.add(() => this.catchUp());
  }

  /** Reads the whole log again, whose words, but never whose facts, may have been changed. */
  reread(): Promise<void> {
    return this.line.add(async () => {
      const { table, events } = await fromLog(this.id, this.world);
      this.current = table ?? this.current;
      this.recent = events.slice(-MOST_RECENT);
    });
  }

  /** The events after a version, or undefined if they are too long ago. */
  since(version: Version): readonly TableEvent[] | undefined {
    const { version: last } = this.current;
    if (version > last) return undefined;
    if (version === last) return [];
    const first = this.recent[0]?.v;
    return first === undefined || version < first - 1 ? undefined : this.recent.slice(version - first + 1);
  }

  /** Resolves when nothing is under way any more. */
  settled(): Promise<void> {
    return this.line.add(() => Promise.resolve());
  }

  /** What is on disk has happened. */
  private settle(reduction: Reduction, news: Written): Outcome {
    this.world.metrics.events.inc(news.events.length);
    this.current = reduction.table;
    this.remember(news.events);
    this.world.onEvents(this, news, 'own');
    return outcomeOf(reduction);
  }

  private async catchUp(): Promise<void> {
    this.follow(await this.world.log.read(this.id, this.current.version));
    this.isUnsure = false;
  }

  private follow(events: readonly TableEvent[]): void {
    if (events.length === 0) return;
    this.current = events.reduce((table, event) => apply(table, event), this.current);
    this.remember(events);
    this.world.onEvents(this, written(events), 'foreign');
  }

  private remember(events: readonly TableEvent[]): void {
    this.recent.push(...events);
    // Trimmed in large steps, because every trim copies the rest.
    if (this.recent.length > 2 * MOST_RECENT) this.recent = this.recent.slice(-MOST_RECENT);
  }
}

interface Loaded {
  readonly table: Table | undefined;
  /** The last events at least. */
  readonly events: readonly TableEvent[];
}

const fromLog = async (id: string, { log }: HostWorld): Promise<Loaded> => {
  const events = await log.read(id, 0);
  return { table: fold(events), events };
};

/** The table by its snapshot and what came after it; undefined where the snapshot is of no use. */
const fromSnapshot = async (id: string, { log, snapshot }: HostWorld): Promise<Loaded | undefined> => {
  const start = await snapshot(id);
  if (start === undefined) return undefined;
  const events = await log.read(id, Math.max(0, start.version - MOST_RECENT));
  // A snapshot of events that the log does not hold is of another log.
  if (!events.some(({ v }) => v === start.version)) return undefined;
  const later = events.filter(({ v }) => v > start.version);
  return { table: later.reduce((table, event) => apply(table, event), start), events };
};

const outcomeOf = ({ table, refusal }: Reduction): Outcome =>
  refusal === undefined
    ? { kind: 'done', version: table.version }
    : { kind: 'refused', refusal: visibleRefusal(table, refusal) };
