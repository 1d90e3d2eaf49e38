import { seat } from '@dragonway/core';
import type * as Games from '@dragonway/games';
import type { TableEvent } from '@dragonway/table';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Machines } from '../src/machines/port.js';
import { guest, ProofClient } from '../src/proof/client.js';
import { eventually } from '../src/proof/services/port.js';
import type { RunningServer } from '../src/server.js';
import { openStore } from '../src/store/open.js';
import { House } from './house.js';
import { playOn } from './play.js';

// Rules that fail as soon as anybody plays: what a bug of ours would do to every table with these options.
const BROKEN = 'tao-long;scenario=valley';
vi.mock('@dragonway/games', async importOriginal => {
  const games = await importOriginal<typeof Games>();
  return {
    ...games,
    parseTable: (text: string) => {
      const table = games.parseTable(text);
      if (!table.ok || text !== BROKEN) return table;
      const next = (): never => {
        throw new Error('the rules are broken');
      };
      return { ...table, value: { ...table.value, game: { ...table.value.game, next } } };
    },
  };
});

const house = new House();
const machines: Machines = {
  choose: () => Promise.reject(new Error('a machine is broken')),
  close: () => Promise.resolve(),
};
const said: string[] = [];
let server: RunningServer;
let ann: ProofClient;
let bob: ProofClient;
let good: string;
beforeAll(async () => {
  server = await house.start(
    { DRAGONWAY_AWAY_AFTER: '60000' },
    { machines, logTo: { write: line => said.push(line) } },
  );
  [ann, bob] = [
    await ProofClient.enter(await guest(server.url, 'Ann')),
    await ProofClient.enter(await guest(server.url, 'Bob')),
  ];
  good = await ann.open({ setup: { options: 'tao-long' }, seats: [{ kind: 'me' }, { kind: 'open' }] });
  await ann.watch(good);
  await bob.watch(good);
  await bob.do(good, { kind: 'sit', seat: seat(1), as: 'person' });
});
afterAll(() => house.close());

/** The others play on as if nothing had happened. */
const othersPlayOn = async (): Promise<void> => {
  const reached = (ann.tables.get(good)?.game?.moves.length ?? 0) + 4;
  const [one] = await Promise.all([playOn(ann, good, reached), playOn(bob, good, reached)]);
  expect(one.game?.moves.length).toBeGreaterThanOrEqual(reached);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
};

test('a table whose rules fail refuses with a fault, and the others play on', async () => {
  const bad = await ann.open({ setup: { options: BROKEN }, seats: [{ kind: 'me' }, { kind: 'me' }] });
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const answer = await ann.do(bad, { kind: 'play', game: 1, ply: 0, move: 'W' });
    expect(answer).toMatchObject({ t: 'refused', refusal: { code: 'protocol/fault' } });
  }
  expect(JSON.stringify(ann.received)).not.toContain('the rules are broken');
  expect(said.join('')).toContain('the rules are broken');
  await othersPlayOn();
});

test('a log that cannot be read is a fault of its table alone', async () => {
  const played: TableEvent = { v: 1, at: 1, kind: 'played', seat: seat(0), move: 'W' };
  const store = await openStore({ kind: 'sqlite', file: `${house.folder}/dragonway.sqlite` });
  await store.events.append('headless', 1, [JSON.stringify(played)]);
  await store.db.insertInto('events').values({ table_id: 'garbled', version: 1, body: 'not json' }).execute();
  // Also for the round that takes over tables whose process has died.
  const row = { host: 'x', options: 'tao-long', phase: 'playing', opened_at: 1, changed_at: 1, wake_at: 1 };
  await store.db
    .insertInto('tables')
    .values({ id: 'garbled', ...row })
    .execute();
  await store.close();
  for (const bad of ['headless', 'garbled']) {
    const answer = await ann.do(bad, { kind: 'say', text: 'hello' });
    expect(answer).toMatchObject({ t: 'refused', refusal: { code: 'protocol/fault' } });
    ann.send({ t: 'watch', table: bad });
    expect((await fetch(`${server.url}/api/tables/${bad}/record`)).status).toBe(500);
  }
  await othersPlayOn();
});

test('a machine that fails leaves its table standing, and is asked again', async () => {
  const seats = [{ kind: 'machine', level: '1' }, { kind: 'me' }] as const;
  const table = await ann.open({ setup: { options: 'tao-long' }, seats });
  await ann.watch(table);
  const faults = () => said.filter(line => line.includes('a machine is broken')).length;
  await eventually(() => (faults() >= 2 ? Promise.resolve() : Promise.reject(new Error(`${faults()} faults`))));
  expect((await ann.do(table, { kind: 'resign', seat: seat(1) })).t).toBe('done');
  await othersPlayOn();
});
