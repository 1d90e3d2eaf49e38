import { type Seat, seat } from '@dragonway/core';
import {
  type Act,
  type Command,
  HOUSE,
  type Moment,
  type OpenTable,
  openTable,
  type Reduction,
  reduce,
  type Sender,
  type Setup,
  type Sitter,
  type Table,
  type TableEvent,
  type TableRefusalCode,
} from '../src/index.js';

export const person = (id: string) => ({ kind: 'person', id, name: id.toUpperCase() }) as const;
export const machine = (level = '1'): Sitter => ({ kind: 'machine', level });
export const ANN = person('ann');
export const BOB = person('bob');
export const CAT = person('cat');
export const HEAVEN = seat(0);
export const EARTH = seat(1);

/** A seed for the tests: the n-th of a table. */
const seedOf = (number: number): string => number.toString(16).padStart(64, '0');

/** A table with its whole log, played by sentences. */
export interface Scene {
  table: Table;
  readonly log: TableEvent[];
  now: number;
  lag?: number;
  chatWait?: number;
  last: Reduction;
  sent: number;
  seeds: number;
}

const momentOf = (scene: Pick<Scene, 'now' | 'lag' | 'chatWait' | 'seeds'>): Moment => ({
  now: scene.now,
  drawSeed: () => {
    scene.seeds += 1;
    return seedOf(scene.seeds);
  },
  ...(scene.lag === undefined ? {} : { lag: scene.lag }),
  ...(scene.chatWait === undefined ? {} : { chatWait: scene.chatWait }),
});

export const tryOpen = (setup: OpenTable['setup'], sitters: readonly Sitter[] = [ANN, BOB]) =>
  openTable({ id: 't', by: ANN, setup, sitters }, momentOf({ now: 0, seeds: 0 }));

/** A table at which everything is possible; ANN is the host. */
export const open = (
  setup: string | (Pick<Setup, 'options'> & Partial<Setup>) = 'tao-long',
  sitters: readonly Sitter[] = [ANN, BOB],
): Scene => {
  const opened = tryOpen(typeof setup === 'string' ? { options: setup } : setup, sitters);
  if (!opened.ok) throw new Error(`not opened: ${JSON.stringify(opened.refusal)}`);
  const { table, events } = opened.value;
  return { table, log: [...events], now: 0, last: opened.value, sent: 0, seeds: 1 };
};

/** Sends a command as it is, so that it can be sent again. */
export const send = (scene: Scene, command: Command): Reduction => {
  const reduction = reduce(scene.table, command, momentOf(scene));
  scene.table = reduction.table;
  scene.log.push(...reduction.events);
  scene.last = reduction;
  return reduction;
};

/** What happens when somebody does something: the kinds of the events, or the code of the refusal. */
export const act = (scene: Scene, by: Sender, wish: Act): readonly TableEvent['kind'][] | TableRefusalCode => {
  scene.sent += 1;
  const { events, refusal } = send(scene, { id: `${scene.sent}`, by, ...wish });
  return refusal?.code ?? events.map(({ kind }) => kind);
};

export const plyOf = ({ table }: Scene): number => table.game?.moves.length ?? 0;
export const gameOf = ({ table }: Scene): number => table.game?.number ?? 0;

export const play = (scene: Scene, by: Sender, move: string) =>
  act(scene, by, { kind: 'play', game: gameOf(scene), ply: plyOf(scene), move });

export const takeBack = (scene: Scene, by: Sender, from: Seat, to?: number) =>
  act(scene, by, {
    kind: 'takeBack',
    seat: from,
    game: gameOf(scene),
    ply: plyOf(scene),
    ...(to === undefined ? {} : { to }),
  });

/** Answers the only offer of the table. */
export const answer = (scene: Scene, by: Sender, from: Seat, isAccepted: boolean) => {
  const [offer] = scene.table.offers;
  const { kind, since } = offer ?? { kind: 'draw', since: -1 };
  return act(scene, by, { kind: 'answer', offer: kind, since, seat: from, isAccepted });
};

/** The first legal move, played by whoever must decide. */
export const playFirst = (scene: Scene, choose = (moves: readonly string[]): string | undefined => moves[0]) => {
  const { live, seats } = scene.table;
  const actor = live.game.actor(live.state);
  const sitter = typeof actor === 'number' ? seats[actor]?.sitter : undefined;
  const standIn = typeof actor === 'number' ? seats[actor]?.standIn : undefined;
  const by = standIn === undefined && (sitter?.kind === 'person' || sitter?.kind === 'robot') ? sitter : undefined;
  const texts = live.game.legalMoves(live.state).map(move => live.game.notation.formatMove(move));
  return play(scene, by === undefined ? HOUSE : { ...by, kind: 'person' }, choose(texts) ?? '');
};

export const movesOf = ({ table }: Scene): readonly string[] => (table.game?.moves ?? []).map(({ text }) => text);
