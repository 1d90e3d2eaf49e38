import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { install } from './install.js';
import { eventually, freePort } from './port.js';
import type { Service } from './redis.js';

const HOME = '/usr/lib/postgresql';

/** The folder with initdb and pg_ctl of the newest version that is installed. */
const programs = (): string | undefined => {
  const versions = existsSync(HOME) ? readdirSync(HOME).sort((one, other) => Number(other) - Number(one)) : [];
  return versions.map(version => join(HOME, version, 'bin')).find(folder => existsSync(join(folder, 'initdb')));
};

const isRoot = (): boolean => userInfo().uid === 0;

/** Runs a program as a user that PostgreSQL accepts, which root is not. */
const run = (program: string, words: readonly string[]): void => {
  const [name, args] = isRoot() ? ['runuser', ['-u', 'postgres', '--', program, ...words]] : [program, [...words]];
  const { status, stderr, stdout, error } = spawnSync(name, args, { encoding: 'utf8', cwd: '/tmp', timeout: 60_000 });
  if (status !== 0) throw new Error(`${program} failed: ${error?.message ?? ''}${stderr}${stdout}`);
};

const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'dragonway-postgres-'));
  const owner = isRoot() ? spawnSync('id', ['-u', 'postgres'], { encoding: 'utf8' }).stdout.trim() : '';
  if (owner !== '') chownSync(folder, Number(owner), -1);
  return folder;
};

const reach = async (url: string): Promise<void> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.end();
};

/** Starts a PostgreSQL of its own on a private port with a folder that is thrown away, installing it first if need be. */
export const startPostgres = async (): Promise<Service> => {
  const fault = programs() === undefined ? install('postgresql') : undefined;
  const folder = programs();
  if (folder === undefined)
    throw new Error(`PostgreSQL is missing and could not be installed: ${fault ?? 'no initdb'}`);
  const data = newFolder();
  const port = await freePort();
  run(join(folder, 'initdb'), ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--no-sync']);
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c max_connections=100`;
  run(join(folder, 'pg_ctl'), ['-D', data, '-o', settings, '-l', join(data, 'log'), '-w', 'start']);
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  await eventually(() => reach(url));
  return {
    url,
    stop: () => {
      run(join(folder, 'pg_ctl'), ['-D', data, '-m', 'immediate', 'stop']);
      rmSync(data, { recursive: true, force: true });
      return Promise.resolve();
    },
  };
};
