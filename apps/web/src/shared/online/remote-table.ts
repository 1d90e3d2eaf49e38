import type { Seat } from '@dragonway/core';
import type { ServerMessage, WireRefusal } from '@dragonway/protocol';
import {
  apply,
  personAt,
  restore,
  seatsOf,
  type Table,
  type TableFacts,
  toMove,
  visibleRefusal,
} from '@dragonway/table';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { historyOf } from '../local/history.js';
import { freshId } from '../local/moment.js';
import type { LocalState, Played } from '../local/types.js';
import type { TableAuthority } from '../table/authority.js';
import type { Connection } from './connection.js';
import { type Seen, withSeen } from './marks.js';
import type { TableCommand } from './outbox.js';
import { playsFor, predicted } from './prediction.js';

/** What an online table has besides the game. */
export interface RemoteState {
  /** How many watch besides those who sit here. */
  readonly watchers: number;
  /** How much of the table everybody else has seen, by their ids. */
  readonly seen: Seen;
  /** The version at which the last move of this browser's person was stored. */
  readonly ownVersion: number;
  /** Whom this browser's person does not want to hear. */
  readonly muted: readonly string[];
  /** Nothing more will come of this table. */
  readonly gone: 'closed' | 'notAllowed' | 'unknown' | undefined;
}

const SAW_AFTER = 200;

const isSameHistory = (one: readonly Played[], other: readonly Played[]): boolean =>
  one.length === other.length && one.every((played, index) => played === other[index]);

/** A table that the server keeps: this copy follows its events, and shows own moves before they are answered. */
export class RemoteTable implements TableAuthority {
  readonly store: StoreApi<LocalState>;
  readonly remote: StoreApi<RemoteState>;
  readonly isRemote = true;
  readonly connection: Connection;
  /** The table as the server has told it. */
  #told: Table;
  readonly #stops: readonly (() => void)[];
  #sawTimer: ReturnType<typeof setTimeout> | undefined;
  #saw = 0;

  constructor(facts: TableFacts, connection: Connection) {
    this.connection = connection;
    this.#told = restore(facts);
    this.remote = createStore<RemoteState>(() => ({
      watchers: 0,
      seen: {},
      ownVersion: facts.version,
      muted: [],
      gone: undefined,
    }));
    this.store = createStore<LocalState>(() => this.#shown([], undefined));
    this.#stops = [
      connection.listen(message => this.#hear(message)),
      connection.store.subscribe((state, before) => {
        if (state.pending !== before.pending || state.person !== before.person) this.#update();
      }),
    ];
    document.addEventListener('visibilitychange', this.#tellSeen);
    this.#tellSeen();
  }

  get table(): Table {
    return this.store.getState().table;
  }

  /** Whom this browser speaks for. */
  get me(): string {
    return this.connection.store.getState().person?.id ?? '';
  }

  /** How much of the table is here. */
  get version(): number {
    return this.#told.version;
  }

  now(): number {
    return this.connection.now();
  }

  play(move: string): boolean {
    const { table } = this;
    const { game, live } = table;
    const deciding = toMove(table);
    const isMine = deciding?.by === 'person' && this.store.getState().own.includes(deciding.seat);
    if (game === undefined || !isMine) return false;
    const read = live.game.notation.parseMove(live.state, move);
    if (!read.ok) {
      this.#refuse(visibleRefusal(table, { code: 'table/illegal-move', move, cause: read.refusal }));
      return false;
    }
    this.forgetRefusal();
    this.#send({ kind: 'play', game: game.number, ply: game.moves.length, move });
    return true;
  }

  takeBack(index: Seat, to?: number): boolean {
    const { game } = this.#told;
    if (game === undefined) return false;
    const act = { kind: 'takeBack', seat: index, game: game.number, ply: game.moves.length } as const;
    this.#send(to === undefined ? act : { ...act, to });
    return true;
  }

  act(_seat: Seat, act: Parameters<TableAuthority['act']>[1]): boolean {
    this.#send(act);
    return true;
  }

  say(text: string): void {
    this.#send({ kind: 'say', text });
  }

  /** The server leaves out what the muted say from now on; this leaves out what they have said. */
  mute(person: string): void {
    this.remote.setState(({ muted }) => ({ muted: [...muted, person] }));
  }

  forgetRefusal(): void {
    if (this.store.getState().refusal !== undefined) this.store.setState({ refusal: undefined });
  }

  close(): void {
    clearTimeout(this.#sawTimer);
    document.removeEventListener('visibilitychange', this.#tellSeen);
    for (const stop of this.#stops) stop();
  }

  #send(act: TableCommand['act']): void {
    void this.connection.send({ t: 'do', table: this.#told.id, id: freshId(), act }).then(answer => {
      if (!answer.ok) this.#refuse(answer.refusal);
    });
  }

  // The first reason stays: what was meant to follow a refused move is refused for no reason of its own.
  #refuse(refusal: WireRefusal): void {
    this.store.setState(state => ({ refusal: state.refusal ?? refusal }));
  }

  #hear(message: ServerMessage): void {
    if (!('table' in message) || message.table !== this.#told.id) return;
    if (message.t === 'full') this.#replace(message.facts);
    if (message.t === 'events') this.#follow(message);
    if (message.t === 'watchers') this.remote.setState({ watchers: message.count });
    if (message.t === 'gone') this.remote.setState({ gone: message.why });
    if (message.t === 'seen') this.remote.setState(({ seen }) => ({ seen: withSeen(seen, message.person, message.v) }));
  }

  /** The whole table again; what is on the screen stays the same object where it says the same. */
  #replace(facts: TableFacts): void {
    const fresh = restore(facts);
    const { game, live } = this.#told;
    const isSameGame = game?.number === fresh.game?.number && game?.options === fresh.game?.options;
    this.#told = isSameGame ? { ...fresh, live: { ...fresh.live, start: live.start } } : fresh;
    this.#update();
    this.#tellSeen();
  }

  #follow({ since, events }: Extract<ServerMessage, { t: 'events' }>): void {
    if (since > this.#told.version) {
      this.connection.tell({ t: 'resync', table: this.#told.id, since: this.#told.version });
      return;
    }
    const news = events.filter(({ v }) => v > this.#told.version);
    if (news.length === 0) return;
    const { me } = this;
    const own = news.findLast(event => event.kind === 'played' && this.#isMine(event.seat, me));
    this.#told = news.reduce((table, event) => apply(table, event), this.#told);
    if (own !== undefined) this.remote.setState({ ownVersion: own.v });
    this.#update();
    this.#tellSeen();
  }

  #isMine(index: number, me: string): boolean {
    const state = this.#told.seats[index];
    return state !== undefined && personAt(state) === me;
  }

  #update(): void {
    const { history, refusal } = this.store.getState();
    this.store.setState(this.#shown(history, refusal));
  }

  #shown(known: readonly Played[], refusal: LocalState['refusal']): LocalState {
    const { person, pending } = this.connection.store.getState();
    const table = predicted(this.#told, playsFor(pending, this.#told.id), this.now());
    const history = historyOf(table, known);
    const deciding = toMove(table);
    return {
      table,
      history: isSameHistory(known, history) ? known : history,
      thoughts: [],
      thinking: deciding?.by === 'machine' ? deciding.seat : undefined,
      refusal,
      own: person === undefined ? [] : seatsOf(table, person.id),
    };
  }

  /** The others may know that what they played is before these eyes. */
  readonly #tellSeen = (): void => {
    clearTimeout(this.#sawTimer);
    if (document.visibilityState !== 'visible' || this.#saw >= this.#told.version) return;
    this.#sawTimer = setTimeout(() => {
      this.#saw = this.#told.version;
      this.connection.tell({ t: 'saw', table: this.#told.id, v: this.#saw });
    }, SAW_AFTER);
  };
}
