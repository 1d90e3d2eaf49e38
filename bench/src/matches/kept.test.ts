import { readFileSync } from 'node:fs';
import { scoreOf, shareOf } from '@dragonway/ai';
import { expect, test } from 'vitest';
import { CONTESTS } from './contests.js';
import { keptMatches } from './kept.js';
import { matchReport } from './table.js';

const kept = keptMatches();

test.each(CONTESTS)('$what: played by the present players; otherwise it has to be played anew', contest => {
  expect(kept.map(played => played.contest)).toContainEqual(contest);
});

test('the kept games give exactly the kept report', () => {
  expect(readFileSync(new URL('../../matches.md', import.meta.url), 'utf8')).toBe(matchReport(kept));
});

test.each(CONTESTS)('$what: 100 games reach $bar %', ({ what, match, bar }) => {
  const games = kept.find(({ contest }) => contest.what === what)?.games ?? [];
  expect(games.map(({ index }) => index)).toEqual(Array.from({ length: match.games }, (_, index) => index));
  expect(shareOf(scoreOf(games)) * 100).toBeGreaterThanOrEqual(bar);
});
