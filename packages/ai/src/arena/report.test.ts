import { expect, test } from 'vitest';
import type { Ladder } from './ladder.js';
import type { MatchGame, MatchResult } from './match.js';
import { inWords, ladderTable, progressLine, resultLine } from './report.js';

const LADDER: Ladder = {
  game: 'tao-long',
  tables: ['tao-long', 'tao-long;mode=monk'],
  seed: 1,
  games: { 2: 2, 3: 4, 4: 0, 5: 0, 6: 0, 7: 0, 8: 0, 9: 0, 10: 0 },
};

const gamesOf = (results: readonly MatchResult[]): readonly MatchGame[] =>
  results.map((result, index) => ({ index, result, turns: 10, moves: [] }));

test('progress shows a bar, the score and an estimate', () => {
  const score = { wins: 6, draws: 1, losses: 3 };
  expect(progressLine({ played: 10, fresh: 4, games: 20, score, remaining: 95_000 })).toBe(
    '[############............] 10/20 +6 =1 -3, about 1 min 35 s left',
  );
});

test('a result has its share of the points and the Elo difference with bounds', () => {
  expect(resultLine(gamesOf(['win', 'win', 'win', 'loss']))).toMatch(
    /^4 games, \+3 =0 -1, 75\.0 %, Elo \+191 \(-\d+ to \+\d+\)$/,
  );
});

test('a ladder adds the steps up', () => {
  const table = ladderTable(LADDER, [
    { level: 2, games: gamesOf(['win', 'loss']) },
    { level: 3, games: gamesOf(['win', 'win', 'win', 'loss']) },
  ]);
  expect(table.split('\n').filter(line => /^\| \d/.test(line))).toEqual([
    expect.stringMatching(/^\| 2 \| 2 \| \+1 =0 -1 \| 50\.0 % \| \+0 \(-\d+ to \+\d+\) \| \+0 \|$/),
    expect.stringMatching(/^\| 3 \| 4 \| \+3 =0 -1 \| 75\.0 % \| \+191 \(-\d+ to \+\d+\) \| \+191 \|$/),
  ]);
});

test.each([
  [9_400, '9 s'],
  [95_000, '1 min 35 s'],
  [2 * 3_600_000 + 5 * 60_000, '2 h 5 min'],
])('%d milliseconds are %s', (millis, words) => {
  expect(inWords(millis)).toBe(words);
});
