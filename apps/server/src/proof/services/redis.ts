import { spawn, spawnSync } from 'node:child_process';
import { connect } from 'node:net';
import { install } from './install.js';
import { eventually, freePort } from './port.js';

export interface Service {
  readonly url: string;
  stop(): Promise<void>;
}

const isThere = (): boolean => spawnSync('redis-server', ['--version']).status === 0;

const reach = (port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve();
    });
    socket.once('error', reject);
  });

/** Starts a Redis of its own on a private port, installing it first if need be. */
export const startRedis = async (at?: number): Promise<Service> => {
  const fault = isThere() ? undefined : install('redis-server');
  if (fault !== undefined) throw new Error(`Redis is missing and could not be installed: ${fault}`);
  const port = at ?? (await freePort());
  const words = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const child = spawn('redis-server', words, { stdio: 'ignore', cwd: '/tmp' });
  const ended = new Promise<void>(resolve => child.once('exit', () => resolve()));
  await eventually(() => reach(port));
  return {
    url: `redis://127.0.0.1:${port}`,
    stop: () => {
      child.kill('SIGKILL');
      return ended;
    },
  };
};
