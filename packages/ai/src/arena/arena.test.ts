import { parseTable, type Table } from '@dragonway/games';
import { describe, expect, test } from 'vitest';
import { chooserFor } from './choosers.js';
import { eloDifference } from './elo.js';
import type { Contender, Match, MatchGame } from './match.js';
import { formatGameLine, formatMatchLine, parseMatchFile } from './match-file.js';
import { playGame } from './play-game.js';
import { runMatch, scoreOf } from './run-match.js';

const LEVEL_FIVE: Contender = { kind: 'thinker', strength: { kind: 'level', level: 5 } };
const RANDOM: Contender = { kind: 'random' };

const MATCH: Match = {
  options: 'tao-long',
  one: LEVEL_FIVE,
  other: RANDOM,
  games: 4,
  seed: 11,
  openingDecisions: 6,
  mostTurns: 200,
};

const tableOf = ({ options }: Match): Table => {
  const table = parseTable(options);
  if (!table.ok) throw new Error(options);
  return table.value;
};

const ascending = (one: number, other: number): number => one - other;

const play = (match: Match, index: number): Promise<MatchGame> => {
  const table = tableOf(match);
  return playGame(table.game, match, index, [chooserFor(table, match.one), chooserFor(table, match.other)]);
};

const runAll = (match: Match, earlier: readonly MatchGame[], keep: (game: MatchGame) => void) =>
  runMatch(match, { earlier, lanes: 2, play: index => play(match, index), keep, now: () => 0 });

describe('a match', () => {
  test('plays every opening twice with the sides exchanged, and the same games again for the same seed', async () => {
    const [first, second] = [await play(MATCH, 0), await play(MATCH, 1)];
    expect(first.moves.slice(0, 6)).toEqual(second.moves.slice(0, 6));
    expect(await play(MATCH, 0)).toEqual(first);
  });

  test('goes on where it was left', async () => {
    const kept: MatchGame[] = [];
    const all = await runAll(MATCH, [await play(MATCH, 2)], game => kept.push(game));
    expect(kept.map(({ index }) => index).sort(ascending)).toEqual([0, 1, 3]);
    expect(all.map(({ index }) => index).sort(ascending)).toEqual([0, 1, 2, 3]);
  });

  test('shows that a middling level beats chance', async () => {
    const { wins } = scoreOf(await runAll(MATCH, [], () => undefined));
    expect(wins).toBe(4);
  });
});

describe('a match file', () => {
  test('gives back what was written', async () => {
    const games = [await play(MATCH, 0)];
    const text = formatMatchLine(MATCH) + games.map(formatGameLine).join('');
    expect(parseMatchFile(text)).toEqual({ ok: true, value: { match: MATCH, games } });
  });

  test('leaves out a line that was cut off', async () => {
    const game = await play(MATCH, 0);
    const text = `${formatMatchLine(MATCH)}{"game":{"ind\n${formatGameLine(game)}`;
    expect(parseMatchFile(text)).toEqual({ ok: true, value: { match: MATCH, games: [game] } });
  });

  test('is refused without its match', () => {
    expect(parseMatchFile('nothing')).toMatchObject({ ok: false, refusal: { code: 'match-file/unreadable' } });
  });
});

describe('Elo', () => {
  test('is 0 for even scores and lies between its bounds', () => {
    const { elo, low, high } = eloDifference({ wins: 30, draws: 10, losses: 30 });
    expect(elo).toBeCloseTo(0);
    expect(low).toBeLessThan(0);
    expect(high).toBeCloseTo(-low);
  });

  test('is 191 for three points of four, and surer after more games', () => {
    const few = eloDifference({ wins: 15, draws: 0, losses: 5 });
    const many = eloDifference({ wins: 150, draws: 0, losses: 50 });
    expect(few.elo).toBeCloseTo(190.8, 0);
    expect(many.high - many.low).toBeLessThan(few.high - few.low);
  });
});
