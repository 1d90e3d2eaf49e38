import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import http from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import { seat } from '@dragonway/core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { guest, ProofClient, post } from '../src/proof/client.js';
import { eventually } from '../src/proof/services/port.js';
import { House } from './house.js';

/** What a push service gets. */
interface Delivery {
  readonly path: string;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: Buffer;
}

const deliveries: Delivery[] = [];
let status = 201;
const service = http.createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    deliveries.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
    response.writeHead(status).end();
  });
});
const house = new House();
beforeAll(async () => {
  await new Promise<void>(resolve => service.listen(0, '127.0.0.1', resolve));
  const { port } = service.address() as AddressInfo;
  // The push service of this test speaks no TLS: only the way to it is changed, not what is sent.
  vi.spyOn(https, 'request').mockImplementation(((options: https.RequestOptions, heard: () => void) =>
    http.request({ ...options, host: '127.0.0.1', hostname: '127.0.0.1', port, agent: undefined }, heard)) as never);
});
afterAll(async () => {
  vi.restoreAllMocks();
  await house.close();
  service.close();
});

/** A browser with keys of its own, which alone can read what is sent to it. */
const newBrowser = () => {
  const keys = createECDH('prime256v1');
  const publicKey = keys.generateKeys();
  const auth = randomBytes(16);
  return {
    keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    // RFC 8188 and RFC 8291.
    read: (body: Buffer): string => {
      const salt = body.subarray(0, 16);
      const sender = body.subarray(21, 21 + body.readUInt8(20));
      const sealed = body.subarray(21 + sender.length);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender]);
      const key = Buffer.from(hkdfSync('sha256', keys.computeSecret(sender), auth, info, 32));
      const derive = (name: string, length: number) =>
        Buffer.from(hkdfSync('sha256', key, salt, Buffer.from(`Content-Encoding: ${name}\0`), length));
      const cipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
      cipher.setAuthTag(sealed.subarray(-16));
      const text = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
      return text.subarray(0, text.lastIndexOf(2)).toString();
    },
  };
};

/** Whether the sender proves to be the server whose key browsers are given. */
const isSigned = ({ headers }: Delivery, key: string): boolean => {
  const [, token = '', shown] = /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const data = Buffer.from(`${head}.${claims}`);
  return (
    shown === key &&
    verify('sha256', data, { key: publicKey, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'))
  );
};

test('whoever is away in a slow game is woken by a sealed message that only their browser can read', async () => {
  const { url } = await house.start();
  const { key } = (await (await fetch(`${url}/api/push/key`)).json()) as { readonly key: string };
  const [annPass, bobPass] = [await guest(url, 'Ann'), await guest(url, 'Bob')];
  const browser = newBrowser();
  const subscription = { endpoint: 'https://push.example/bob', keys: browser.keys };
  expect((await post(`${url}/api/push`, subscription, bobPass.headers)).status).toBe(204);
  const [ann, bob] = [await ProofClient.enter(annPass), await ProofClient.enter(bobPass)];
  const clock = { kind: 'days', days: 3 } as const;
  const table = await ann.open({ setup: { options: 'tao-long', clock }, seats: [{ kind: 'open' }, { kind: 'me' }] });
  await bob.do(table, { kind: 'sit', seat: seat(0), as: 'person' });
  const first = await eventually(() =>
    deliveries[0] === undefined ? Promise.reject(new Error('nothing sent')) : Promise.resolve(deliveries[0]),
  );
  expect(first.path).toBe('/bob');
  expect(first.headers['content-encoding']).toBe('aes128gcm');
  expect(first.body.toString('latin1')).not.toContain(table);
  expect(JSON.parse(browser.read(first.body))).toEqual({ t: 'yourTurn', table });
  expect(isSigned(first, key)).toBe(true);
  // A browser that is gone is not tried again.
  status = 410;
  const again = await ann.open(
    { setup: { options: 'tao-long', clock }, seats: [{ kind: 'open' }, { kind: 'me' }] },
    'b',
  );
  await bob.do(again, { kind: 'sit', seat: seat(0), as: 'person' });
  await eventually(() => (deliveries.length > 1 ? Promise.resolve() : Promise.reject(new Error('nothing sent'))));
  const third = await ann.open(
    { setup: { options: 'tao-long', clock }, seats: [{ kind: 'open' }, { kind: 'me' }] },
    'c',
  );
  await bob.do(third, { kind: 'sit', seat: seat(0), as: 'person' });
  await house.close();
  expect(deliveries).toHaveLength(2);
});
