import { type Seat, seat } from '@dragonway/core';
import {
  type Act,
  HOUSE,
  type Moment,
  reduce,
  restore,
  type Sender,
  snapshotOf,
  type Table,
  toMove,
} from '@dragonway/table';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { chooseSimply } from '../../machine/simple-chooser.js';
import { type Answer, type Asked, levelOf, type Machine } from '../../machine/types.js';
import type { SavedGame } from '../store/games-db.js';
import type { TableAuthority } from '../table/authority.js';
import { historyOf } from './history.js';
import { freshId, momentOf } from './moment.js';
import { summaryOf } from './summary.js';
import type { LocalState } from './types.js';

/** What a local table needs of the world. */
export interface LocalWorld {
  readonly machine: Machine;
  readonly save: (game: SavedGame) => Promise<void>;
  /** Resolves when everything that was played has been shown, so that machines do not run ahead of the eyes. */
  readonly shown: () => Promise<void>;
  /** The least time that a machine seems to think, so that its moves can be followed. */
  readonly pace: () => number;
}

const MOST_THINKING = 6000;

const pause = (millis: number): Promise<void> => new Promise(resolve => setTimeout(resolve, millis));

/** The seats of people, all of whom sit at this screen. */
const peopleAt = ({ seats }: Table): readonly Seat[] =>
  seats.flatMap(({ sitter }, index) => (sitter.kind === 'person' ? [seat(index)] : []));

/** A game at this screen: the table's authority, the machines that sit at it, and its copy in the browser. */
export class LocalTable implements TableAuthority {
  readonly store: StoreApi<LocalState>;
  readonly isRemote = false;
  readonly #world: LocalWorld;
  readonly #seed: string | undefined;
  #isClosed = false;
  #saving: Promise<void> = Promise.resolve();

  constructor(saved: SavedGame, world: LocalWorld) {
    const table = restore(saved.facts);
    this.#world = world;
    this.#seed = saved.seed;
    this.store = createStore<LocalState>(() => ({
      table,
      history: historyOf(table, []),
      thoughts: saved.thoughts ?? [],
      thinking: undefined,
      refusal: undefined,
      own: peopleAt(table),
    }));
    this.#letMachinesPlay();
  }

  now(): number {
    return Date.now();
  }

  get table(): Table {
    return this.store.getState().table;
  }

  /** Plays a move for whoever must decide and is a person. */
  play(move: string): boolean {
    const { table } = this;
    const { game } = table;
    const by = this.#deciding();
    if (game === undefined || by === undefined) return false;
    return this.#send(by, { kind: 'play', game: game.number, ply: game.moves.length, move });
  }

  /** Back to before the last decision of a seat (or to a named one); asks the others where the table wants it. */
  takeBack(index: Seat, to?: number): boolean {
    const { game } = this.table;
    if (game === undefined) return false;
    const act = { kind: 'takeBack', seat: index, game: game.number, ply: game.moves.length } as const;
    return this.#send(this.#personAt(index), to === undefined ? act : { ...act, to });
  }

  /** Everything else that a seat's person can want. */
  act(index: Seat, act: Parameters<TableAuthority['act']>[1]): boolean {
    return this.#send(this.#personAt(index), act);
  }

  forgetRefusal(): void {
    this.store.setState({ refusal: undefined });
  }

  /** Waits until the last change lies in the browser's store. */
  saved(): Promise<void> {
    return this.#saving;
  }

  close(): void {
    this.#isClosed = true;
    this.#world.machine.close();
  }

  #deciding(): Sender | undefined {
    const deciding = toMove(this.table);
    return deciding === undefined || deciding.by === 'machine' ? undefined : this.#personAt(deciding.seat);
  }

  #personAt(index: Seat): Sender {
    const sitter = this.table.seats[index]?.sitter;
    if (sitter?.kind === 'person') return { kind: 'person', id: sitter.id, name: sitter.name };
    // The host speaks for a table where only machines sit.
    return { kind: 'person', id: this.table.host, name: '' };
  }

  #send(by: Sender, act: Act): boolean {
    const { table, history } = this.store.getState();
    const reduction = reduce(table, { id: freshId(), by, ...act }, this.#moment());
    const { refusal } = reduction;
    if (reduction.table === table) {
      this.store.setState({ refusal });
      return false;
    }
    const next = historyOf(reduction.table, history);
    const thoughts = this.store.getState().thoughts.filter(({ ply }) => ply < next.length);
    this.store.setState({ table: reduction.table, history: next, thoughts, refusal, own: peopleAt(reduction.table) });
    this.#save();
    this.#letMachinesPlay();
    return refusal === undefined;
  }

  // Every further game of a table with a seed has a seed of its own.
  #moment(): Moment {
    return momentOf(this.#seed, (this.table.game?.number ?? 0) + 1);
  }

  #save(): void {
    const { table, thoughts } = this.store.getState();
    const game: SavedGame = {
      id: table.id,
      changed: Date.now(),
      summary: summaryOf(table),
      facts: snapshotOf(table),
      thoughts,
      ...(this.#seed === undefined ? {} : { seed: this.#seed }),
    };
    this.#saving = this.#saving.then(() => this.#world.save(game));
  }

  #letMachinesPlay(): void {
    const deciding = toMove(this.table);
    if (deciding?.by !== 'machine' || this.store.getState().thinking !== undefined || this.#isClosed) return;
    this.store.setState({ thinking: deciding.seat });
    void this.#thinkFor(deciding.level).then(answer => {
      this.store.setState({ thinking: undefined });
      if (this.#isClosed) return;
      if (answer === undefined) this.#letMachinesPlay();
      else this.#playFor(answer);
    });
  }

  async #thinkFor(level: string): Promise<Answer | undefined> {
    await this.#world.shown();
    const { game, version } = this.table;
    if (game === undefined || this.#isClosed) return undefined;
    const asked: Asked = {
      options: game.options,
      ...(game.position === undefined ? {} : { position: game.position }),
      moves: game.moves.map(({ text }) => text),
      level: levelOf(level),
      seed: version + game.moves.length,
      time: MOST_THINKING,
    };
    const [answer] = await Promise.all([this.#world.machine.ask(asked), pause(this.#world.pace())]);
    // Somebody may have taken a move back meanwhile: then the question has changed.
    return this.table.version === version ? (answer ?? chooseSimply(asked)) : undefined;
  }

  #playFor({ move, reasons, chance }: Answer): void {
    const { game } = this.table;
    const ply = game?.moves.length ?? 0;
    this.store.setState(({ thoughts }) => ({ thoughts: [...thoughts, { ply, reasons, chance }] }));
    this.#send(HOUSE, { kind: 'play', game: game?.number ?? 0, ply, move });
  }
}
