import type { Score } from './elo.js';
import type { Match, MatchGame } from './match.js';

/** How a match stands. */
export interface MatchProgress {
  readonly played: number;
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
  /** Plays the game with this index. */
  readonly play: (index: number) => Promise<MatchGame>;
  /** Keeps a finished game before the next one begins. */
  readonly keep: (game: MatchGame) => Promise<void> | void;
  readonly onProgress?: (progress: MatchProgress) => void;
  readonly isInterrupted?: () => boolean;
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
  const total = missing.length;
  const report = (): void => {
    const done = total - missing.length;
    const played = games.length;
    const pace = (run.now() - began) / Math.max(played - (match.games - total), 1);
    const remaining = done === 0 ? undefined : pace * (match.games - played);
    run.onProgress?.({ played, games: match.games, score: scoreOf(games), remaining });
  };
  const lane = async (): Promise<void> => {
    for (;;) {
      const index = run.isInterrupted?.() === true ? undefined : missing.shift();
      if (index === undefined) return;
      const game = await run.play(index);
      games.push(game);
      await run.keep(game);
      report();
    }
  };
  await Promise.all(Array.from({ length: run.lanes }, lane));
  return games;
};
