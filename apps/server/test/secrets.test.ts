import { seat } from '@dragonway/core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ConfigFault, readConfig } from '../src/config/config.js';
import { newLog } from '../src/log.js';
import { cookieOf, guest, ProofClient, post } from '../src/proof/client.js';
import type { RunningServer } from '../src/server.js';
import { House } from './house.js';
import { playOn } from './play.js';

const house = new House();
const lines: string[] = [];
let server: RunningServer;
beforeAll(async () => {
  server = await house.start({ DRAGONWAY_LOG: 'trace' }, { logTo: { write: line => lines.push(line) } });
});
afterAll(() => house.close());

test('the log of a server that says everything holds no password, cookie, phrase or token', async () => {
  const password = 'correct horse battery';
  const made = await post(`${server.url}/api/accounts`, { name: 'Ann_9', password });
  const headers = { cookie: cookieOf(made) };
  await post(`${server.url}/api/sessions`, { name: 'Ann_9', password: 'wrong horse battery' });
  const { phrase } = (await (await post(`${server.url}/api/phrase`, {}, headers)).json()) as {
    readonly phrase: string;
  };
  await post(`${server.url}/api/phrase/recover`, { phrase: `${phrase} again` });
  const robot = await post(`${server.url}/api/robots`, { name: 'Tin' }, headers);
  const { token } = (await robot.json()) as { readonly token: string };
  const { person } = (await made.json()) as { readonly person: { readonly id: string } };
  const ann = await ProofClient.enter({ url: server.url, headers, id: person.id });
  const options = 'way-of-the-dragon';
  await ann.open({ setup: { options }, seats: [{ kind: 'me' }, { kind: 'me' }], seed: 'a-seed-of-mine' });
  ann.sendText('{"t":"hello","password":"in-a-broken-message"}');
  await ann.next('refused');
  const log = lines.join('');
  expect(log).toContain('Dragonway is open');
  const secrets = [password, 'wrong horse', phrase, token, headers.cookie.split('=')[1] ?? '', 'a-seed-of-mine'];
  for (const secret of [...secrets, 'in-a-broken-message']) expect(log).not.toContain(secret);
});

test('what is named like a secret is not written, wherever it stands', () => {
  const said: string[] = [];
  const log = newLog('info', { write: line => said.push(line) });
  const body = { password: 'p-1', phrase: 'p-2', token: 'p-3', secret: 'p-4', seed: 'p-5', keys: 'p-6' };
  log.info({ body, req: { headers: { cookie: 'p-7', authorization: 'p-8' } } }, 'asked');
  expect(said.join('')).toContain('(secret)');
  expect(said.join('')).not.toMatch(/p-\d/);
});

test('a wrong variable is named, but not its value', () => {
  const read = () => readConfig({ DRAGONWAY_SECRET: 'too-short', DRAGONWAY_PORT: 'no-port' });
  expect(read).toThrow(ConfigFault);
  expect(read).toThrow(/DRAGONWAY_SECRET.*DRAGONWAY_PORT|DRAGONWAY_PORT.*DRAGONWAY_SECRET/);
  expect(read).not.toThrow(/too-short|no-port/);
});

test('nobody is told the seed of the dice before the end, and everybody can check it after', async () => {
  const enter = async (name: string) => ProofClient.enter(await guest(server.url, name));
  const [ann, bob, eve] = [await enter('Ann'), await enter('Bob'), await enter('Eve')];
  const setup = { options: 'way-of-the-dragon' };
  const table = await ann.open({ setup, seats: [{ kind: 'me' }, { kind: 'open' }], seed: 'of-ann' });
  await bob.do(table, { kind: 'sit', seat: seat(1), as: 'person', seed: 'of-bob' });
  for (const client of [ann, bob, eve]) await client.watch(table);
  await Promise.all([playOn(ann, table, 12), playOn(bob, table, 12)]);
  for (const client of [ann, bob, eve]) expect(JSON.stringify(client.received)).not.toContain('"secret"');
  await ann.do(table, { kind: 'resign', seat: seat(0) });
  const over = await eve.when(table, ({ phase }) => phase === 'over');
  expect(over.game?.seeds).toMatchObject({
    secret: expect.stringMatching(/^[0-9a-f]{64}$/),
    players: ['of-ann', 'of-bob'],
  });
  const record = await (await fetch(`${server.url}/api/tables/${table}/record`)).text();
  expect(record).toContain(`[Seed "${over.game?.seeds?.secret ?? ''}:of-ann:of-bob"]`);
});

test('under mist nobody is told where the dragons are, nor by a refusal', async () => {
  const ann = await ProofClient.enter(await guest(server.url, 'Ann'));
  const setup = { options: 'tao-long', hidesBoard: true };
  const table = await ann.open({ setup, seats: [{ kind: 'me' }, { kind: 'me' }] });
  await ann.watch(table);
  const full = await ann.next('full', message => message.table === table);
  expect(full).toMatchObject({ isBoardHidden: true });
  expect(full.position).toBeUndefined();
  const refused = await ann.do(table, { kind: 'play', game: 1, ply: 0, move: 'nonsense' });
  expect(refused).toMatchObject({ t: 'refused', refusal: { code: 'table/illegal-move' } });
  const cause = refused.t === 'refused' && 'cause' in refused.refusal ? refused.refusal.cause : {};
  expect(Object.keys(cause).filter(key => !['code', 'ruling'].includes(key))).toEqual([]);
});
