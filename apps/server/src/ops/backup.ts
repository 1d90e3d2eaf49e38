import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { openStore, type StoreAddress } from '../store/open.js';
import { StoreFault } from '../store/port.js';
import { connectionOf } from '../store/postgres/postgres-store.js';

/** Writes a whole copy of the database into a file, while servers may be running. */
export const backUp = async (address: StoreAddress, file: string): Promise<void> => {
  if (existsSync(file)) throw new StoreFault(`${file} exists already`, undefined);
  const store = await openStore(address);
  try {
    await store.backup(file);
  } finally {
    await store.close();
  }
};

const checkCopy = (file: string): void => {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const rows = database.prepare('pragma integrity_check').all() as readonly Readonly<Record<string, unknown>>[];
    if (rows[0]?.['integrity_check'] !== 'ok') throw new StoreFault(`${file} is damaged`, rows);
    database.prepare('select count(*) from events').get();
  } finally {
    database.close();
  }
};

const restoreSqlite = (target: string, file: string): void => {
  checkCopy(file);
  mkdirSync(dirname(target), { recursive: true });
  // The copy is whole before it takes the place of what was there, and what was there is kept.
  copyFileSync(file, `${target}.new`);
  for (const ending of ['', '-wal', '-shm']) {
    if (existsSync(target + ending)) renameSync(target + ending, `${target}.before${ending}`);
  }
  renameSync(`${target}.new`, target);
};

const restorePostgres = (url: string, file: string): void => {
  const connection = connectionOf(url);
  const words = ['--clean', '--if-exists', '--no-owner', '--single-transaction'];
  const { status, stderr, error } = spawnSync(
    'pg_restore',
    [...words, `--dbname=${connection['PGDATABASE'] ?? ''}`, file],
    {
      env: { ...process.env, ...connection },
      encoding: 'utf8',
    },
  );
  if (status !== 0) throw new StoreFault(`pg_restore ended with ${status}: ${stderr}`, error);
};

/** Puts a copy in the place of the database; no server may be running. */
export const restore = (address: StoreAddress, file: string): void => {
  if (!existsSync(file)) throw new StoreFault(`${file} is not there`, undefined);
  if (address.kind === 'sqlite') restoreSqlite(address.file, file);
  else restorePostgres(address.url, file);
};
