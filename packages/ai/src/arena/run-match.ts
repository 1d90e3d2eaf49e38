import type { Score } from './elo.js';
import type { Match, MatchGame } from './match.js';

/** How a match stands. */
export interface MatchProgress {
  readonly played: number;
  /** Those of them that this run has played. */
  readonly fresh: number;
  readonly games: number;
  readonly score: Score;
  /** Milliseconds that the rest will take at the pace so far; undefined before the first game. */
  readonly remaining: number | undefined;
}

/** What runs the games of a match. */
export interface MatchRun {
  /** Games that earlier runs have played. */
  readonly earlier: readonly MatchGame[];
  /** How many games run at the same time. */
  readonly lanes: number;
  /** Plays the game with this index; undefined if it was interrupted. */
  readonly play: (index: number) => Promise<MatchGame | undefined>;
  /** Keeps a finished game before the next one begins. */
  readonly keep: (game: MatchGame) => Promise<void> | void;
  readonly onProgress?: (progress: MatchProgress) => void;
  readonly now: () => number;
}

export const scoreOf = (games: readonly MatchGame[]): Score => ({
  wins: games.filter(({ result }) => result === 'win').length,
  draws: games.filter(({ result }) => result === 'draw').length,
  losses: games.filter(({ result }) => result === 'loss').length,
});

const missingIn = (match: Match, games: readonly MatchGame[]): number[] => {
  const played = new Set(games.map(({ index }) => index));
  return Array.from({ length: match.games }, (_, index) => index).filter(index => !played.has(index));
};

/** Plays what is missing of a match, in order and on as many lanes as wanted; gives all games that were played. */
export const runMatch = async (match: Match, run: MatchRun): Promise<readonly MatchGame[]> => {
  const games = run.earlier.filter(({ index }) => index < match.games);
  const missing = missingIn(match, games);
  const began = run.now();
  const known = games.length;
  const report = (): void => {
    const played = games.length;
    const fresh = played - known;
    const remaining = fresh === 0 ? undefined : ((run.now() - began) / fresh) * (match.games - played);
    run.onProgress?.({ played, fresh, games: match.games, score: scoreOf(games), remaining });
  };
  const lane = async (): Promise<void> => {
    for (let index = missing.shift(); index !== undefined; index = missing.shift()) {
      const game = await run.play(index);
      if (game === undefined) return;
      games.push(game);
      await run.keep(game);
      report();
    }
  };
  report();
  await Promise.all(Array.from({ length: run.lanes }, lane));
  return games;
};
