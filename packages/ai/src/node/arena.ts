import { appendFile, readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { MessageChannel, Worker } from 'node:worker_threads';
import { accept, type Result } from '@dragonway/core';
import { wrap } from 'comlink';
import type { Match, MatchGame } from '../arena/match.js';
import {
  formatGameLine,
  formatMatchLine,
  type MatchFile,
  type MatchFileRefusal,
  parseMatchFile,
} from '../arena/match-file.js';
import { type MatchProgress, runMatch } from '../arena/run-match.js';
import type { ArenaThread } from './arena-thread.js';

/** How a match is run from a file. */
export interface ArenaSettings {
  /** Games are added to it; a match that it already holds is resumed. */
  readonly file: string;
  /** Threads; as many as there are cores if left out. */
  readonly threads?: number;
  readonly onProgress?: (progress: MatchProgress) => void;
  readonly isInterrupted?: () => boolean;
}

const startThread = () => {
  const { port1, port2 } = new MessageChannel();
  const url = new URL('./arena-thread.js', import.meta.url);
  const worker = new Worker(url, { workerData: { port: port2 }, transferList: [port2] });
  const remote = wrap<ArenaThread>(port1);
  return {
    play: (match: Match, index: number): Promise<MatchGame> => remote.play(match, index),
    end: async () => {
      port1.close();
      await worker.terminate();
    },
  };
};

const textOf = (file: string): Promise<string> =>
  readFile(file, 'utf8').catch((fault: unknown) => {
    if (fault instanceof Error && 'code' in fault && fault.code === 'ENOENT') return '';
    throw fault;
  });

/** Opens a match file, or begins it with this match; a file that holds a match keeps its own. */
const openFile = async (match: Match, file: string): Promise<Result<MatchFile, MatchFileRefusal>> => {
  const text = await textOf(file);
  if (text === '') {
    await appendFile(file, formatMatchLine(match));
    return accept({ match, games: [] });
  }
  // A line that an interruption cut off is closed, so that the next game begins on a line of its own.
  if (!text.endsWith('\n')) await appendFile(file, '\n');
  return parseMatchFile(text);
};

/** Plays a match on all cores and keeps it in a file; interrupted, it goes on where it was left. */
export const runArena = async (match: Match, settings: ArenaSettings): Promise<Result<MatchFile, MatchFileRefusal>> => {
  const opened = await openFile(match, settings.file);
  if (!opened.ok) return opened;
  const { match: kept, games } = opened.value;
  const whole = { ...kept, games: match.games };
  const threads = Array.from({ length: settings.threads ?? availableParallelism() }, startThread);
  const idle = [...threads];
  const play = async (index: number): Promise<MatchGame> => {
    const thread = idle.pop();
    if (thread === undefined) throw new Error('more games than threads');
    const game = await thread.play(whole, index);
    idle.push(thread);
    return game;
  };
  try {
    const all = await runMatch(whole, {
      earlier: games,
      lanes: threads.length,
      play,
      keep: game => appendFile(settings.file, formatGameLine(game)),
      now: () => performance.now(),
      ...(settings.onProgress === undefined ? {} : { onProgress: settings.onProgress }),
      ...(settings.isInterrupted === undefined ? {} : { isInterrupted: settings.isInterrupted }),
    });
    return accept({ match: whole, games: all });
  } finally {
    await Promise.all(threads.map(thread => thread.end()));
  }
};
