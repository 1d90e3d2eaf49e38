import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { frameOf } from './frame.js';
import { type ByteStream, Outlet } from './outlet.js';

const TEXTS = [
  '',
  'a',
  'é'.repeat(60),
  'x'.repeat(125),
  'x'.repeat(126),
  '龍🐉'.repeat(400),
  'x'.repeat(65_535),
  'x'.repeat(65_536),
  'ß'.repeat(200_000),
];

/** What a client of the library hears of texts that go out by the outlet. */
const heard = (texts: readonly string[]): Promise<readonly string[]> =>
  new Promise((resolve, reject) => {
    const server = new WebSocketServer({ port: 0, perMessageDeflate: false });
    const outlet = new Outlet();
    server.on('connection', (socket, request) => {
      for (const text of texts) outlet.add(request.socket, text);
      outlet.flush(request.socket);
      socket.close();
    });
    server.on('listening', () => {
      const received: string[] = [];
      const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
      client.on('message', data => received.push((data as Buffer).toString()));
      client.on('error', reject);
      client.on('close', () => server.close(() => resolve(received)));
    });
  });

test('a client reads texts of every length and script as they were given', async () => {
  expect(await heard(TEXTS)).toEqual(TEXTS);
});

class Recorder implements ByteStream {
  writable = true;
  readonly written: string[] = [];

  write(bytes: string): boolean {
    this.written.push(bytes);
    return true;
  }
}

const turnIsOver = (): Promise<void> => new Promise(resolve => setImmediate(resolve));

test('what one stream is given in one turn goes out together, in its order', async () => {
  const outlet = new Outlet();
  const [one, other] = [new Recorder(), new Recorder()];
  outlet.add(one, 'a');
  outlet.add(other, 'b');
  outlet.add(one, 'c');
  expect([one.written, other.written]).toEqual([[], []]);
  await turnIsOver();
  expect([one.written, other.written]).toEqual([[frameOf('a') + frameOf('c')], [frameOf('b')]]);
});

test('what was let go at once does not go out again, and nothing goes to a stream that ended', async () => {
  const outlet = new Outlet();
  const [one, ended] = [new Recorder(), new Recorder()];
  outlet.add(one, 'a');
  outlet.add(ended, 'b');
  ended.writable = false;
  outlet.flush(one);
  outlet.flush(ended);
  outlet.add(one, 'c');
  outlet.add(ended, 'd');
  await turnIsOver();
  expect([one.written, ended.written]).toEqual([[frameOf('a'), frameOf('c')], []]);
});
