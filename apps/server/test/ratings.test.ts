import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seat } from '@dragonway/core';
import { openTable, reduce, type Table } from '@dragonway/table';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Errands } from '../src/errands.js';
import { startPostgres } from '../src/proof/services/postgres.js';
import type { Service } from '../src/proof/services/redis.js';
import { Results } from '../src/ratings/results.js';
import { openStore, type StoreAddress } from '../src/store/open.js';
import type { HostedTable } from '../src/tables/hosted-table.js';

const folder = mkdtempSync(join(tmpdir(), 'dragonway-ratings-'));
let postgres: Service;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

const MOMENT = { now: 1_000, drawSeed: () => '0'.repeat(64) };
const person = (id: string) => ({ kind: 'person', id, name: id }) as const;

/** A rated game that Ann has just won against somebody. */
const wonByAnn = (number: number): Table => {
  const [ann, other] = [person('ann'), person(`other-${number}`)];
  const setup = { options: 'tao-long', isRated: true };
  const opened = openTable({ id: `table-${number}`, by: ann, setup, sitters: [ann, other] }, MOMENT);
  if (!opened.ok) throw new Error('not opened');
  return reduce(opened.value.table, { id: 'up', by: other, kind: 'resign', seat: seat(1) }, MOMENT).table;
};

const GAMES = 12;

describe.each([
  ['SQLite', (): StoreAddress => ({ kind: 'sqlite', file: join(folder, 'ratings.sqlite') })],
  ['PostgreSQL', (): StoreAddress => ({ kind: 'postgres', url: postgres.url })],
] as const)('ratings in %s', (_name, address) => {
  test('of games that end at once at two processes every one counts, once', async () => {
    const stores = [await openStore(address()), await openStore(address())] as const;
    const faults: unknown[] = [];
    const errands = new Errands(error => faults.push(error));
    const results = stores.map(store => new Results(store, errands));
    // Every process hears of every game.
    for (let game = 0; game < GAMES; game += 1) {
      const table = wonByAnn(game);
      for (const each of results) each.onHeld({ table } as HostedTable);
    }
    await errands.settled();
    const { db } = stores[0];
    const rating = await db.selectFrom('ratings').selectAll().where('person_id', '=', 'ann').executeTakeFirst();
    const games = await db.selectFrom('game_people').selectAll().where('person_id', '=', 'ann').execute();
    expect(faults).toEqual([]);
    expect([rating?.games, games.length]).toEqual([GAMES, GAMES]);
    // Each game begins with the rating that another one has led to.
    const chain = games.toSorted((one, two) => (one.rating_before ?? 0) - (two.rating_before ?? 0));
    for (const [index, { rating_after }] of chain.entries()) {
      expect(rating_after).toBe(chain[index + 1]?.rating_before ?? rating?.rating);
    }
    for (const store of stores) await store.close();
  });
});
