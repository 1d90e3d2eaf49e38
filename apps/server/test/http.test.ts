import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { seat } from '@dragonway/core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cookieOf, guest, type Pass, ProofClient, post } from '../src/proof/client.js';
import { eventually } from '../src/proof/services/port.js';
import type { RunningServer } from '../src/server.js';
import { House } from './house.js';

const house = new House();
const web = mkdtempSync(join(tmpdir(), 'dragonway-web-'));
let server: RunningServer;
beforeAll(async () => {
  writeFileSync(join(web, 'index.html'), '<!doctype html><title>Dragonway</title>');
  mkdirSync(join(web, 'assets'));
  writeFileSync(join(web, 'assets/main-a1.js'), 'plain');
  writeFileSync(join(web, 'assets/main-a1.js.br'), brotliCompressSync('compressed'));
  server = await house.start({ DRAGONWAY_WEB: web });
});
afterAll(async () => {
  await house.close();
  rmSync(web, { recursive: true });
});

const PASSWORD = 'a long enough password';
const account = async (name: string): Promise<Pass> => {
  const response = await post(`${server.url}/api/accounts`, { name, password: PASSWORD });
  const { person } = (await response.json()) as { readonly person: { readonly id: string } };
  return { url: server.url, headers: { cookie: cookieOf(response) }, id: person.id };
};
const get = (path: string, pass?: Pass): Promise<Response> =>
  fetch(`${server.url}${path}`, { headers: pass?.headers ?? {} });
const json = async (path: string, pass?: Pass): Promise<unknown> => (await get(path, pass)).json();

describe('people', () => {
  test('a guest comes in at once with a signed cookie that no script can read', async () => {
    const response = await post(`${server.url}/api/guests`, { name: 'Mei' });
    const cookie = response.headers.getSetCookie()[0] ?? '';
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=Lax/i);
    const [name, value] = (cookie.split(';')[0] ?? '').split('=');
    const forged = `${name}=${value?.replace(/^./, letter => (letter === 'a' ? 'b' : 'a'))}`;
    expect((await fetch(`${server.url}/api/me`, { headers: { cookie: forged } })).status).toBe(401);
  });

  test('a guest moves to another device by a phrase, and a new phrase makes the old one void', async () => {
    const mei = await guest(server.url, 'Mei');
    const draw = async () =>
      ((await (await post(`${server.url}/api/phrase`, {}, mei.headers)).json()) as { readonly phrase: string }).phrase;
    const phrase = await draw();
    const there = await post(`${server.url}/api/phrase/recover`, { phrase: phrase.toUpperCase() });
    expect(await json('/api/me', { ...mei, headers: { cookie: cookieOf(there) } })).toMatchObject({
      person: { id: mei.id },
    });
    await draw();
    expect((await post(`${server.url}/api/phrase/recover`, { phrase })).status).toBe(401);
  });

  test('an account signs up, out and in again; its name is taken and its password is asked', async () => {
    const ann = await account('Ann_1');
    expect(await json('/api/me', ann)).toMatchObject({ person: { name: 'Ann_1', kind: 'account' } });
    expect((await post(`${server.url}/api/accounts`, { name: 'ann_1', password: PASSWORD })).status).toBe(409);
    expect((await post(`${server.url}/api/sessions`, { name: 'Ann_1', password: 'wrong password' })).status).toBe(401);
    const again = await post(`${server.url}/api/sessions`, { name: 'Ann_1', password: PASSWORD });
    expect(await again.json()).toMatchObject({ person: { id: ann.id } });
    await fetch(`${server.url}/api/sessions`, { method: 'DELETE', headers: ann.headers });
    expect((await get('/api/me', ann)).status).toBe(401);
  });

  test('a name may have a hyphen', async () => {
    expect(await json('/api/me', await account('Anne-Lise'))).toMatchObject({ person: { name: 'Anne-Lise' } });
  });

  test('a guest who makes an account stays the same person', async () => {
    const mei = await guest(server.url, 'Mei');
    const response = await post(`${server.url}/api/accounts`, { name: 'Mei_2', password: PASSWORD }, mei.headers);
    expect(await response.json()).toMatchObject({ person: { id: mei.id, name: 'Mei_2', kind: 'account' } });
  });

  test('a guest can be called otherwise, an account cannot', async () => {
    const mei = await guest(server.url);
    const rename = (pass: Pass, name: string) =>
      fetch(`${server.url}/api/me`, {
        method: 'PATCH',
        headers: { ...pass.headers, 'content-type': 'application/json' },
        body: JSON.stringify({ name }),
      });
    await rename(mei, 'Mei');
    expect(await json('/api/me', mei)).toMatchObject({ person: { id: mei.id, name: 'Mei' } });
    expect((await rename(mei, ' ')).status).toBe(400);
    expect((await rename(await account('Ann_4'), 'Bob_4')).status).toBe(403);
  });

  test('own tables are listed with those first that wait for the person', async () => {
    const mei = await guest(server.url, 'Mei');
    const client = await ProofClient.enter(mei);
    const open = (kinds: readonly ('me' | 'open')[]) =>
      client.open({ setup: { options: 'tao-long' }, seats: kinds.map(kind => ({ kind })) });
    const waiting = await open(['me', 'open']);
    const other = await open(['me', 'me']);
    const { tables } = (await json('/api/me/tables', mei)) as { readonly tables: readonly { readonly id: string }[] };
    expect(tables.map(({ id }) => id)).toEqual([other, waiting]);
    expect(tables[0]).toMatchObject({
      isMyTurn: true,
      toMove: 0,
      turn: 1,
      sitters: [{ name: 'Mei' }, { name: 'Mei' }],
    });
    expect(tables[1]).toMatchObject({ phase: 'waiting', isMyTurn: false });
  });

  test('robots are listed to their owner, and a retired one is turned away', async () => {
    const owner = await account('Owner_2');
    const made = await post(`${server.url}/api/robots`, { name: 'Clockwork' }, owner.headers);
    const { robot, token } = (await made.json()) as { readonly robot: { readonly id: string }; readonly token: string };
    expect(await json('/api/robots', owner)).toMatchObject({ robots: [{ id: robot.id, name: 'Clockwork' }] });
    const retire = (pass: Pass) =>
      fetch(`${server.url}/api/robots/${robot.id}`, { method: 'DELETE', headers: pass.headers });
    expect((await retire(await account('Other_1'))).status).toBe(404);
    expect((await retire(owner)).status).toBe(204);
    expect(await json('/api/robots', owner)).toEqual({ robots: [] });
    const headers = { authorization: `Bearer ${token}` };
    expect((await fetch(`${server.url}/api/me`, { headers })).status).toBe(401);
  });

  test('settings are kept, everything can be taken along, and everything can be taken away', async () => {
    const bob = await account('Bob_1');
    const headers = { ...bob.headers, 'content-type': 'application/json' };
    const settings = JSON.stringify({ theme: 'dark' });
    await fetch(`${server.url}/api/me/settings`, { method: 'PUT', headers, body: settings });
    const [client, other] = await Promise.all([
      ProofClient.enter(bob),
      ProofClient.enter(await guest(server.url, 'Eve')),
    ]);
    const table = await client.open({ setup: { options: 'tao-long' }, seats: [{ kind: 'me' }, { kind: 'open' }] });
    await other.do(table, { kind: 'sit', seat: seat(1), as: 'person' });
    await client.do(table, { kind: 'say', text: 'a word of mine' });
    const taken = JSON.stringify(await json('/api/me/export', bob));
    expect(taken).toContain('"theme":"dark"');
    expect(taken).toContain('a word of mine');
    expect((await fetch(`${server.url}/api/me`, { method: 'DELETE', headers: bob.headers })).status).toBe(204);
    expect((await get('/api/me', bob)).status).toBe(401);
    const left = await other.watch(table);
    expect(left.phase).toBe('over');
    expect(JSON.stringify(left.chat)).not.toContain('a word of mine');
    expect(left.seats[0]?.sitter).toMatchObject({ name: 'gone' });
  });
});

describe('ratings', () => {
  test('a rated game counts once and is shown with its curve', async () => {
    const [ann, bob] = [await account('Ann_3'), await account('Bob_3')];
    const [one, two] = await Promise.all([ProofClient.enter(ann), ProofClient.enter(bob)]);
    const setup = { options: 'tao-long', isRated: true };
    const table = await one.open({ setup, seats: [{ kind: 'me' }, { kind: 'open' }] });
    expect(await (await get(`/api/tables/${table}/invite`)).json()).toMatchObject({
      invite: { by: 'Ann_3', open: [1] },
    });
    await two.do(table, { kind: 'sit', seat: seat(1), as: 'person' });
    await two.do(table, { kind: 'resign', seat: seat(1) });
    const of = (pass: Pass) =>
      eventually(async () => {
        const profile = await json(`/api/people/${pass.id}`);
        const { ratings, curve } = profile as { ratings: { rating: number }[]; curve: unknown[] };
        return ratings.length === 0 ? Promise.reject(new Error('not rated yet')) : { ratings, curve };
      });
    expect((await of(ann)).ratings[0]?.rating).toBeGreaterThan(1600);
    expect((await of(bob)).ratings[0]?.rating).toBeLessThan(1400);
    expect((await of(ann)).curve).toHaveLength(1);
    expect(await (await get(`/api/tables/${table}/record`)).text()).toContain('[Termination "resignation"]');
  });

  test('guests play no rated games', async () => {
    const mei = await ProofClient.enter(await guest(server.url, 'Mei'));
    mei.send({ t: 'open', id: 'rated', setup: { options: 'tao-long', isRated: true } });
    expect(await mei.answer('rated')).toMatchObject({ refusal: { code: 'protocol/not-allowed' } });
  });
});

describe('safety', () => {
  test('pages of other places may not act here, neither by requests nor by sockets', async () => {
    const headers = { origin: 'https://evil.example' };
    expect((await post(`${server.url}/api/guests`, {}, headers)).status).toBe(403);
    const mei = await guest(server.url);
    const client = new ProofClient({ ...mei, headers: { ...mei.headers, ...headers } });
    expect(await client.closed).toBe('wrongOrigin');
  });

  test('a socket without a session is turned away', async () => {
    expect(await new ProofClient({ url: server.url, headers: {}, id: '' }).closed).toBe('notSignedIn');
  });

  test('the policy allows no inline script and works on a plain local network', async () => {
    const response = await get('/');
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/script-src 'self' 'wasm-unsafe-eval';/);
    expect(policy).toContain("base-uri 'none'");
    expect(policy).not.toContain('upgrade-insecure-requests');
    expect(response.headers.get('strict-transport-security')).toBeNull();
  });

  test('the first message must be hello, of this version', async () => {
    const client = new ProofClient(await guest(server.url));
    await client.opened();
    client.send({ t: 'ping', n: 1 });
    expect(await client.next('refused')).toMatchObject({ refusal: { code: 'protocol/say-hello-first' } });
    client.send({ t: 'hello', protocol: 99 });
    expect(await client.closed).toBe('wrongVersion');
  });

  test('who hurries is refused and then cut off', async () => {
    const strict = new House();
    const { url } = await strict.start({ DRAGONWAY_MESSAGES_PER_SECOND: '1', DRAGONWAY_MESSAGE_BURST: '5' });
    const client = await ProofClient.enter(await guest(url));
    for (let n = 0; n < 80; n += 1) client.send({ t: 'ping', n });
    expect(await client.next('refused')).toMatchObject({ refusal: { code: 'protocol/too-fast' } });
    expect(await client.closed).toBe('tooFast');
    await strict.close();
  });
});

describe('operations', () => {
  test('health, readiness, metrics and the description of the interface', async () => {
    expect((await get('/healthz')).status).toBe(200);
    expect((await get('/readyz')).status).toBe(200);
    expect(await (await get('/metrics')).text()).toContain('dragonway_append_seconds');
    expect(await json('/api/openapi.json')).toMatchObject({ openapi: expect.any(String) });
  });

  test('every page begins with the client, what is not there is not found', async () => {
    const page = await fetch(`${server.url}/table/abc`, { headers: { accept: 'text/html' } });
    expect(await page.text()).toContain('<title>Dragonway</title>');
    expect((await get('/api/nothing')).status).toBe(404);
  });

  test('a file that the build has compressed is sent as it lies there, and never asked for again', async () => {
    const script = (encoding: string) =>
      fetch(`${server.url}/assets/main-a1.js`, { headers: { 'accept-encoding': encoding } });
    const response = await script('gzip, br');
    expect(await response.text()).toBe('compressed');
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('content-type')).toContain('javascript');
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(await (await script('identity')).text()).toBe('plain');
  });

  test('a browser subscribes to be woken', async () => {
    const mei = await guest(server.url);
    expect(await json('/api/push/key')).toMatchObject({ key: expect.any(String) });
    const subscription = { endpoint: 'https://push.example/1', keys: { p256dh: 'x', auth: 'y' } };
    expect((await post(`${server.url}/api/push`, subscription, mei.headers)).status).toBe(204);
    expect((await post(`${server.url}/api/push`, { endpoint: 'http://inside' }, mei.headers)).status).toBe(400);
  });
});

test('a robot sits on an ordinary seat and is told when to decide', async () => {
  const owner = await account('Owner_1');
  const made = await post(`${server.url}/api/robots`, { name: 'Tin' }, owner.headers);
  const { robot, token } = (await made.json()) as { readonly robot: { readonly id: string }; readonly token: string };
  const tin = await ProofClient.enter({ url: server.url, headers: { authorization: `Bearer ${token}` }, id: robot.id });
  tin.send({ t: 'robotReady', games: ['tao-long'], tables: 1 });
  const ann = await ProofClient.enter(owner);
  const table = await ann.open({
    setup: { options: 'tao-long' },
    seats: [{ kind: 'robot', id: robot.id }, { kind: 'me' }],
  });
  const asked = await tin.next('robotAsked');
  tin.send({ t: 'robotAnswer', challenge: asked.challenge.id, isAccepted: true });
  const turn = await tin.next('robotTurn');
  expect(turn).toMatchObject({ table, ply: 0, options: 'tao-long', moves: [] });
  expect((await tin.do(table, { kind: 'play', game: 1, ply: 0, move: 'W' })).t).toBe('done');
});
