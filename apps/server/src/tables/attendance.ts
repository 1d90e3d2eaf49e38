import { HOUSE, type PersonId, personAt, type Table, type TableEvent, type TableId } from '@dragonway/table';
import type { Bus } from '../bus/port.js';
import type { HostedTable, Origin } from './hosted-table.js';
import type { TableFollower, Tables } from './tables.js';

interface AttendanceWorld {
  readonly tables: Tables;
  readonly bus: Bus;
  /** How long a line may be lost before the others are told. */
  readonly awayAfter: number;
  fault(error: unknown, table: TableId): void;
}

type RollCall =
  | { readonly kind: 'whoIsThere'; readonly table: TableId; readonly people: readonly PersonId[] }
  | { readonly kind: 'here'; readonly table: TableId; readonly people: readonly PersonId[] };

const TOPIC = 'attendance';
/** How long the other processes have to answer a roll call. */
const ANSWER_TIME = 1_000;

const isAway = ({ seats }: Table, person: PersonId): boolean =>
  seats.some(state => personAt(state) === person && state.awaySince !== undefined);

const seated = ({ seats }: Table): readonly PersonId[] => [...new Set(seats.flatMap(state => personAt(state) ?? []))];

/**
 * Tells tables who is there. A person is there while any connection of theirs, at any process, looks at the table; so before
 * somebody is declared away, the other processes are asked.
 */
export class Attendance implements TableFollower {
  private readonly world: AttendanceWorld;
  private readonly timers = new Map<string, NodeJS.Timeout>();
  private readonly elsewhere = new Set<string>();
  private counter = 0;
  private isClosed = false;

  constructor(world: AttendanceWorld) {
    this.world = world;
  }

  async start(): Promise<void> {
    await this.world.bus.subscribe(TOPIC, call => this.hear(call as RollCall));
  }

  /** Somebody looks at a table. */
  arrived(host: HostedTable, person: PersonId): void {
    this.cancel(host.id, person);
    if (isAway(host.table, person)) this.say(host, person, true);
  }

  /** A connection of somebody's looks at a table no more. */
  left(host: HostedTable, person: PersonId): void {
    if (!seated(host.table).includes(person) || this.world.tables.audience.has(host.id, person)) return;
    this.expect(host, person);
  }

  // Whoever sat here when the process before ended may have gone with it.
  readonly onHeld = (host: HostedTable): void => {
    if (host.table.phase !== 'playing') return;
    for (const person of seated(host.table)) {
      if (!this.world.tables.audience.has(host.id, person)) this.expect(host, person);
    }
  };

  // Another process may not have known that somebody is here; and whoever sits down unseen is not there.
  readonly onEvents = (host: HostedTable, events: readonly TableEvent[], origin: Origin): void => {
    for (const event of events) {
      if (event.kind === 'wentAway' && this.isHere(host.id, event.person)) this.say(host, event.person, true);
      if (event.kind !== 'sat' || event.sitter.kind === 'machine' || origin === 'foreign') continue;
      const person = personAt({ sitter: event.sitter });
      if (person !== undefined && !this.isHere(host.id, person)) this.expect(host, person);
    }
  };

  close(): void {
    // Whoever loses the line because the server goes down is not away.
    this.isClosed = true;
    for (const timer of this.timers.values()) clearTimeout(timer);
    this.timers.clear();
  }

  private isHere(table: TableId, person: PersonId): boolean {
    return this.world.tables.audience.has(table, person);
  }

  private expect(host: HostedTable, person: PersonId): void {
    const key = `${host.id} ${person}`;
    this.cancel(host.id, person);
    if (this.isClosed) return;
    const askFirst = Math.max(0, this.world.awayAfter - ANSWER_TIME);
    const ask = () => {
      this.elsewhere.delete(key);
      this.tell({ kind: 'whoIsThere', table: host.id, people: [person] });
      this.timers.set(
        key,
        setTimeout(() => this.conclude(host, person), Math.min(ANSWER_TIME, this.world.awayAfter)),
      );
    };
    this.timers.set(key, setTimeout(ask, askFirst));
  }

  private conclude(host: HostedTable, person: PersonId): void {
    const key = `${host.id} ${person}`;
    this.timers.delete(key);
    const isElsewhere = this.elsewhere.delete(key);
    if (!isElsewhere && !this.isHere(host.id, person) && !isAway(host.table, person)) this.say(host, person, false);
  }

  private cancel(table: TableId, person: PersonId): void {
    const key = `${table} ${person}`;
    clearTimeout(this.timers.get(key));
    this.timers.delete(key);
  }

  private say(host: HostedTable, person: PersonId, isHere: boolean): void {
    this.counter += 1;
    // The same word about the same person is said again later, so it needs a name of its own each time.
    const id = `presence-${host.table.version}-${this.counter}`;
    host.submit({ id, by: HOUSE, kind: 'presence', person, isHere }).catch(error => this.world.fault(error, host.id));
  }

  private hear({ kind, table, people }: RollCall): void {
    if (kind === 'here') {
      for (const person of people) this.elsewhere.add(`${table} ${person}`);
      return;
    }
    const here = people.filter(person => this.isHere(table, person));
    if (here.length > 0) this.tell({ kind: 'here', table, people: here });
  }

  private tell(call: RollCall): void {
    this.world.bus.publish(TOPIC, call);
  }
}
