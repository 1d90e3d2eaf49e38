import { eloDifference, gamesIn, type Score, shareOf } from './elo.js';
import type { Ladder } from './ladder.js';
import type { MatchGame } from './match.js';
import { type MatchProgress, scoreOf } from './run-match.js';

const BAR_WIDTH = 24;
const SECOND = 1000;

/** A span of time in words. */
export const inWords = (millis: number): string => {
  const seconds = Math.round(millis / SECOND);
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  if (hours > 0) return `${hours} h ${minutes % 60} min`;
  return minutes === 0 ? `${seconds} s` : `${minutes} min ${seconds % 60} s`;
};

const scoreText = ({ wins, draws, losses }: Score): string => `+${wins} =${draws} -${losses}`;

/** How a match stands, on one line: a bar, the score and an estimate of the remaining time. */
export const progressLine = ({ played, games, score, remaining }: MatchProgress): string => {
  const done = Math.round((played / Math.max(games, 1)) * BAR_WIDTH);
  const bar = `${'#'.repeat(done)}${'.'.repeat(BAR_WIDTH - done)}`;
  const rest = remaining === undefined ? '' : `, about ${inWords(remaining)} left`;
  return `[${bar}] ${played}/${games} ${scoreText(score)}${rest}`;
};

const signed = (value: number): string => `${value >= 0 ? '+' : ''}${Math.round(value)}`;

/** The result of a match on one line: score, share of the points, Elo difference with its 95 % bounds. */
export const resultLine = (games: readonly MatchGame[]): string => {
  const score = scoreOf(games);
  const { elo, low, high } = eloDifference(score);
  const share = (shareOf(score) * 100).toFixed(1);
  return `${gamesIn(score)} games, ${scoreText(score)}, ${share} %, Elo ${signed(elo)} (${signed(low)} to ${signed(high)})`;
};

/** One step of a ladder: how a level did against the one below it. */
export interface Step {
  readonly level: number;
  readonly games: readonly MatchGame[];
}

const stepRow = ({ level, games }: Step, total: number): string => {
  const score = scoreOf(games);
  const { elo, low, high } = eloDifference(score);
  const cells = [
    `${level}`,
    `${gamesIn(score)}`,
    scoreText(score),
    `${(shareOf(score) * 100).toFixed(1)} %`,
    `${signed(elo)} (${signed(low)} to ${signed(high)})`,
    signed(total),
  ];
  return `| ${cells.join(' | ')} |`;
};

/** A ladder as a Markdown table; the lowest level stands at 0. */
export const ladderTable = ({ game, tables }: Ladder, steps: readonly Step[]): string => {
  let total = 0;
  const rows = steps.map(step => {
    total += eloDifference(scoreOf(step.games)).elo;
    return stepRow(step, total);
  });
  return [
    `# Levels of ${game}`,
    '',
    'Written by `dragonway arena --ladder`: each level against the one below it, with random openings that are played twice',
    'with the sides exchanged; a draw counts half. Elo with bounds of 95 %.',
    '',
    '| level | games | score | share | Elo over the level below | Elo over level 1 |',
    '|---|---|---|---|---|---|',
    ...rows,
    '',
    'The openings go through these tables in turns:',
    '',
    ...tables.map(table => `- \`${table}\``),
    '',
  ].join('\n');
};
