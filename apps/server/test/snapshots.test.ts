import { join } from 'node:path';
import { seat } from '@dragonway/core';
import { snapshotOf, type TableFacts } from '@dragonway/table';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { guest, type Pass, ProofClient } from '../src/proof/client.js';
import { openStore, type StoreAddress } from '../src/store/open.js';
import type { Store } from '../src/store/port.js';
import { EVERY } from '../src/tables/snapshots.js';
import { House } from './house.js';
import { playOn } from './play.js';

const house = new House();
const address: StoreAddress = { kind: 'sqlite', file: join(house.folder, 'dragonway.sqlite') };
let ann: Pass;
let table: string;
let played: TableFacts;

const withStore = async <Value>(work: (store: Store) => Promise<Value>): Promise<Value> => {
  const store = await openStore(address);
  const value = await work(store);
  await store.close();
  return value;
};
const snapshot = () => withStore(({ db }) => db.selectFrom('snapshots').selectAll().executeTakeFirst());

/** The table as a new server tells it, and what it answers to somebody who has seen all but the last three events. */
const seenByNewServer = async () => {
  const server = await house.start({ DRAGONWAY_AWAY_AFTER: '60000' });
  const back = await ProofClient.enter({ ...ann, url: server.url });
  const facts = snapshotOf(await back.watch(table));
  const again = await ProofClient.enter({ ...ann, url: server.url }, [{ table, since: facts.version - 3 }]);
  const missed = await again.next('events');
  await server.stop();
  return { facts, missed: missed.events };
};

beforeAll(async () => {
  const server = await house.start({ DRAGONWAY_AWAY_AFTER: '60000' });
  ann = await guest(server.url, 'Ann');
  const client = await ProofClient.enter(ann);
  table = await client.open({ setup: { options: 'tao-long' }, seats: [{ kind: 'me' }, { kind: 'me' }] });
  await client.watch(table);
  while ((client.tables.get(table)?.version ?? 0) < EVERY + 20) {
    const { phase, version } = await playOn(client, table, EVERY);
    if (phase === 'playing') {
      await client.do(table, { kind: 'say', text: `we are at ${version}` });
      await client.do(table, { kind: 'resign', seat: seat(0) });
    }
    await client.do(table, { kind: 'offer', offer: 'rematch', seat: seat(0) });
    await client.when(table, ({ phase: now }) => now === 'playing', 'the next game');
  }
  played = snapshotOf(await client.when(table, () => true));
  await server.stop();
});
afterAll(() => house.close());

test('a long table has a snapshot, and is the same read with it, without it, or with one that is broken', async () => {
  expect((await snapshot())?.version).toBeGreaterThanOrEqual(EVERY);
  const withIt = await seenByNewServer();
  expect(withIt.facts).toEqual(played);
  expect(withIt.missed.map(({ v }) => v)).toEqual([2, 1, 0].map(ago => played.version - ago));
  await withStore(({ db }) => db.deleteFrom('snapshots').execute());
  expect(await seenByNewServer()).toEqual(withIt);
  for (const body of ['nonsense', '{"form":0}', '{"form":1,"facts":{}}']) {
    await withStore(({ db }) => db.updateTable('snapshots').set({ body }).execute());
    expect(await seenByNewServer()).toEqual(withIt);
  }
});

test('a snapshot of a version that the log does not have is not used', async () => {
  const body = JSON.stringify({ form: 1, facts: { ...played, version: played.version + 50 } });
  await withStore(async ({ db }) => {
    await db.deleteFrom('snapshots').execute();
    await db
      .insertInto('snapshots')
      .values({ table_id: table, version: played.version + 50, body })
      .execute();
  });
  expect((await seenByNewServer()).facts).toEqual(played);
});

test('whoever takes their words away finds them in no snapshot either', async () => {
  const server = await house.start();
  await fetch(`${server.url}/api/me`, { method: 'DELETE', headers: ann.headers });
  await server.stop();
  const rest = await snapshot();
  expect(rest?.body ?? '').not.toContain('we are at');
  expect(rest?.body ?? '').not.toContain('"Ann"');
});
