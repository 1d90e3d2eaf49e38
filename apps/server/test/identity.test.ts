import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getMigrations } from 'better-auth/db/migration';
import { afterAll, expect, test } from 'vitest';
import { authOptions } from '../src/people/auth.js';
import { startPostgres } from '../src/proof/services/postgres.js';
import { openStore } from '../src/store/open.js';

const folder = mkdtempSync(join(tmpdir(), 'dragonway-identity-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const missingIn = async (store: Awaited<ReturnType<typeof openStore>>) => {
  const options = authOptions({ store, secret: 'x'.repeat(40), publicUrl: undefined });
  const { toBeCreated, toBeAdded } = await getMigrations(options);
  await store.close();
  return [...toBeCreated, ...toBeAdded];
};

test('the library for accounts misses nothing in SQLite', async () => {
  expect(await missingIn(await openStore({ kind: 'sqlite', file: join(folder, 'x.sqlite') }))).toEqual([]);
});

test('the library for accounts misses nothing in PostgreSQL', async () => {
  const postgres = await startPostgres();
  expect(await missingIn(await openStore({ kind: 'postgres', url: postgres.url }))).toEqual([]);
  await postgres.stop();
});
