import { seat } from '@dragonway/core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Child, privateServer, startChild } from '../src/proof/child.js';
import { guest, type Pass, ProofClient } from '../src/proof/client.js';
import { Proxy } from '../src/proof/proxy.js';
import { startPostgres } from '../src/proof/services/postgres.js';
import { type Service, startRedis } from '../src/proof/services/redis.js';
import { playOn } from './play.js';

let services: readonly Service[] = [];
let servers: readonly Child[] = [];
const [SIT_DOWN, SEATS] = [{ kind: 'sit', seat: seat(1), as: 'person' }, [{ kind: 'me' }, { kind: 'open' }]] as const;

beforeAll(async () => {
  const [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
  services = [postgres, redis];
  const variables = {
    ...privateServer('/nowhere'),
    DRAGONWAY_DATABASE_URL: postgres.url,
    DRAGONWAY_REDIS_URL: redis.url,
    DRAGONWAY_AWAY_AFTER: '1500',
  };
  servers = await Promise.all([startChild('../main.js', variables), startChild('../main.js', variables)]);
});
afterAll(async () => {
  await Promise.all(servers.map(server => server.end('SIGKILL')));
  await Promise.all(services.map(service => service.stop()));
});

const at = (index: number): string => servers[index]?.url ?? '';

/** Two people, each at a process of their own. */
const apart = async () => {
  const passes = await Promise.all([guest(at(0), 'Ann'), guest(at(0), 'Bob')]);
  const ann = await ProofClient.enter(passes[0]);
  const bob = await ProofClient.enter({ ...passes[1], url: at(1) });
  const table = await ann.open({ setup: { options: 'tao-long' }, seats: SEATS });
  await ann.watch(table);
  await bob.watch(table);
  expect((await bob.do(table, SIT_DOWN)).t).toBe('done');
  return { ann, bob, table };
};

test('two people at two processes play one game', async () => {
  const { ann, bob, table } = await apart();
  const [one, two] = await Promise.all([playOn(ann, table, 60), playOn(bob, table, 60)]);
  expect(one.game?.moves).toEqual(two.game?.moves);
});

test('of moves for one version at two processes exactly one is accepted', async () => {
  const pass = await guest(at(0), 'Ann');
  const [here, there] = await Promise.all([ProofClient.enter(pass), ProofClient.enter({ ...pass, url: at(1) })]);
  const table = await here.open({ setup: { options: 'tao-long' }, seats: [{ kind: 'me' }, { kind: 'me' }] });
  await here.watch(table);
  await there.watch(table);
  for (let round = 0; round < 20; round += 1) {
    const copy = await here.when(table, now => (now.game?.moves.length ?? 0) === round);
    const { game, state } = copy.live;
    const moves = game.legalMoves(state).map(game.notation.formatMove);
    const play = (client: ProofClient, move: string) => client.do(table, { kind: 'play', game: 1, ply: round, move });
    const answers = await Promise.all([play(here, moves[0] ?? ''), play(there, moves.at(-1) ?? '')]);
    expect(answers.filter(({ t }) => t === 'done')).toHaveLength(1);
    const version = answers.find(answer => answer.t === 'done');
    await there.when(table, now => now.version >= (version?.t === 'done' ? (version.v ?? 0) : 0));
  }
  expect(here.tables.get(table)?.game?.moves).toEqual(there.tables.get(table)?.game?.moves);
});

test('somebody at the other process is not away', async () => {
  const { ann, bob, table } = await apart();
  const again = await ProofClient.enter({ ...bob.pass, url: at(0) }, [{ table, since: 0 }]);
  again.leave();
  await new Promise(resolve => setTimeout(resolve, 2_500));
  expect(ann.tables.get(table)?.seats[1]?.awaySince).toBeUndefined();
});

test('those who watch are counted at all processes, each person once', async () => {
  const { ann, table } = await apart();
  const passes = [await guest(at(0), 'Eve'), await guest(at(0), 'Mei')] as const;
  const eve = await ProofClient.enter({ ...passes[0], url: at(1) });
  const eveAgain = await ProofClient.enter(passes[0]);
  const mei = await ProofClient.enter(passes[1]);
  for (const client of [eve, eveAgain, mei]) await client.watch(table);
  const counts = (client: ProofClient) =>
    client.received.flatMap(message => (message.t === 'watchers' ? message.count : []));
  for (const client of [ann, eve]) await client.until(() => counts(client).at(-1) === 2, 'both being counted');
  mei.leave();
  for (const client of [ann, eve]) await client.until(() => counts(client).at(-1) === 1, 'one being gone');
});

test('the death of one process behind a proxy costs no acknowledged move, and the game goes on at the other', async () => {
  const proxy = new Proxy(servers.map(({ url }) => Number(new URL(url).port)));
  const url = await proxy.listen();
  const passes: readonly Pass[] = await Promise.all([guest(url, 'Ann'), guest(url, 'Bob')]);
  const enter = (pass: Pass | undefined, table?: string) => {
    if (pass === undefined) throw new Error('nobody');
    return ProofClient.enter(pass, table === undefined ? [] : [{ table, since: 0 }]);
  };
  const [ann, bob] = [await enter(passes[0]), await enter(passes[1])];
  const table = await ann.open({ setup: { options: 'tao-long' }, seats: SEATS });
  await ann.watch(table);
  await bob.watch(table);
  await bob.do(table, SIT_DOWN);
  await Promise.all([playOn(ann, table, 20), playOn(bob, table, 20)]);
  const before = ann.tables.get(table)?.game?.moves;
  await servers[0]?.end('SIGKILL');
  await Promise.race([ann.closed, bob.closed]);
  const [annBack, bobBack] = [await enter(passes[0]), await enter(passes[1])];
  await annBack.watch(table);
  await bobBack.watch(table);
  expect(annBack.tables.get(table)?.game?.moves.slice(0, before?.length)).toEqual(before);
  const [one] = await Promise.all([playOn(annBack, table, 40), playOn(bobBack, table, 40)]);
  expect(one.game?.moves.length).toBeGreaterThanOrEqual(40);
  proxy.close();
});
