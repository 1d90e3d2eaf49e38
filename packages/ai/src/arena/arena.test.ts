import { parseTable, type Table } from '@dragonway/games';
import { describe, expect, test } from 'vitest';
import { chooserFor } from './choosers.js';
import { eloDifference } from './elo.js';
import { type EngineDuty, EngineError } from './engine-fault.js';
import { fingerprintOf } from './fingerprint.js';
import { type Contender, type Match, type MatchGame, pairingOf } from './match.js';
import { checkSameMatch, formatGameLine, formatMatchFile, formatMatchLine, parseMatchFile } from './match-file.js';
import { type Chooser, playGame } from './play-game.js';
import { runMatch, scoreOf } from './run-match.js';

const LEVEL_FIVE: Contender = { kind: 'thinker', strength: { kind: 'level', level: 5 } };
const RANDOM: Contender = { kind: 'random' };

const MATCH: Match = {
  tables: ['tao-long', 'tao-long;mode=monk'],
  one: LEVEL_FIVE,
  other: RANDOM,
  fingerprint: fingerprintOf('tao-long', [LEVEL_FIVE, RANDOM]),
  games: 4,
  seed: 11,
  openingDecisions: 6,
  mostTurns: 200,
};

const tableOf = (match: Match, index: number): Table => {
  const { table: options } = pairingOf(match, index);
  const table = parseTable(options);
  if (!table.ok) throw new Error(options);
  return table.value;
};

const ascending = (one: number, other: number): number => one - other;

const play = (match: Match, index: number): Promise<MatchGame> => {
  const table = tableOf(match, index);
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

  test('goes through its tables, one for each opening', async () => {
    const tables = [0, 1, 2, 3, 4].map(index => pairingOf(MATCH, index).table);
    expect(tables).toEqual(['tao-long', 'tao-long', 'tao-long;mode=monk', 'tao-long;mode=monk', 'tao-long']);
  });

  test('goes on where it was left', async () => {
    const kept: MatchGame[] = [];
    const all = await runAll(MATCH, [await play(MATCH, 2)], game => kept.push(game));
    expect(kept.map(({ index }) => index).sort(ascending)).toEqual([0, 1, 3]);
    expect(all.map(({ index }) => index).sort(ascending)).toEqual([0, 1, 2, 3]);
  });

  test('keeps what was played before it was interrupted', async () => {
    const run = { earlier: [], lanes: 1, keep: () => undefined, now: () => 0 };
    const games = await runMatch(MATCH, { ...run, play: async index => (index < 2 ? play(MATCH, index) : undefined) });
    expect(games.map(({ index }) => index)).toEqual([0, 1]);
  });

  test('is lost by an engine that owes a move, and stops for one that never gets ready', async () => {
    const failing = (duty: EngineDuty): Chooser => ({
      choose: () => Promise.reject(new EngineError('engine', { code: 'engine/ended' }, duty)),
    });
    const table = tableOf(MATCH, 0);
    const random = chooserFor(table, RANDOM);
    expect(await playGame(table.game, MATCH, 0, [failing('move'), random])).toMatchObject({
      result: 'loss',
      forfeit: { by: 'one', fault: { code: 'engine/ended' } },
    });
    expect(await playGame(table.game, MATCH, 0, [random, failing('move')])).toMatchObject({
      result: 'win',
      forfeit: { by: 'other' },
    });
    await expect(playGame(table.game, MATCH, 0, [failing('be-ready'), random])).rejects.toThrow(EngineError);
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

  test('is the same however its games came in', async () => {
    const [first, second] = [await play(MATCH, 0), await play(MATCH, 1)];
    const text = formatMatchFile({ match: MATCH, games: [second, first] });
    expect(text).toBe(formatMatchFile({ match: MATCH, games: [first, second] }));
    expect(parseMatchFile(text)).toEqual({ ok: true, value: { match: MATCH, games: [first, second] } });
  });

  test('goes on with the same match only, to which games may be added', () => {
    const file = { match: MATCH, games: [] };
    expect(checkSameMatch(file, { ...MATCH, games: 8 })).toMatchObject({ ok: true, value: { games: 8 } });
    expect(checkSameMatch(file, { ...MATCH, seed: 12 })).toMatchObject({
      ok: false,
      refusal: { code: 'match-file/another-match', field: 'seed', found: '11', expected: '12' },
    });
  });

  test('never loses a game to a match of fewer games', async () => {
    const file = { match: MATCH, games: [await play(MATCH, 2)] };
    expect(checkSameMatch(file, { ...MATCH, games: 3 }).ok).toBe(true);
    expect(checkSameMatch(file, { ...MATCH, games: 2 })).toMatchObject({
      ok: false,
      refusal: { code: 'match-file/another-match', field: 'games', found: '4', expected: '2' },
    });
  });

  test('keeps why an engine lost a game', async () => {
    const forfeit = { by: 'other', fault: { code: 'engine/illegal-move', move: 'X' } } as const;
    const game: MatchGame = { ...(await play(MATCH, 0)), result: 'win', forfeit };
    expect(parseMatchFile(formatMatchFile({ match: MATCH, games: [game] }))).toMatchObject({
      ok: true,
      value: { games: [game] },
    });
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

describe('a fingerprint', () => {
  test('tells levels, limits and games apart and stays the same for the same players', () => {
    const level = (number: 4 | 5): Contender => ({ kind: 'thinker', strength: { kind: 'level', level: number } });
    const limits: Contender = { kind: 'thinker', strength: { kind: 'limits', nodes: 100 } };
    const prints = [
      fingerprintOf('tao-long', [LEVEL_FIVE, level(4)]),
      fingerprintOf('tao-long', [level(4), LEVEL_FIVE]),
      fingerprintOf('tao-long', [LEVEL_FIVE, limits]),
      fingerprintOf('way-of-the-dragon', [LEVEL_FIVE, level(4)]),
    ];
    expect(new Set(prints).size).toBe(4);
    expect(fingerprintOf('tao-long', [level(5), level(4)])).toBe(prints[0]);
  });
});
