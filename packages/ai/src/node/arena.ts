import { appendFile, readFile, rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { MessageChannel, Worker } from 'node:worker_threads';
import { accept, type Result, refuse } from '@dragonway/core';
import { wrap } from 'comlink';
import type { Match, MatchGame } from '../arena/match.js';
import {
  checkSameMatch,
  formatGameLine,
  formatMatchFile,
  formatMatchLine,
  type MatchFile,
  type MatchFileRefusal,
  parseMatchFile,
} from '../arena/match-file.js';
import { type MatchProgress, runMatch } from '../arena/run-match.js';
import type { ArenaRefusal, GameThread } from './serve-games.js';

/** How a match is run from a file. */
export interface ArenaSettings {
  /** Games are added to it; a match that it already holds is resumed. */
  readonly file: string;
  /** Threads; as many as there are cores if left out. */
  readonly threads?: number;
  /** The module that plays the games in a thread, with `serveGames`; the arena's own if left out. */
  readonly thread?: URL;
  readonly onProgress?: (progress: MatchProgress) => void;
  /** Aborted, it ends at once; the games that are not over are played again when the match goes on. */
  readonly signal?: AbortSignal;
}

// As long as an engine has to leave by itself, and a little more.
const MILLIS_TO_LEAVE = 1_500;

const OWN_THREAD = new URL('./arena-thread.js', import.meta.url);

const startThread = (url: URL) => {
  const { port1, port2 } = new MessageChannel();
  const worker = new Worker(url, { workerData: { port: port2 }, transferList: [port2] });
  const remote = wrap<GameThread>(port1);
  // A thread that cannot begin would otherwise leave its games waiting.
  const fault = new Promise<never>((_, reject) => worker.once('error', reject));
  return {
    play: (match: Match, index: number) => Promise.race([remote.play(match, index), fault]),
    end: async () => {
      // A thread that thinks does not hear this, but then it is not waiting for an engine either.
      await Promise.race([remote.close(), delay(MILLIS_TO_LEAVE, undefined, { ref: false })]).catch(() => undefined);
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

/** Opens a match file, or begins it with this match; a file without a game is nobody's yet. */
const openFile = async (match: Match, file: string): Promise<Result<MatchFile, MatchFileRefusal>> => {
  const text = await textOf(file);
  const kept = text === '' ? accept({ match, games: [] }) : parseMatchFile(text);
  if (!kept.ok) return kept;
  const { games } = kept.value;
  if (games.length === 0) {
    await writeFile(file, formatMatchLine(match));
    return accept({ match, games });
  }
  const same = checkSameMatch(kept.value, match);
  if (!same.ok) return same;
  // A line that an interruption cut off is closed, so that the next game begins on a line of its own.
  if (!text.endsWith('\n')) await appendFile(file, '\n');
  return accept({ match, games });
};

const writeWhole = async (played: MatchFile, file: string): Promise<void> => {
  await writeFile(`${file}.new`, formatMatchFile(played));
  await rename(`${file}.new`, file);
};

const aborted = (signal: AbortSignal): Promise<undefined> =>
  new Promise(resolve => {
    if (signal.aborted) resolve(undefined);
    signal.addEventListener('abort', () => resolve(undefined), { once: true });
  });

/** Plays what is missing on threads of their own. */
const playMissing = async (
  { match, games }: MatchFile,
  settings: ArenaSettings,
): Promise<Result<readonly MatchGame[], ArenaRefusal>> => {
  const { signal = new AbortController().signal, onProgress } = settings;
  const count = Math.min(settings.threads ?? availableParallelism(), match.games - games.length);
  const threads = Array.from({ length: Math.max(count, 0) }, () => startThread(settings.thread ?? OWN_THREAD));
  const idle = [...threads];
  const giveUp = new AbortController();
  const end = aborted(AbortSignal.any([signal, giveUp.signal]));
  let refusal: ArenaRefusal | undefined;
  const play = async (index: number): Promise<MatchGame | undefined> => {
    const thread = idle.pop();
    if (thread === undefined) throw new Error('more games than threads');
    const played = await Promise.race([end, thread.play(match, index)]);
    idle.push(thread);
    if (played === undefined || played.ok) return played?.value;
    refusal ??= played.refusal;
    giveUp.abort();
    return undefined;
  };
  try {
    const played = await runMatch(match, {
      earlier: games,
      lanes: threads.length,
      play,
      keep: game => appendFile(settings.file, formatGameLine(game)),
      now: () => performance.now(),
      ...(onProgress === undefined ? {} : { onProgress }),
    });
    return refusal === undefined ? accept(played) : refuse(refusal);
  } finally {
    await Promise.all(threads.map(thread => thread.end()));
  }
};

/**
 * Plays a match on all cores and keeps it in a file; interrupted, it goes on where it was left. The file of a match that
 * is over is the same whether it was interrupted or not.
 */
export const runArena = async (
  match: Match,
  settings: ArenaSettings,
): Promise<Result<MatchFile, MatchFileRefusal | ArenaRefusal>> => {
  const opened = await openFile(match, settings.file);
  if (!opened.ok) return opened;
  const games = await playMissing(opened.value, settings);
  if (!games.ok) return games;
  const played = { match, games: games.value };
  if (played.games.length === match.games) await writeWhole(played, settings.file);
  return accept(played);
};
