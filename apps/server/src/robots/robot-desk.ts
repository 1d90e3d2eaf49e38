import { seat } from '@dragonway/core';
import type { Challenge, ServerMessage } from '@dragonway/protocol';
import { type PersonId, type Table, type TableEvent, timesOf, toMove } from '@dragonway/table';
import type { Lines } from '../people/lines.js';
import type { Known } from '../people/person.js';
import type { HostedTable, Origin } from '../tables/hosted-table.js';
import type { Opening } from '../tables/opening.js';
import type { TableFollower, Tables } from '../tables/tables.js';

interface DeskWorld {
  readonly tables: Tables;
  readonly lines: Lines;
  now(): number;
}

/** The question to a robot carries its table and seat in its name, so that any process can take the answer. */
const SEPARATOR = '_at_';
const questionId = (table: string, index: number): string => `${index}${SEPARATOR}${table}`;

const incrementOf = ({ setup }: Table): number | undefined =>
  setup.clock.kind === 'fischer' ? setup.clock.increment : undefined;

/** All that an engine needs to decide for a robot; undefined if it is not the robot's turn. */
export const robotTurn = (table: Table, robot: PersonId, now: number): ServerMessage | undefined => {
  const deciding = toMove(table);
  const { game } = table;
  if (deciding?.by !== 'robot' || game === undefined) return undefined;
  const { sitter } = table.seats[deciding.seat] ?? {};
  if (sitter?.kind !== 'robot' || sitter.id !== robot) return undefined;
  const times = timesOf(table, now)?.map(({ left }) => left);
  const increment = incrementOf(table);
  return {
    t: 'robotTurn',
    table: table.id,
    game: game.number,
    ply: game.moves.length,
    seat: deciding.seat,
    options: game.options,
    ...(game.position === undefined ? {} : { position: game.position }),
    moves: game.moves.map(({ text }) => text),
    ...(times === undefined ? {} : { times }),
    ...(increment === undefined ? {} : { increment }),
  };
};

/** Asks robots to sit down, and tells them when it is their turn. */
export class RobotDesk implements TableFollower {
  private readonly world: DeskWorld;

  constructor(world: DeskWorld) {
    this.world = world;
  }

  readonly onEvents = (host: HostedTable, _events: readonly TableEvent[], origin: Origin): void => {
    const deciding = origin === 'own' ? toMove(host.table) : undefined;
    if (deciding?.by !== 'robot') return;
    const { sitter } = host.table.seats[deciding.seat] ?? {};
    const message = sitter?.kind === 'robot' ? robotTurn(host.table, sitter.id, this.world.now()) : undefined;
    if (sitter?.kind === 'robot' && message !== undefined) this.world.lines.tell(sitter.id, message);
  };

  /** Asks every robot that is wanted at a new table. */
  ask(host: HostedTable, robots: Opening['robots'], by: Known): void {
    const { id, setup, at } = host.table;
    for (const { seat: index, robot } of robots) {
      const challenge: Challenge = {
        id: questionId(id, index),
        by: { id: by.id, name: by.name },
        options: setup.options,
        clock: setup.clock,
        isRated: setup.isRated,
        isStanding: false,
        open: 1,
        table: id,
        since: at,
      };
      this.world.lines.tell(robot, { t: 'robotAsked', challenge, clock: setup.clock, table: id, seat: seat(index) });
    }
  }

  /** A robot has answered: if it agrees, it sits down in its own name. */
  async answered(robot: Known, question: string, isAccepted: boolean): Promise<HostedTable | undefined> {
    const [index, table] = question.split(SEPARATOR);
    if (!isAccepted || table === undefined) return undefined;
    const host = await this.world.tables.get(table);
    const by = { kind: 'person', id: robot.id, name: robot.name } as const;
    await host?.submit({ id: question.slice(0, 40), by, kind: 'sit', seat: seat(Number(index)), as: 'robot' });
    return host;
  }
}
