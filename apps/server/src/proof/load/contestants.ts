import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { privateServer, startChild } from '../child.js';
import { startPostgres } from '../services/postgres.js';
import { openBareBoard } from './boards/bare-board.js';
import { openBoardgameIoBoard } from './boards/boardgame-io-board.js';
import { openTableBoard } from './boards/table-board.js';
import type { Board } from './pair.js';

/** A server that is measured, in a process of its own. */
export interface Contestant {
  readonly name: string;
  readonly pid: number | undefined;
  /** Opens a game that nobody has played at. */
  openBoard(): Promise<Board>;
  close(): Promise<void>;
}

export const BARE = 'bare ws rooms, in memory';
export const BOARDGAME_IO = 'boardgame.io, in memory';
export const SQLITE = 'Dragonway, SQLite, on disk';
export const POSTGRES = 'Dragonway, PostgreSQL, on disk';

const startBare = async (): Promise<Contestant> => {
  const { url, pid, end } = await startChild('./load/bare-rooms.js');
  let rooms = 0;
  return { name: BARE, pid, openBoard: () => openBareBoard(url, rooms++), close: () => end('SIGKILL') };
};

const startBoardgameIo = async (): Promise<Contestant> => {
  const { url, pid, end } = await startChild('./load/boardgame-io.js', { NODE_ENV: 'production' });
  let matches = 0;
  const openBoard = () => openBoardgameIoBoard(url, matches++);
  return { name: BOARDGAME_IO, pid, openBoard, close: () => end('SIGKILL') };
};

const startServer = async (name: string, more: NodeJS.ProcessEnv): Promise<Contestant> => {
  const folder = mkdtempSync(join(tmpdir(), 'dragonway-load-'));
  const { url, pid, end } = await startChild('../main.js', { ...privateServer(folder), ...more });
  return {
    name,
    pid,
    openBoard: () => openTableBoard(url),
    close: async () => {
      await end('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

const startWithPostgres = async (): Promise<Contestant> => {
  const postgres = await startPostgres();
  const contestant = await startServer(POSTGRES, { DRAGONWAY_DATABASE_URL: postgres.url });
  return {
    ...contestant,
    close: async () => {
      await contestant.close();
      await postgres.stop();
    },
  };
};

/** How each contestant is started, in the order in which they take turns. */
export const CONTESTANTS: Readonly<Record<string, () => Promise<Contestant>>> = {
  bare: startBare,
  'boardgame.io': startBoardgameIo,
  sqlite: () => startServer(SQLITE, {}),
  postgres: startWithPostgres,
};
