import { createHash } from 'node:crypto';
import type { Seat } from '@dragonway/core';
import {
  type Act,
  HOUSE,
  type Offer,
  personAt,
  type Table,
  type TableEvent,
  type TableId,
  toMove,
} from '@dragonway/table';
import type { MachineQuestion, Machines } from '../machines/port.js';
import type { Metrics } from '../metrics/metrics.js';
import type { HostedTable, Origin } from './hosted-table.js';
import type { TableFollower, Tables } from './tables.js';
import { GRACE } from './timekeeper.js';

interface DriverWorld {
  readonly tables: Tables;
  readonly machines: Machines;
  readonly metrics: Metrics;
  fault(error: unknown, table: TableId): void;
}

/** A decision that a machine is at work on. */
interface Thought {
  readonly name: string;
  readonly stop: AbortController;
  readonly timer: NodeJS.Timeout | undefined;
}

/** Machines among themselves play no faster than people can follow. */
const SHOW_PACE = 500;

/** With no more than this chance to win, in percent, a machine takes a draw. */
const CONTENT_WITH_DRAW = 40;

const nameOf = ({ game }: Table): string => `machine-${game?.number ?? 0}-${game?.moves.length ?? 0}`;

// The same decision of the same table is made alike by every process.
const seedOf = (table: Table): number =>
  createHash('sha256')
    .update(`${table.id}\n${nameOf(table)}`)
    .digest()
    .readUInt32BE(0);

const questionOf = (table: Table, level: string): MachineQuestion => ({
  options: table.game?.options ?? table.setup.options,
  ...(table.game?.position === undefined ? {} : { position: table.game.position }),
  moves: (table.game?.moves ?? []).map(({ text }) => text),
  level,
  seed: seedOf(table),
});

const isPeopled = ({ seats }: Table): boolean => seats.some(state => personAt(state) !== undefined);

const isMachine = ({ seats }: Table, seat: Seat): boolean => seats[seat]?.sitter.kind === 'machine';

/** Lets machines and stand-ins decide when it is their turn, and answer when they are asked for a draw. */
export class MachineDriver implements TableFollower {
  private readonly world: DriverWorld;
  private readonly thoughts = new Map<TableId, Thought>();
  private readonly chances = new Map<TableId, number>();

  constructor(world: DriverWorld) {
    this.world = world;
  }

  readonly onHeld = (host: HostedTable): void => this.drive(host, 0);

  readonly onEvents = (host: HostedTable, _events: readonly TableEvent[], origin: Origin): void =>
    this.drive(host, origin === 'own' ? 0 : GRACE);

  readonly onWatched = (host: HostedTable): void => this.drive(host, 0);

  readonly onReleased = ({ id }: { readonly id: TableId }): void => {
    this.stop(id);
    this.chances.delete(id);
  };

  readonly holds = (host: HostedTable): boolean => toMove(host.table)?.by === 'machine' && this.isWanted(host);

  close(): void {
    for (const id of this.thoughts.keys()) this.stop(id);
  }

  private drive(host: HostedTable, grace: number): void {
    const deciding = toMove(host.table);
    const name = nameOf(host.table);
    for (const offer of host.table.offers) if (offer.kind === 'draw') this.answer(host, offer);
    if (deciding?.by !== 'machine' || !this.isWanted(host)) return this.stop(host.id);
    if (this.thoughts.get(host.id)?.name === name) return;
    this.stop(host.id);
    const begin = () => this.think(host, name, deciding.level);
    const wait = isPeopled(host.table) ? grace : grace + SHOW_PACE;
    const timer = wait > 0 ? setTimeout(begin, wait) : undefined;
    this.thoughts.set(host.id, { name, stop: new AbortController(), timer });
    if (timer === undefined) begin();
  }

  // Where no person plays, machines play for those who watch, and for nobody otherwise.
  private isWanted({ id, table }: HostedTable): boolean {
    return isPeopled(table) || this.world.tables.audience.of(id).size > 0;
  }

  private think(host: HostedTable, name: string, level: string): void {
    const thought = this.thoughts.get(host.id);
    if (thought?.name !== name) return;
    const began = performance.now();
    this.world.machines
      .choose(questionOf(host.table, level), thought.stop.signal)
      .then(({ move, chance }) => {
        this.world.metrics.machineSeconds.observe((performance.now() - began) / 1_000);
        if (chance !== undefined) this.chances.set(host.id, chance);
        return this.play(host, name, move);
      })
      .catch(error => (thought.stop.signal.aborted ? undefined : this.tryAgain(host, error)));
  }

  // A machine that failed must not leave its table standing still.
  private tryAgain(host: HostedTable, error: unknown): void {
    this.world.fault(error, host.id);
    this.stop(host.id);
    this.drive(host, GRACE);
  }

  private async play(host: HostedTable, name: string, move: string): Promise<void> {
    const { game } = host.table;
    if (this.thoughts.get(host.id)?.name !== name || game === undefined) return;
    this.thoughts.delete(host.id);
    await this.act(host, name, { kind: 'play', game: game.number, ply: game.moves.length, move });
  }

  private answer(host: HostedTable, { kind, since, asked, accepted }: Offer): void {
    const isAccepted = (this.chances.get(host.id) ?? 100) <= CONTENT_WITH_DRAW;
    for (const seat of asked) {
      if (!isMachine(host.table, seat) || accepted.includes(seat)) continue;
      this.act(host, `answer-${since}-${seat}`, { kind: 'answer', offer: kind, since, seat, isAccepted }).catch(error =>
        this.world.fault(error, host.id),
      );
    }
  }

  private async act(host: HostedTable, id: string, act: Act): Promise<void> {
    await host.submit({ id, by: HOUSE, ...act });
  }

  private stop(id: TableId): void {
    const thought = this.thoughts.get(id);
    if (thought === undefined) return;
    clearTimeout(thought.timer);
    thought.stop.abort();
    this.thoughts.delete(id);
  }
}
