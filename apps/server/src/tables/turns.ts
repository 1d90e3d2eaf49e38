import { nextDue, personAt, type Table, type TableEvent, toMove } from '@dragonway/table';
import type { Errands } from '../errands.js';
import type { Lines } from '../people/lines.js';
import type { Pushes } from '../push/pushes.js';
import type { HostedTable, Origin } from './hosted-table.js';
import type { TableFollower, Tables } from './tables.js';

interface TurnsWorld {
  readonly tables: Tables;
  readonly lines: Lines;
  readonly pushes: Pushes;
  readonly errands: Errands;
}

/** Events after which somebody else may have to decide. */
const PASSES_TURN: readonly TableEvent['kind'][] = ['gameStarted', 'played', 'takenBack', 'resumed'];

const deciderOf = (table: Table): string | undefined => {
  const deciding = toMove(table);
  const state = deciding?.by === 'person' ? table.seats[deciding.seat] : undefined;
  return state === undefined ? undefined : personAt(state);
};

/** Tells people that it is their turn at a table that they do not look at. */
export class Turns implements TableFollower {
  private readonly world: TurnsWorld;

  constructor(world: TurnsWorld) {
    this.world = world;
  }

  readonly onEvents = (host: HostedTable, events: readonly TableEvent[], origin: Origin): void => {
    if (origin === 'foreign' || !events.some(({ kind }) => PASSES_TURN.includes(kind))) return;
    if (events.some(({ kind }) => kind === 'gameStarted')) this.tellBegun(host.table);
    const person = deciderOf(host.table);
    if (person === undefined || this.world.tables.audience.has(host.id, person)) return;
    this.tell(host.table, person);
  };

  private tellBegun({ id, game, seats }: Table): void {
    const people = new Set(seats.flatMap(state => personAt(state) ?? []));
    for (const person of people) {
      if (!this.world.tables.audience.has(id, person)) {
        this.world.lines.tell(person, { t: 'begun', table: id, game: game?.number ?? 1 }, id);
      }
    }
  }

  private tell(table: Table, person: string): void {
    const { game, setup, id } = table;
    if (game === undefined) return;
    const due = nextDue(table);
    const message = { t: 'yourTurn', table: id, game: game.number, ply: game.moves.length } as const;
    this.world.lines.tell(person, due === undefined ? message : { ...message, due }, id);
    // In quick games whoever is away notices by themselves; nobody wants to be woken at every move.
    if (setup.clock.kind !== 'days') return;
    this.world.errands.run(this.world.pushes.send(person, JSON.stringify({ t: 'yourTurn', table: id })), id);
  }
}
