import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seat } from '@dragonway/core';
import type { TableEvent } from '@dragonway/table';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPostgres } from '../src/proof/services/postgres.js';
import { openStore, type StoreAddress } from '../src/store/open.js';
import type { Store } from '../src/store/port.js';

const folder = mkdtempSync(join(tmpdir(), 'dragonway-store-'));

interface StoreKind {
  readonly name: string;
  start(): Promise<{ readonly address: StoreAddress; stop(): Promise<void> }>;
}

const KINDS: readonly StoreKind[] = [
  {
    name: 'SQLite',
    start: () =>
      Promise.resolve({
        address: { kind: 'sqlite', file: join(folder, 'store.sqlite') },
        stop: () => Promise.resolve(),
      }),
  },
  {
    name: 'PostgreSQL',
    start: async () => {
      const { url, stop } = await startPostgres();
      return { address: { kind: 'postgres', url }, stop };
    },
  },
];

const played = (v: number, move = `m${v}`): TableEvent => ({
  v,
  at: v * 1000,
  kind: 'played',
  seat: seat(v % 2),
  move,
});
const texts = (list: readonly TableEvent[]): readonly string[] => list.map(event => JSON.stringify(event));

const events = (from: number, to: number): readonly TableEvent[] =>
  Array.from({ length: to - from + 1 }, (_, index) => played(from + index));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each(KINDS)('the store in $name', kind => {
  let address: StoreAddress;
  let stop: () => Promise<void>;
  let store: Store;
  beforeAll(async () => {
    ({ address, stop } = await kind.start());
    store = await openStore(address);
  });
  afterAll(async () => {
    await store.close();
    await stop();
  });

  test('a log is read back in order, whole or since a version', async () => {
    expect(await store.events.append('t1', 1, texts(events(1, 3)))).toBe('appended');
    expect(await store.events.append('t1', 4, texts(events(4, 4)))).toBe('appended');
    expect(await store.events.read('t1', 0)).toEqual(events(1, 4));
    expect(await store.events.read('t1', 2)).toEqual(events(3, 4));
    expect(await store.events.read('t1', 4)).toEqual([]);
    expect(await store.events.read('nobody', 0)).toEqual([]);
  });

  test('a taken version is a conflict, and nothing of the attempt stays', async () => {
    await store.events.append('t2', 1, texts(events(1, 2)));
    expect(await store.events.append('t2', 2, texts([played(2, 'other'), played(3, 'other')]))).toBe('conflict');
    expect(await store.events.read('t2', 0)).toEqual(events(1, 2));
  });

  test('a conflict does not hurt what is written at the same time', async () => {
    await store.events.append('t3', 1, texts(events(1, 1)));
    const fates = await Promise.all([
      store.events.append('t4', 1, texts(events(1, 2))),
      store.events.append('t3', 1, texts([played(1, 'other')])),
      store.events.append('t5', 1, texts(events(1, 2))),
    ]);
    expect(fates).toEqual(['appended', 'conflict', 'appended']);
    expect(await store.events.read('t5', 0)).toEqual(events(1, 2));
  });

  test('of many who want one version, exactly one gets it, also over two connections', async () => {
    const other = await openStore(address);
    for (let v = 1; v <= 10; v += 1) {
      const attempts = Array.from({ length: 8 }, (_, index) => {
        const from = index % 2 === 0 ? store : other;
        return from.events.append('t6', v, texts([played(v, `by-${index}`)]));
      });
      const fates = await Promise.all(attempts);
      expect(fates.filter(fate => fate === 'appended')).toHaveLength(1);
    }
    await other.close();
    expect((await store.events.read('t6', 0)).map(({ v }) => v)).toEqual(events(1, 10).map(({ v }) => v));
  });

  test('statements together are carried out together or not at all', async () => {
    const secret = (name: string) => store.db.insertInto('secrets').values({ name, value: 'x' }).compile();
    expect(await store.together([secret('one'), secret('two')])).toBe('appended');
    expect(await store.together([secret('three'), secret('one')])).toBe('conflict');
    const names = await store.db.selectFrom('secrets').select('name').orderBy('name').execute();
    expect(names.map(({ name }) => name)).toEqual(['one', 'two']);
  });

  test('instants come back as numbers and a missing value as null', async () => {
    const at = 1_790_000_000_123;
    const row = { id: 'x', host: 'h', options: 'o', phase: 'waiting', opened_at: at, changed_at: at, wake_at: null };
    await store.db.insertInto('tables').values(row).execute();
    expect(await store.db.selectFrom('tables').selectAll().execute()).toEqual([row]);
  });

  test('a second opening finds everything and migrates nothing', async () => {
    const again = await openStore(address);
    expect(await again.events.read('t1', 0)).toEqual(events(1, 4));
    expect(await again.isReady()).toBe(true);
    await again.close();
  });

  test('a backup is a file', async () => {
    const file = join(kind.name === 'SQLite' ? folder : tmpdir(), `backup-${process.pid}`);
    await store.backup(file);
    expect(statSync(file).size).toBeGreaterThan(1000);
    rmSync(file);
  });
});
