import { workerData } from 'node:worker_threads';
import { accept, type Refusal, type Result, refuse } from '@dragonway/core';
import { parseTable, type Table } from '@dragonway/games';
import { expose } from 'comlink';
import { EngineError, type EngineFault } from '../arena/engine-fault.js';
import { type Match, type MatchGame, pairingOf } from '../arena/match.js';
import { type Chooser, playGame } from '../arena/play-game.js';

/** The two players of a game while it lasts. */
export interface Players {
  readonly choosers: readonly [Chooser, Chooser];
  /** Called when the game is over or given up. */
  close?(): Promise<void>;
}

export type OpenPlayers = (table: Table, match: Match) => Players;

/** Why a match cannot go on. */
export type ArenaRefusal = Refusal & {
  readonly code: 'arena/engine-not-ready';
  readonly engine: string;
  readonly fault: EngineFault;
};

/** What a thread of the arena does: plays games of a match, one at a time. */
export interface GameThread {
  play(match: Match, index: number): Promise<Result<MatchGame, ArenaRefusal>>;
  /** Gives up what is being played. */
  close(): Promise<void>;
}

const notReady = (error: unknown): Result<never, ArenaRefusal> => {
  if (!(error instanceof EngineError)) throw error;
  return refuse({ code: 'arena/engine-not-ready', engine: error.engine, fault: error.fault });
};

/** Serves games in a thread that the arena has started. */
export const serveGames = (open: OpenPlayers): void => {
  let players: Players | undefined;
  const close = async (): Promise<void> => players?.close?.();
  const thread: GameThread = {
    play: async (match, index) => {
      const table = parseTable(pairingOf(match, index).table);
      if (!table.ok) throw new Error(`no table: ${table.refusal.code}`);
      players = open(table.value, match);
      try {
        return accept(await playGame(table.value.game, match, index, players.choosers));
      } catch (error) {
        return notReady(error);
      } finally {
        await close();
        players = undefined;
      }
    },
    close,
  };
  expose(thread, workerData.port);
};
