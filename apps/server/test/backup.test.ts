import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { seat } from '@dragonway/core';
import { expect, test } from 'vitest';
import { backUp, restore } from '../src/ops/backup.js';
import { guest, ProofClient } from '../src/proof/client.js';
import { startPostgres } from '../src/proof/services/postgres.js';
import { openStore, type StoreAddress } from '../src/store/open.js';
import { House } from './house.js';

test('a backup of a running server holds its tables, and a restore brings them back', async () => {
  const house = new House();
  const first = await house.start();
  const ann = await ProofClient.enter(await guest(first.url, 'Ann'));
  const table = await ann.open({ setup: { options: 'tao-long' }, seats: [{ kind: 'me' }, { kind: 'me' }] });
  await ann.do(table, { kind: 'play', game: 1, ply: 0, move: 'W' });
  const store: StoreAddress = { kind: 'sqlite', file: join(house.folder, 'dragonway.sqlite') };
  const copy = join(house.folder, 'copy');
  await backUp(store, copy);
  await ann.do(table, { kind: 'resign', seat: seat(0) });
  await first.stop();
  restore(store, copy);
  const second = await house.start();
  const back = await ProofClient.enter({ ...ann.pass, url: second.url });
  const { phase, game } = await back.watch(table);
  expect([phase, game?.moves.length]).toEqual(['playing', 1]);
  await house.close();
});

test('PostgreSQL is backed up and restored likewise', async () => {
  const postgres = await startPostgres();
  const address: StoreAddress = { kind: 'postgres', url: postgres.url };
  const store = await openStore(address);
  await store.db.insertInto('secrets').values({ name: 'kept', value: 'x' }).execute();
  const copy = `/tmp/dragonway-backup-${process.pid}`;
  await backUp(address, copy);
  await store.db.deleteFrom('secrets').execute();
  await store.close();
  restore(address, copy);
  const again = await openStore(address);
  expect(await again.db.selectFrom('secrets').selectAll().execute()).toEqual([{ name: 'kept', value: 'x' }]);
  await again.close();
  rmSync(copy);
  await postgres.stop();
});
