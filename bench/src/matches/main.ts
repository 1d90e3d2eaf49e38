import { writeFileSync } from 'node:fs';
import { DEFAULT_OPTIONS } from '@dragonway/way-of-the-dragon';
import { taoAgainstMcts } from './tao-match.js';
import { againstGreedy, againstMcts } from './way-match.js';

/*
 * The matches of the strongest level against what a user of a general framework would have. They take long: the number of
 * games is the first word of the command line, 100 unless told. The results are written to bench/matches.md.
 */
const GAMES = Number(process.argv[2] ?? 100);
const STRONGEST = { kind: 'level', level: 10 } as const;
const MILLIS = 60;

interface Result {
  readonly what: string;
  readonly bar: number;
  readonly games: number;
  readonly points: number;
}

const row = ({ what, bar, games, points }: Result): string => {
  const share = (points / games) * 100;
  return `| ${what} | ${games} | ${points} | ${share.toFixed(1)} % | ${bar} % | ${share >= bar ? 'reached' : 'MISSED'} |`;
};

const tell = (result: Result): Result => {
  process.stderr.write(`${row(result)}\n`);
  return result;
};

const results: readonly Result[] = [
  tell({
    what: 'Way of the Dragon, level 10 against greedy',
    bar: 70,
    ...againstGreedy(DEFAULT_OPTIONS, STRONGEST, GAMES),
  }),
  tell({ what: 'Way of the Dragon, level 10 against MCTS', bar: 65, ...againstMcts(DEFAULT_OPTIONS, MILLIS, GAMES) }),
  tell({
    what: 'Tao Long Master, level 10 against MCTS',
    bar: 95,
    ...taoAgainstMcts('tao-long;mode=master', STRONGEST, GAMES),
  }),
];

const text = [
  '# Matches of the strongest level',
  '',
  'Written by `npm run matches`: sides exchanged, random openings (Tao Long), the same time for every decision of both players',
  'where the opponent is a plain Monte Carlo tree search.',
  '',
  '| match | games | points | share | bar | |',
  '|---|---|---|---|---|---|',
  ...results.map(row),
  '',
].join('\n');
process.stdout.write(text);
writeFileSync(new URL('../../matches.md', import.meta.url), text);
