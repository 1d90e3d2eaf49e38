import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { WebSocket } from 'ws';
import { privateServer, startChild } from '../child.js';
import { guest, type Pass } from '../client.js';

// Holds idle connections open and prints what each costs the server in memory. Needs /proc, and as many open files.
const MOST = 20_000;
const GROUP = 50;
const SETTLE = 1_500;
const { values } = parseArgs({ options: { connections: { type: 'string', default: '10000' } } });
const wanted = Math.min(MOST, Number(values.connections));

const kilobytesOf = (pid: number | undefined): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);

const pause = (millis: number): Promise<void> => new Promise(resolve => setTimeout(resolve, millis));

const open = ({ url, headers }: Pass): Promise<void> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, { headers, perMessageDeflate: false });
    socket.once('open', () => socket.send('{"t":"hello","protocol":1}'));
    socket.once('message', () => resolve());
    socket.once('error', reject);
  });

const run = async (): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'dragonway-idle-'));
  const child = await startChild('../main.js', privateServer(folder));
  const pass = await guest(child.url);
  await open(pass);
  await pause(SETTLE);
  const before = kilobytesOf(child.pid);
  const began = Date.now();
  for (let count = 0; count < wanted; count += GROUP)
    await Promise.all(Array.from({ length: GROUP }, () => open(pass)));
  const took = (Date.now() - began) / 1_000;
  await pause(SETTLE);
  const after = kilobytesOf(child.pid);
  const each = (after - before) / wanted;
  process.stdout.write(
    `${wanted} connections in ${took.toFixed(1)} s: ${before} kB before, ${after} kB after, ${each.toFixed(1)} kB each\n`,
  );
  await child.end('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
};

run().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${String(error)}\n`);
    process.exit(1);
  },
);
