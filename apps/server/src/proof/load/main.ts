import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { privateServer, startChild } from '../child.js';
import { startPostgres } from '../services/postgres.js';
import { type Figures, formatFigures } from './figures.js';
import { type ScriptedMove, scriptedGame } from './moves.js';
import type { Pair } from './pair.js';
import { openBarePair, openTablePair } from './tables.js';

// Drives tables of two over WebSockets on this machine only; bounded in number and time, and it ends by itself.
const MOST_TABLES = 1_000;
const MOST_SECONDS = 60;
const GROUP = 10;

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '100' },
    seconds: { type: 'string', default: '5' },
    store: { type: 'string', default: 'both' },
  },
});
const tables = Math.min(MOST_TABLES, Math.max(1, Number(values.tables)));
const seconds = Math.min(MOST_SECONDS, Math.max(1, Number(values.seconds)));

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const pause = (millis: number): Promise<void> => new Promise(resolve => setTimeout(resolve, millis));

const measure = async (name: string, pairs: readonly Pair[]): Promise<Figures> => {
  const began = performance.now();
  for (const pair of pairs) pair.start();
  await pause(seconds * 1_000);
  for (const pair of pairs) pair.stop();
  const took = (performance.now() - began) / 1_000;
  const latencies = pairs.flatMap(pair => pair.latencies);
  return { name, moves: latencies.length, seconds: took, latencies };
};

/** Opens pairs a few at a time, so that opening is not what is measured. */
const openAll = async (open: (index: number) => Promise<Pair>): Promise<readonly Pair[]> => {
  const pairs: Pair[] = [];
  while (pairs.length < tables) {
    const count = Math.min(GROUP, tables - pairs.length);
    pairs.push(...(await Promise.all(Array.from({ length: count }, (_, index) => open(pairs.length + index)))));
  }
  return pairs;
};

const measureBare = async (moves: readonly ScriptedMove[]): Promise<Figures> => {
  const child = await startChild('./load/bare-rooms.js');
  try {
    return await measure('bare ws, in memory', await openAll(index => openBarePair(child.url, index, moves)));
  } finally {
    await child.end('SIGKILL');
  }
};

const measureServer = async (
  name: string,
  moves: readonly ScriptedMove[],
  more: NodeJS.ProcessEnv,
): Promise<Figures> => {
  const folder = mkdtempSync(join(tmpdir(), 'dragonway-load-'));
  const child = await startChild('../main.js', { ...privateServer(folder), ...more });
  try {
    return await measure(name, await openAll(() => openTablePair(child.url, moves)));
  } finally {
    await child.end('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  }
};

const measurePostgres = async (moves: readonly ScriptedMove[]): Promise<Figures> => {
  const postgres = await startPostgres();
  try {
    return await measureServer('PostgreSQL, durable', moves, { DRAGONWAY_DATABASE_URL: postgres.url });
  } finally {
    await postgres.stop();
  }
};

const run = async (): Promise<void> => {
  const moves = scriptedGame(20_000, 7);
  print(`${tables} tables of two, ${seconds} s each, closed loop; the script has ${moves.length} moves`);
  const bare = await measureBare(moves);
  print(formatFigures(bare));
  if (values.store !== 'postgres') print(formatFigures(await measureServer('SQLite, durable', moves, {}), bare));
  if (values.store !== 'sqlite') print(formatFigures(await measurePostgres(moves), bare));
  const again = await measureBare(moves);
  print(formatFigures({ ...again, name: 'bare ws, once more' }));
};

run().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${String(error)}\n`);
    process.exit(1);
  },
);
