import { seat } from '@dragonway/core';
import { afterAll, expect, test } from 'vitest';
import { guest, ProofClient, post } from '../src/proof/client.js';
import { House } from './house.js';

const houses: House[] = [];
const start = async (variables: NodeJS.ProcessEnv) => {
  const house = new House();
  houses.push(house);
  return house.start(variables);
};
afterAll(async () => {
  for (const house of houses) await house.close();
});

test('an address has so many connections, and one more when one of them ends', async () => {
  const { url } = await start({ DRAGONWAY_CONNECTIONS_PER_ADDRESS: '2' });
  const pass = await guest(url);
  const first = await ProofClient.enter(pass);
  await ProofClient.enter(pass);
  const third = new ProofClient(pass);
  expect(await third.closed).toBe('replaced');
  first.leave();
  await first.closed;
  await expect(ProofClient.enter(pass)).resolves.toBeDefined();
});

test('an address may ask so often in a minute, and try to come in less often', async () => {
  const { url } = await start({ DRAGONWAY_REQUESTS_PER_MINUTE: '8', DRAGONWAY_SIGN_INS_PER_MINUTE: '3' });
  const attempts: number[] = [];
  for (let attempt = 0; attempt < 4; attempt += 1) {
    const { status } = await post(`${url}/api/sessions`, { name: 'nobody', password: 'a long enough guess' });
    attempts.push(status);
  }
  expect(attempts).toEqual([401, 401, 401, 429]);
  const asked: number[] = [];
  for (let count = 0; count < 9; count += 1) asked.push((await fetch(`${url}/api/lobby`)).status);
  expect(asked.slice(0, 4)).toEqual([200, 200, 200, 200]);
  expect(asked.at(-1)).toBe(429);
  // Whoever watches over the server is never turned away.
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
});

test('a seat may do so much in a second', async () => {
  const { url } = await start({ DRAGONWAY_SEAT_PER_SECOND: '1' });
  const ann = await ProofClient.enter(await guest(url));
  const table = await ann.open({ setup: { options: 'tao-long' }, seats: [{ kind: 'me' }, { kind: 'open' }] });
  const ids = Array.from({ length: 8 }, (_, index) => `hurry-${index}`);
  for (const id of ids) ann.send({ t: 'do', table, id, act: { kind: 'standUp', seat: seat(1) } });
  const answers = await Promise.all(ids.map(id => ann.answer(id)));
  expect(answers.map(answer => answer.t === 'refused' && answer.refusal.code)).toContain('protocol/too-fast');
});

test('talk has a length and a pace, can be switched off, and whoever misbehaves can be reported', async () => {
  const { url } = await start({});
  const [ann, bob] = [await ProofClient.enter(await guest(url)), await ProofClient.enter(await guest(url))];
  const table = await ann.open({ setup: { options: 'tao-long' }, seats: [{ kind: 'me' }, { kind: 'open' }] });
  await bob.do(table, { kind: 'sit', seat: seat(1), as: 'person' });
  const codes: unknown[] = [];
  for (let word = 0; word < 8; word += 1) {
    const answer = await bob.do(table, { kind: 'say', text: `word ${word}` });
    codes.push(answer.t === 'done' ? 'done' : answer.refusal.code);
  }
  expect(codes.slice(0, 5)).toEqual(['done', 'done', 'done', 'done', 'done']);
  expect(codes).toContain('table/chat-too-fast');
  ann.send({ t: 'do', table, id: 'long', act: { kind: 'say', text: 'x'.repeat(301) } });
  expect(await ann.next('refused', ({ refusal }) => refusal.code === 'protocol/bad-message')).toBeDefined();
  ann.send({ t: 'report', id: 'report', table, person: bob.pass.id, reason: 'talks too much' });
  expect((await ann.answer('report')).t).toBe('done');
  const quiet = await ann.open({ setup: { options: 'tao-long', hasChat: false }, seats: [{ kind: 'me' }] });
  expect(await ann.do(quiet, { kind: 'say', text: 'hello' })).toMatchObject({ refusal: { code: 'table/chat-off' } });
});

test('cookies go over TLS only where people use TLS, and pages load nothing of others', async () => {
  const { url } = await start({ DRAGONWAY_PUBLIC_URL: 'https://dragonway.example' });
  const response = await post(`${url}/api/guests`, {});
  const cookie = response.headers.getSetCookie()[0] ?? '';
  for (const flag of [/; Secure/i, /; HttpOnly/i, /; SameSite=Lax/i]) expect(cookie).toMatch(flag);
  expect(response.headers.get('strict-transport-security')).toContain('max-age');
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toMatch(/script-src 'self' 'wasm-unsafe-eval'(;|$)/);
  expect(policy).toContain("frame-ancestors 'none'");
  const plain = await start({});
  expect((await fetch(`${plain.url}/healthz`)).headers.get('strict-transport-security')).toBeNull();
});
