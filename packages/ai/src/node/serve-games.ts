import { workerData } from 'node:worker_threads';
import { parseTable, type Table } from '@dragonway/games';
import { expose } from 'comlink';
import { type Match, type MatchGame, pairingOf } from '../arena/match.js';
import { type Chooser, playGame } from '../arena/play-game.js';

/** The two players of a game while it lasts. */
export interface Players {
  readonly choosers: readonly [Chooser, Chooser];
  /** Called when the game is over. */
  close?(): void;
}

export type OpenPlayers = (table: Table, match: Match) => Players;

/** What a thread of the arena does: plays games of a match, one at a time. */
export interface GameThread {
  play(match: Match, index: number): Promise<MatchGame>;
}

/** Serves games in a thread that the arena has started. */
export const serveGames = (open: OpenPlayers): void => {
  const thread: GameThread = {
    play: async (match, index) => {
      const table = parseTable(pairingOf(match, index).table);
      if (!table.ok) throw new Error(`no table: ${table.refusal.code}`);
      const players = open(table.value, match);
      try {
        return await playGame(table.value.game, match, index, players.choosers);
      } finally {
        players.close?.();
      }
    },
  };
  expose(thread, workerData.port);
};
