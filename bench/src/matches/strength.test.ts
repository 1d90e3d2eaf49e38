import { type Chooser, type Contender, chooserFor, type Match, pairingOf, playGame, scoreOf } from '@dragonway/ai';
import { parseTable, type Table } from '@dragonway/games';
import { describe, expect, test } from 'vitest';
import { greedy, mctsByPlayouts } from './guests.js';

/*
 * The matches of `npm run matches` and the ladder, small and seeded: everything is bounded by states and playouts, so that
 * the same games come out everywhere, and the margins are wide enough to fail only if strength breaks.
 */
const level = (number: 1 | 4): Contender => ({ kind: 'thinker', strength: { kind: 'level', level: number } });
const faultless = (nodes: number, depth = 200): Contender => ({
  kind: 'thinker',
  strength: { kind: 'limits', nodes, depth },
});

interface Pairing {
  readonly tables: readonly string[];
  readonly one: Contender;
  readonly other: (table: Table) => Chooser;
  readonly games: number;
}

const play = async ({ tables, one, other, games }: Pairing) => {
  const guest = { kind: 'guest', name: 'other' } as const;
  const bounds = { games, seed: 77, openingDecisions: 6, mostTurns: 200 };
  const match: Match = { tables, one, other: guest, fingerprint: '', ...bounds };
  const playOne = (index: number) => {
    const table = parseTable(pairingOf(match, index).table);
    if (!table.ok) throw new Error(table.refusal.code);
    return playGame(table.value.game, match, index, [chooserFor(table.value, one), other(table.value)]);
  };
  return scoreOf(await Promise.all(Array.from({ length: games }, (_, index) => playOne(index))));
};

describe('Tao Long', () => {
  const tables = ['tao-long;mode=master', 'tao-long;mode=monk;scenario=canyon'];

  test('the search with 600 states and no faults beats a tree search of 10 playouts', async () => {
    const other = (table: Table) => mctsByPlayouts(table, 10);
    expect(await play({ tables, one: faultless(600), other, games: 2 })).toEqual({ wins: 2, draws: 0, losses: 0 });
  });

  test('level 4 beats level 1', async () => {
    const { wins } = await play({ tables, one: level(4), other: table => chooserFor(table, level(1)), games: 6 });
    expect(wins).toBeGreaterThanOrEqual(4);
  });
});

describe('Way of the Dragon', () => {
  const tables = ['way-of-the-dragon'];

  test('the trained judgement without a look ahead beats the player that always moves the farthest', async () => {
    const { wins } = await play({ tables, one: faultless(500, 1), other: greedy, games: 40 });
    expect(wins).toBeGreaterThanOrEqual(24);
  });

  test('the trained judgement without a look ahead beats a tree search of 30 playouts', async () => {
    const other = (table: Table) => mctsByPlayouts(table, 30);
    const { wins } = await play({ tables, one: faultless(500, 1), other, games: 8 });
    expect(wins).toBeGreaterThanOrEqual(6);
  });

  test('level 4 beats level 1', async () => {
    const { wins } = await play({ tables, one: level(4), other: table => chooserFor(table, level(1)), games: 20 });
    expect(wins).toBeGreaterThanOrEqual(14);
  });
});
