import { workerData } from 'node:worker_threads';
import { parseTable } from '@dragonway/games';
import { expose } from 'comlink';
import { chooserFor } from '../arena/choosers.js';
import type { Match } from '../arena/match.js';
import { playGame } from '../arena/play-game.js';
import { openEngine } from './ugi-engine.js';

/** What a thread of the arena does: plays games of a match, one at a time. */
export class ArenaThread {
  async play(match: Match, index: number): Promise<Awaited<ReturnType<typeof playGame>>> {
    const table = parseTable(match.options);
    if (!table.ok) throw new Error(`no table: ${table.refusal.code}`);
    const engines: { quit(): void }[] = [];
    const open = (contender: Match['one']) =>
      chooserFor(table.value, contender, (at, engine) => {
        const process = openEngine(at, engine);
        engines.push(process);
        return process;
      });
    try {
      return await playGame(table.value.game, match, index, [open(match.one), open(match.other)]);
    } finally {
      for (const engine of engines) engine.quit();
    }
  }
}

if (workerData?.port !== undefined) expose(new ArenaThread(), workerData.port);
