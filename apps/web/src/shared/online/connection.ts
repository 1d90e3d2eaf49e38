import { accept, type Result, refuse } from '@dragonway/core';
import {
  type ClientMessage,
  type CloseReason,
  closeReason,
  decodeServerMessage,
  encodeMessage,
  PROTOCOL_VERSION,
  RETRIED,
  type ServerMessage,
  type WireRefusal,
} from '@dragonway/protocol';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Person } from './answers.js';
import type { ApiRefusal } from './api.js';
import type { Outbox } from './outbox.js';
import { Pulse } from './pulse.js';
import { waitBefore } from './retry.js';

/** Everything that is answered by `done` or `refused`. */
export type Command = Extract<ClientMessage, { readonly id: string }>;
export type Done = Extract<ServerMessage, { t: 'done' }>;

/** How the line to the server is. */
export type Line =
  | { readonly kind: 'resting' }
  | { readonly kind: 'connecting' }
  | { readonly kind: 'open' }
  /** It will be tried again. */
  | { readonly kind: 'lost' }
  /** These pages have no server. */
  | { readonly kind: 'absent' }
  /** The server has ended it for good. */
  | { readonly kind: 'ended'; readonly why: CloseReason };

export interface ConnectionState {
  readonly line: Line;
  readonly person: Person | undefined;
  /** Commands that were not answered yet, in their order. */
  readonly pending: readonly Command[];
}

/** What a connection needs of the world. */
export interface ConnectionWorld {
  enter(): Promise<Result<Person, ApiRefusal>>;
  openSocket(): WebSocket;
  now(): number;
  random(): number;
  readonly outbox: Outbox;
}

type Listener = (message: ServerMessage) => void;

/** One line to the server for the whole page: it comes back by itself, and nothing that was said is lost or said twice. */
export class Connection {
  readonly store: StoreApi<ConnectionState>;
  readonly #world: ConnectionWorld;
  readonly #listeners = new Set<Listener>();
  /** The tables that are looked at, with the version that is there of each. */
  readonly #watched = new Map<string, () => number | undefined>();
  readonly #answers = new Map<string, (answer: Result<Done, WireRefusal>) => void>();
  readonly #pulse: Pulse;
  #lobbyViewers = 0;
  #socket: WebSocket | undefined;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isWanted = false;
  /** Whether the server may know this browser as nobody, or as somebody else. */
  #isUnknown = true;
  /** Counts the tries, so that one that was overtaken gives up. */
  #attempt = 0;

  constructor(world: ConnectionWorld) {
    this.#world = world;
    this.store = createStore<ConnectionState>(() => ({ line: { kind: 'resting' }, person: undefined, pending: [] }));
    this.#pulse = new Pulse({
      now: world.now,
      ping: n => this.#tell({ t: 'ping', n }),
      onSilence: () => this.#lose(undefined),
    });
  }

  /** The server's clock, by which all times are meant. */
  now(): number {
    return this.#world.now() + this.#pulse.offset;
  }

  /** Opens the line if it is not there yet, and keeps it. */
  open(): void {
    if (this.#isWanted) return;
    this.#isWanted = true;
    void this.#connect();
  }

  /** Somebody else uses this browser from now on, or the line shall be tried at once. */
  reopen(): void {
    this.#isWanted = true;
    this.#isUnknown = true;
    this.#tries = 0;
    this.#drop();
    void this.#connect();
  }

  /** Asks at once whether the line is still there, because something says that it may not be. */
  probe(): void {
    const { line } = this.store.getState();
    if (line.kind === 'open') this.#pulse.probe();
    else if (line.kind === 'lost') void this.#connect();
  }

  /** Resolves as soon as it is known how the line is. */
  settled(): Promise<Line> {
    const { line } = this.store.getState();
    if (line.kind !== 'connecting' && line.kind !== 'resting') return Promise.resolve(line);
    return new Promise(resolve => {
      const stop = this.store.subscribe(state => {
        if (state.line.kind === 'connecting') return;
        stop();
        resolve(state.line);
      });
    });
  }

  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Lets a table's events come; `versionOf` tells how much of it is there. */
  watch(table: string, versionOf: () => number | undefined): () => void {
    this.#watched.set(table, versionOf);
    if (this.#isOpen()) this.#tell({ t: 'watch', table });
    return () => {
      this.#watched.delete(table);
      this.#tell({ t: 'unwatch', table });
    };
  }

  watchLobby(): () => void {
    this.#lobbyViewers += 1;
    if (this.#lobbyViewers === 1) this.#tell({ t: 'watchLobby' });
    return () => {
      this.#lobbyViewers -= 1;
      if (this.#lobbyViewers === 0) this.#tell({ t: 'unwatchLobby' });
    };
  }

  /** Says something that needs no answer; while the line is lost it is not said at all. */
  tell(message: Exclude<ClientMessage, Command>): void {
    this.#tell(message);
  }

  /** Sends a command, and sends it again after every lost line until it is answered. */
  send(command: Command): Promise<Result<Done, WireRefusal>> {
    const { person } = this.store.getState();
    if (command.t === 'do' && person !== undefined) this.#world.outbox.put(person.id, command);
    this.store.setState(({ pending }) => ({ pending: [...pending, command] }));
    this.#tell(command);
    return new Promise(resolve => this.#answers.set(command.id, resolve));
  }

  #isOpen(): boolean {
    return this.store.getState().line.kind === 'open';
  }

  #tell(message: ClientMessage): void {
    if (this.#isOpen() || message.t === 'hello') this.#socket?.send(encodeMessage(message));
  }

  async #connect(): Promise<void> {
    clearTimeout(this.#timer);
    this.#attempt += 1;
    const attempt = this.#attempt;
    if (this.store.getState().line.kind !== 'lost') this.store.setState({ line: { kind: 'connecting' } });
    const entered = this.#isUnknown ? await this.#world.enter() : undefined;
    if (attempt !== this.#attempt) return;
    if (entered?.ok === false) {
      if (entered.refusal.code === 'online/no-server') this.store.setState({ line: { kind: 'absent' } });
      else this.#tryLater(undefined);
      return;
    }
    if (entered !== undefined) this.#meet(entered.value);
    this.#isUnknown = false;
    this.#openSocket();
  }

  #meet(person: Person): void {
    const { person: before, pending } = this.store.getState();
    if (before?.id === person.id) return this.store.setState({ person });
    const kept = this.#world.outbox.all(person.id);
    const others = pending.filter(({ id }) => !kept.some(command => command.id === id));
    // What somebody else has left behind in this page is not said in the name of whoever is here now.
    this.store.setState({ person, pending: before === undefined ? [...kept, ...others] : kept });
  }

  #openSocket(): void {
    this.#drop();
    const socket = this.#world.openSocket();
    this.#socket = socket;
    socket.addEventListener('open', () => {
      if (this.#socket === socket) this.#sayHello();
    });
    socket.addEventListener('message', ({ data }) => {
      if (this.#socket === socket && typeof data === 'string') this.#receive(data);
    });
    socket.addEventListener('close', ({ code }) => {
      if (this.#socket === socket) this.#lose(closeReason(code));
    });
  }

  #sayHello(): void {
    const tables = [...this.#watched].flatMap(([table, versionOf]) => {
      const since = versionOf();
      return since === undefined ? [] : [{ table, since }];
    });
    this.#tell({ t: 'hello', protocol: PROTOCOL_VERSION, ...(tables.length === 0 ? {} : { tables }) });
  }

  #receive(text: string): void {
    this.#pulse.heard();
    const read = decodeServerMessage(text);
    // What this version of the client cannot read, it cannot answer either.
    if (!read.ok) return;
    const message = read.value;
    if (message.t === 'welcome') this.#begin(message);
    if (message.t === 'pong') this.#pulse.pong(message.n, message.now);
    if (message.t === 'done') this.#settle(message.id, accept(message));
    if (message.t === 'refused' && message.id !== undefined) this.#refused(message.id, message.refusal);
    for (const listener of this.#listeners) listener(message);
  }

  #begin({ person, now }: Extract<ServerMessage, { t: 'welcome' }>): void {
    this.#tries = 0;
    this.#meet(person);
    this.store.setState({ line: { kind: 'open' } });
    this.#pulse.start(now);
    for (const [table, versionOf] of this.#watched) {
      if (versionOf() === undefined) this.#tell({ t: 'watch', table });
    }
    if (this.#lobbyViewers > 0) this.#tell({ t: 'watchLobby' });
    for (const command of this.store.getState().pending) this.#tell(command);
  }

  #refused(id: string, refusal: WireRefusal): void {
    const command = this.store.getState().pending.find(pending => pending.id === id);
    if (command === undefined) return;
    // These say that it may be said again: after a while, or on the next line.
    if (refusal.code === 'protocol/too-fast') setTimeout(() => this.#sayAgain(id), refusal.wait);
    else if (refusal.code !== 'protocol/going-down') this.#settle(id, refuse(refusal));
  }

  #sayAgain(id: string): void {
    const command = this.store.getState().pending.find(pending => pending.id === id);
    if (command !== undefined) this.#tell(command);
  }

  #settle(id: string, answer: Result<Done, WireRefusal>): void {
    this.#world.outbox.take(id);
    this.store.setState(({ pending }) => ({ pending: pending.filter(command => command.id !== id) }));
    const resolve = this.#answers.get(id);
    this.#answers.delete(id);
    resolve?.(answer);
  }

  #lose(reason: CloseReason | undefined): void {
    this.#drop();
    if (reason === 'notSignedIn') this.#isUnknown = true;
    const isOver = reason !== undefined && !RETRIED.includes(reason) && reason !== 'notSignedIn';
    if (isOver) this.store.setState({ line: { kind: 'ended', why: reason } });
    else this.#tryLater(reason);
  }

  #tryLater(reason: CloseReason | undefined): void {
    this.store.setState({ line: { kind: 'lost' } });
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#connect(), waitBefore(this.#tries, reason, this.#world.random));
    this.#tries += 1;
  }

  #drop(): void {
    clearTimeout(this.#timer);
    this.#pulse.stop();
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
  }
}
