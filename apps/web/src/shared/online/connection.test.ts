import { accept, seat } from '@dragonway/core';
import {
  CLOSE_CODES,
  type ClientMessage,
  decodeClientMessage,
  encodeMessage,
  type ServerMessage,
} from '@dragonway/protocol';
import { openTable, reduce, type Table, type TableEvent, visibleEvent, visibleTable } from '@dragonway/table';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Connection } from './connection.js';
import { openOutbox } from './outbox.js';
import { RemoteTable } from './remote-table.js';

const ANN = { id: 'ann', name: 'Ann', kind: 'guest' } as const;

/** A socket without a network: what is sent is kept, what comes is told to it. */
class FakeSocket extends EventTarget {
  readonly sent: ClientMessage[] = [];

  send(text: string): void {
    const read = decodeClientMessage(text);
    if (!read.ok) throw new Error(`a client sent ${text}`);
    this.sent.push(read.value);
  }

  close(): void {
    // A line that is given up says nothing more.
  }

  hear(message: ServerMessage): void {
    this.dispatchEvent(new MessageEvent('message', { data: encodeMessage(message) }));
  }

  lose(code = 1006): void {
    this.dispatchEvent(Object.assign(new Event('close'), { code }));
  }

  of<Name extends ClientMessage['t']>(t: Name): readonly Extract<ClientMessage, { t: Name }>[] {
    return this.sent.filter((message): message is Extract<ClientMessage, { t: Name }> => message.t === t);
  }
}

const memory = (): Storage => {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: index => [...items.keys()][index] ?? null,
    getItem: key => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: key => void items.delete(key),
    clear: () => items.clear(),
  };
};

const house = (storage = memory()) => {
  const sockets: FakeSocket[] = [];
  let entries = 0;
  const connection = new Connection({
    enter: async () => {
      entries += 1;
      return accept(ANN);
    },
    openSocket: () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      // Only what the connection uses of a socket is there.
      return socket as unknown as WebSocket;
    },
    now: () => 1000,
    random: () => 0,
    outbox: openOutbox(storage, () => 1000),
  });
  const last = (): FakeSocket => {
    const socket = sockets.at(-1);
    if (socket === undefined) throw new Error('no line');
    return socket;
  };
  /** Lets the line come up and the server greet. */
  const welcome = async (): Promise<FakeSocket> => {
    await vi.advanceTimersByTimeAsync(20_000);
    const socket = last();
    socket.dispatchEvent(new Event('open'));
    socket.hear({ t: 'welcome', protocol: 1, person: ANN, now: 5000 });
    return socket;
  };
  return { connection, sockets, storage, welcome, last, entries: () => entries };
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const MOVE = { t: 'do', table: 't1', id: 'm1', act: { kind: 'play', game: 1, ply: 0, move: 'W' } } as const;

describe('a connection', () => {
  test('greets, and tells the server’s time', async () => {
    const { connection, welcome } = house();
    connection.open();
    const socket = await welcome();
    expect(socket.sent[0]).toEqual({ t: 'hello', protocol: 1 });
    expect(connection.now()).toBe(5000);
  });

  test('says a command again on every new line until it is answered, and then no more', async () => {
    const { connection, welcome } = house();
    connection.open();
    const first = await welcome();
    const answered = connection.send(MOVE);
    expect(first.of('do')).toEqual([MOVE]);
    first.lose();
    expect(connection.store.getState().line.kind).toBe('lost');
    const second = await welcome();
    expect(second.of('do')).toEqual([MOVE]);
    second.hear({ t: 'done', id: 'm1', table: 't1', v: 4 });
    expect(await answered).toMatchObject({ ok: true });
    second.lose(CLOSE_CODES.restart);
    expect((await welcome()).of('do')).toEqual([]);
  });

  test('keeps commands over a reload of the page', async () => {
    const { connection, welcome, storage } = house();
    connection.open();
    (await welcome()).lose();
    void connection.send(MOVE);
    const reloaded = house(storage);
    reloaded.connection.open();
    expect((await reloaded.welcome()).of('do')).toEqual([MOVE]);
  });

  test('says which version of each table it has when it comes back', async () => {
    const { connection, welcome } = house();
    connection.open();
    connection.watch('t1', () => 7);
    (await welcome()).lose();
    expect((await welcome()).sent[0]).toEqual({ t: 'hello', protocol: 1, tables: [{ table: 't1', since: 7 }] });
  });

  test('asks who it is only once, and again when the server does not know it', async () => {
    const { connection, welcome, entries } = house();
    connection.open();
    (await welcome()).lose();
    const socket = await welcome();
    expect(entries()).toBe(1);
    socket.lose(CLOSE_CODES.notSignedIn);
    await welcome();
    expect(entries()).toBe(2);
  });

  test('stays away when it was ended for good', async () => {
    const { connection, welcome, sockets } = house();
    connection.open();
    (await welcome()).lose(CLOSE_CODES.wrongVersion);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(connection.store.getState().line).toEqual({ kind: 'ended', why: 'wrongVersion' });
    expect(sockets).toHaveLength(1);
  });

  test('waits as long as it is told to before it says something again', async () => {
    const { connection, welcome } = house();
    connection.open();
    const socket = await welcome();
    void connection.send(MOVE);
    socket.hear({ t: 'refused', id: 'm1', refusal: { code: 'protocol/too-fast', wait: 300 } });
    await vi.advanceTimersByTimeAsync(299);
    expect(socket.of('do')).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(socket.of('do')).toHaveLength(2);
  });

  test('notices a line that has gone silent', async () => {
    const { connection, welcome } = house();
    connection.open();
    await welcome();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(connection.store.getState().line.kind).toBe('lost');
  });
});

const person = ({ id, name }: { readonly id: string; readonly name: string }) =>
  ({ kind: 'person', id, name }) as const;
const BOB = { id: 'bob', name: 'Bob' };
const moment = { now: 10, drawSeed: () => 'ab'.repeat(32) };

/** The server's table of two, and the client's copy of it. */
const tableOfTwo = async (options = 'tao-long') => {
  const { connection, welcome } = house();
  connection.open();
  const socket = await welcome();
  const opened = openTable(
    { id: 't1', by: person(ANN), setup: { options }, sitters: [person(ANN), person(BOB)] },
    moment,
  );
  if (!opened.ok) throw new Error(opened.refusal.code);
  let table: Table = opened.value.table;
  const shown = visibleTable(table, ANN.id);
  if (shown === undefined) throw new Error('not shown');
  const remote = new RemoteTable(shown.facts, connection);
  const carryOut = (
    by: { readonly id: string; readonly name: string },
    id: string,
    move: string,
  ): readonly TableEvent[] => {
    const ply = table.game?.moves.length ?? 0;
    const { table: after, events } = reduce(table, { id, by: person(by), kind: 'play', game: 1, ply, move }, moment);
    const since = table.version;
    table = after;
    const seen = events.flatMap(event => visibleEvent(table, event, ANN.id) ?? []);
    socket.hear({ t: 'events', table: 't1', since, events: seen, now: 10 });
    return events;
  };
  return { remote, socket, carryOut, connection };
};

describe('a table of the server’s', () => {
  test('shows own moves at once, and the same when they come back', async () => {
    const { remote, socket, carryOut } = await tableOfTwo();
    expect(remote.play('W')).toBe(true);
    expect(remote.play('SS')).toBe(true);
    expect(remote.store.getState().history.map(({ text }) => text)).toEqual(['W', 'SS']);
    const { history } = remote.store.getState();
    for (const { id, act } of socket.of('do')) {
      if (act.kind !== 'play') continue;
      carryOut(ANN, id, act.move);
      socket.hear({ t: 'done', id, table: 't1', v: remote.version });
    }
    expect(remote.store.getState().history).toBe(history);
    expect(remote.table.game?.moves).toHaveLength(2);
  });

  test('takes a move back from the screen that the server refuses, and says why', async () => {
    const { remote, socket } = await tableOfTwo();
    remote.play('W');
    const [sent] = socket.of('do');
    socket.hear({ t: 'refused', id: sent?.id ?? '', refusal: { code: 'table/paused', until: 5 } });
    await vi.advanceTimersByTimeAsync(1);
    expect(remote.store.getState()).toMatchObject({ history: [], refusal: { code: 'table/paused' } });
  });

  test('refuses what the rules forbid without asking anybody', async () => {
    const { remote, socket } = await tableOfTwo();
    expect(remote.play('F')).toBe(false);
    expect(remote.store.getState().refusal).toMatchObject({ code: 'table/illegal-move', cause: { ruling: 'R1' } });
    expect(socket.of('do')).toEqual([]);
  });

  test('lets nobody play for the other', async () => {
    const { remote, carryOut } = await tableOfTwo();
    carryOut(ANN, 'elsewhere', 'W');
    carryOut(ANN, 'elsewhere-2', 'SS');
    expect(remote.play('H')).toBe(false);
    expect(remote.store.getState().own).toEqual([seat(0)]);
  });

  test('asks for what it has missed', async () => {
    const { remote, socket } = await tableOfTwo();
    socket.hear({ t: 'events', table: 't1', since: remote.version + 3, events: [], now: 10 });
    expect(socket.of('resync')).toEqual([{ t: 'resync', table: 't1', since: remote.version }]);
  });

  test('tells what is before the eyes, and hears what the others have seen', async () => {
    const { remote, socket } = await tableOfTwo();
    await vi.advanceTimersByTimeAsync(1000);
    expect(socket.of('saw')).toEqual([{ t: 'saw', table: 't1', v: remote.version }]);
    socket.hear({ t: 'seen', table: 't1', person: 'bob', v: 3 });
    expect(remote.remote.getState().seen).toEqual({ bob: 3 });
  });

  test('leaves the dice to the server', async () => {
    const { remote, carryOut } = await tableOfTwo('way-of-the-dragon');
    expect(remote.table.game?.moves).toHaveLength(1);
    remote.play('keep:-');
    expect(remote.store.getState().history.map(({ by }) => by)).toEqual(['chance', 0]);
    carryOut(ANN, 'x', 'keep:-');
    expect(remote.store.getState().history.map(({ by }) => by)).toEqual(['chance', 0, 'chance']);
  });
});
