import type { MatchGame, MatchResult } from '@dragonway/ai';
import { expect, test } from 'vitest';
import { parseContender } from './contenders.js';
import { ladderTable, progressLine, resultLine } from './report.js';

const GO = 'go nodes 100';

test.each([
  ['level:7', { kind: 'thinker', strength: { kind: 'level', level: 7 } }],
  ['nodes:500', { kind: 'thinker', strength: { kind: 'limits', nodes: 500 } }],
  ['random', { kind: 'random' }],
  ['ugi:npx dragonway ugi', { kind: 'ugi', command: 'npx', arguments: ['dragonway', 'ugi'], go: GO }],
] as const)('the contender %s is read', (word, contender) => {
  expect(parseContender(word, GO)).toEqual({ ok: true, value: contender });
});

test.each(['level:11', 'level:', 'nodes:0', 'nodes:many', 'ugi:', 'somebody', ''])(
  'the contender «%s» is refused',
  word => {
    const read = parseContender(word, GO);
    expect(read.ok ? undefined : read.refusal.code).toBe('arena/unknown-contender');
  },
);

const gamesOf = (results: readonly MatchResult[]): readonly MatchGame[] =>
  results.map((result, index) => ({ index, result, turns: 10, moves: [] }));

test('progress shows a bar, the score and an estimate', () => {
  const score = { wins: 6, draws: 1, losses: 3 };
  expect(progressLine({ played: 10, games: 20, score, remaining: 95_000 })).toBe(
    '[############............] 10/20 +6 =1 -3, about 1 min 35 s left',
  );
});

test('a result has its share of the points and the Elo difference with bounds', () => {
  expect(resultLine(gamesOf(['win', 'win', 'win', 'loss']))).toMatch(
    /^4 games, \+3 =0 -1, 75\.0 %, Elo \+191 \(-\d+ to \+\d+\)$/,
  );
});

test('a ladder adds the steps up', () => {
  const table = ladderTable('tao-long', [
    { level: 2, games: gamesOf(['win', 'loss']) },
    { level: 3, games: gamesOf(['win', 'win', 'win', 'loss']) },
  ]);
  expect(table.split('\n').slice(-3, -1)).toEqual([
    expect.stringMatching(/^\| 2 \| 2 \| \+1 =0 -1 \| 50\.0 % \| \+0 \(-\d+ to \+\d+\) \| \+0 \|$/),
    expect.stringMatching(/^\| 3 \| 4 \| \+3 =0 -1 \| 75\.0 % \| \+191 \(-\d+ to \+\d+\) \| \+191 \|$/),
  ]);
});
