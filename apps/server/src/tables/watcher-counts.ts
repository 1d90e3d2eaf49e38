import { randomUUID } from 'node:crypto';
import { encodeMessage } from '@dragonway/protocol';
import { type PersonId, seatsOf, type TableId } from '@dragonway/table';
import type { Bus } from '../bus/port.js';
import type { HostedTable } from './hosted-table.js';
import type { Tables } from './tables.js';

interface WatcherWorld {
  readonly tables: Tables;
  readonly bus: Bus;
  now(): number;
}

/** Who watches a table through one process; `isNew` asks the others to say theirs. */
interface Watching {
  readonly process: string;
  readonly table: TableId;
  readonly people: readonly PersonId[];
  readonly isNew: boolean;
}

interface Elsewhere {
  readonly people: readonly PersonId[];
  readonly at: number;
}

interface Pending {
  readonly timer: NodeJS.Timeout;
  isOwn: boolean;
}

const TOPIC = 'watchers';
const AT_MOST_EVERY = 1_000;
/** What a process has said is said again this often, and forgotten after a while if it is not. */
const SAY_AGAIN = 20_000;
const FORGET_AFTER = 50_000;

/** Tells those at a table how many watch it besides them, at all processes, not more often than anybody can read. */
export class WatcherCounts {
  private readonly world: WatcherWorld;
  private readonly name = randomUUID();
  private readonly pending = new Map<TableId, Pending>();
  private readonly elsewhere = new Map<TableId, Map<string, Elsewhere>>();
  /** The tables of which this process has said that somebody watches. */
  private readonly said = new Set<TableId>();
  private rounds: NodeJS.Timeout | undefined;

  constructor(world: WatcherWorld) {
    this.world = world;
  }

  async start(): Promise<void> {
    await this.world.bus.subscribe(TOPIC, word => this.hear(word as Watching));
    this.rounds = setInterval(() => this.round(), SAY_AGAIN);
  }

  /** Somebody looks at a table through this process, or does no more. */
  changed({ id }: HostedTable): void {
    this.soon(id, true);
  }

  close(): void {
    clearInterval(this.rounds);
    for (const { timer } of this.pending.values()) clearTimeout(timer);
  }

  /** Tells the count in a while; the other processes too, if this one's part of it has changed. */
  private soon(table: TableId, isOwn: boolean): void {
    const known = this.pending.get(table);
    if (known !== undefined) known.isOwn ||= isOwn;
    else this.pending.set(table, { isOwn, timer: setTimeout(() => this.catchUp(table), AT_MOST_EVERY) });
  }

  private catchUp(table: TableId): void {
    if (this.pending.get(table)?.isOwn === true) this.say(table, !this.said.has(table));
    this.pending.delete(table);
    this.tell(table);
  }

  private watching(table: TableId): readonly PersonId[] {
    const { tables } = this.world;
    const host = tables.at(table);
    const people = [...tables.audience.of(table)].map(({ person }) => person);
    return [...new Set(people)].filter(person => host === undefined || seatsOf(host.table, person).length === 0);
  }

  private say(table: TableId, isNew: boolean): void {
    const isSeen = this.world.tables.audience.of(table).size > 0;
    if (isSeen) this.said.add(table);
    else {
      this.said.delete(table);
      this.elsewhere.delete(table);
    }
    const word: Watching = { process: this.name, table, people: this.watching(table), isNew: isNew && isSeen };
    this.world.bus.publish(TOPIC, word);
  }

  private hear({ process, table, people, isNew }: Watching): void {
    if (!this.said.has(table)) return;
    const known = this.elsewhere.get(table) ?? new Map<string, Elsewhere>();
    this.elsewhere.set(table, known.set(process, { people, at: this.world.now() }));
    this.soon(table, isNew);
  }

  private tell(table: TableId): void {
    const all = new Set(this.watching(table));
    for (const { people } of this.elsewhere.get(table)?.values() ?? []) for (const person of people) all.add(person);
    const text = encodeMessage({ t: 'watchers', table, count: all.size });
    for (const viewer of this.world.tables.audience.of(table)) viewer.send(text);
  }

  // A process that died says nothing any more: those who watched through it are gone, or have come back elsewhere.
  private round(): void {
    const before = this.world.now() - FORGET_AFTER;
    for (const table of this.said) {
      this.say(table, false);
      const known = this.elsewhere.get(table) ?? new Map<string, Elsewhere>();
      for (const [process, { at }] of known) {
        if (at < before && known.delete(process)) this.soon(table, false);
      }
    }
  }
}
