import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { CONTESTANTS, type Contestant } from './contestants.js';
import { type Slice, sliceOf } from './figures.js';
import { type ScriptedMove, scriptedGame } from './moves.js';
import { Pair } from './pair.js';
import { processorTime } from './processor-time.js';
import { type Measured, report, sliceLine } from './report.js';

// Drives tables of two over WebSockets on this machine only; bounded in number and time, and it ends by itself.
const MOST_TABLES = 1_000;
const MOST_SECONDS = 30;
const MOST_ROUNDS = 20;
const GROUP = 10;
const SCRIPT_LENGTH = 20_000;
/** Every contestant plays so many moves before anything counts, or for so long on a slow machine. */
const WARM_UP_MOVES = 20_000;
const LONGEST_WARM_UP = 15_000;
const WARM_UP_SLICE = 1_000;
/** What the players' leaving brings about is not measured. */
const SETTLE = 300;
const REPORT = fileURLToPath(new URL('../../../../../bench/load.md', import.meta.url));

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '100' },
    seconds: { type: 'string', default: '2' },
    rounds: { type: 'string', default: '5' },
    only: { type: 'string', default: Object.keys(CONTESTANTS).join(',') },
  },
});
const within = (text: string, most: number): number => Math.min(most, Math.max(1, Number(text)));
const tables = within(values.tables, MOST_TABLES);
const seconds = within(values.seconds, MOST_SECONDS);
const rounds = within(values.rounds, MOST_ROUNDS);
const wanted = values.only.split(',');

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const pause = (millis: number): Promise<void> => new Promise(resolve => setTimeout(resolve, millis));

type Row = Contestant & Measured;

/** Opens games a few at a time, so that opening is not what is measured; each time others than before. */
const openPairs = async ({ openBoard }: Contestant, moves: readonly ScriptedMove[]): Promise<readonly Pair[]> => {
  const pairs: Pair[] = [];
  while (pairs.length < tables) {
    const count = Math.min(GROUP, tables - pairs.length);
    const boards = await Promise.all(Array.from({ length: count }, () => openBoard()));
    pairs.push(...boards.map(board => new Pair(board, moves)));
  }
  return pairs;
};

/** Measures new games from their first move on: they get no longer than games do. */
const measure = async (row: Row, moves: readonly ScriptedMove[], millis: number): Promise<Slice> => {
  const pairs = await openPairs(row, moves);
  const began = performance.now();
  const before = processorTime(row.pid);
  for (const pair of pairs) pair.start();
  await pause(millis);
  await Promise.all(pairs.map(pair => pair.stop()));
  const elapsed = (performance.now() - began) / 1_000;
  const work = processorTime(row.pid) - before;
  for (const pair of pairs) pair.close();
  await pause(SETTLE);
  return sliceOf({ pairs: pairs.map(pair => pair.measured), seconds: elapsed, work });
};

const warmUp = async (row: Row, moves: readonly ScriptedMove[]): Promise<void> => {
  const until = Date.now() + LONGEST_WARM_UP;
  for (let played = 0; played < WARM_UP_MOVES && Date.now() < until; ) {
    const { movesPerSecond } = await measure(row, moves, WARM_UP_SLICE);
    played += (movesPerSecond * WARM_UP_SLICE) / 1_000;
  }
};

const run = async (): Promise<void> => {
  const moves = scriptedGame(SCRIPT_LENGTH, 7);
  print(`${tables} tables of two, ${rounds} slices of ${seconds} s for each, in turns; closed loop`);
  const contestants: Contestant[] = [];
  try {
    for (const [name, start] of Object.entries(CONTESTANTS)) if (wanted.includes(name)) contestants.push(await start());
    const rows: Row[] = contestants.map(contestant => ({ ...contestant, slices: [] }));
    for (const row of rows) await warmUp(row, moves);
    for (let round = 0; round < rounds; round += 1) {
      for (const row of rows) {
        const slice = await measure(row, moves, seconds * 1_000);
        row.slices.push(slice);
        print(sliceLine(row.name, slice));
      }
    }
    const text = report(rows, { tables, seconds, rounds });
    print(`\n${text}`);
    if (contestants.length === Object.keys(CONTESTANTS).length) writeFileSync(REPORT, text);
  } finally {
    for (const contestant of contestants) await contestant.close();
  }
};

run().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
    process.exit(1);
  },
);
