import { type MatchGame, scoreOf, shareOf } from '@dragonway/ai';
import type { Contest } from './contests.js';

/** A contest with the games that were played of it. */
export interface Played {
  readonly contest: Contest;
  readonly games: readonly MatchGame[];
}

const row = ({ contest: { what, bar }, games }: Played): string => {
  const score = scoreOf(games);
  const share = shareOf(score) * 100;
  const verdict = share >= bar ? 'reached' : 'MISSED';
  const cells = [what, games.length, `+${score.wins} =${score.draws} -${score.losses}`, `${share.toFixed(1)} %`];
  return `| ${[...cells, `${bar} %`, verdict].join(' | ')} |`;
};

/** The contests as a Markdown table. */
export const matchTable = (played: readonly Played[]): string =>
  ['| match | games | score | points | bar | |', '|---|---|---|---|---|---|', ...played.map(row)].join('\n');

/** What is kept of the full matches. */
export const matchReport = (played: readonly Played[]): string =>
  [
    '# Matches of the strongest level',
    '',
    'Written by `npm run matches` from the games in `bench/matches`: every opening is played twice with the sides exchanged.',
    'MCTS is a plain Monte Carlo tree search on the same rules (`bench/src/matches/mcts.ts`); it has the same time for a',
    'decision as level 10 took on average so far in the same game, on the same core. Greedy always moves the farthest.',
    '',
    matchTable(played),
    '',
  ].join('\n');

/** What the benchmarks say of strength. */
export const strengthSection = (played: readonly Played[]): string =>
  [
    '## Strength',
    '',
    'Not played in this run: the result of the last full matches (`npm run matches`), read from the games that are kept in',
    '`bench/matches`. MCTS had the same time for a decision as level 10.',
    '',
    matchTable(played),
    '',
  ].join('\n');
