import { randomFrom } from '@dragonway/core';
import { parseTable, type Table } from '@dragonway/games';
import { expect, test } from 'vitest';
import { inkFor } from '../draw/ink.js';
import type { SeatKind } from '../players/seat-kind.js';
import { checkRecord } from '../record/check.js';
import { diceFrom } from './dice.js';
import { LineTalk } from './line-talk.js';
import { type PlayedGame, playTable } from './play-table.js';
import { playedRecord } from './played-record.js';

const SEEDS = { server: 'a'.repeat(64), players: ['k', 'r'] };

const tableOf = (text: string): Table => {
  const table = parseTable(text);
  if (!table.ok) throw new Error(table.refusal.code);
  return table.value;
};

interface Scripted {
  readonly played: PlayedGame;
  readonly said: string;
  readonly record: string;
}

const readLines = async function* (lines: readonly string[]): AsyncGenerator<string> {
  for (const line of lines) yield await Promise.resolve(line);
};

/** Plays a table with typed lines; the input ends after the last of them. */
const play = async (options: string, seats: readonly SeatKind[], ...lines: readonly string[]): Promise<Scripted> => {
  const table = tableOf(options);
  let said = '';
  const write = (text: string): void => {
    said += text;
  };
  const talk = new LineTalk({ lines: readLines(lines), write }, inkFor(false));
  const start = table.game.start();
  const settings = { table, start, seats, random: randomFrom(7), seed: 7, rollDice: diceFrom(SEEDS), talk };
  const played = await playTable(settings);
  return { played, said, record: playedRecord({ table, start, seats, seeds: SEEDS, date: '2026.11.16' }, played) };
};

test('moves are typed in notation or by their number, and told in words', async () => {
  const { said, record } = await play('tao-long', ['person', 'person'], 'W', '2', 'quit');
  expect(said).toContain('   3  W  lift Water for Heaven\n> Tianlong: W\n');
  expect(said).toContain('  Lifted from Water: white, black, flowing counter-clockwise.\n');
  expect(said).toContain('  Tianlong steps from a6 to a5.\n  Turn 1 ends.\n');
  expect(record).toContain('\n\n1. W SS *\n');
});

test('a refusal is told in words with the ruling, and the question comes again', async () => {
  const { said, played } = await play('tao-long', ['person', 'person'], 'F', 'H', 'quit');
  expect(said).toContain(
    'Refused: lifting Fire gives Earth, which is impossible: it needs a dragon that faces east or west, and yours faces south (R1).\n',
  );
  expect(played.moves).toHaveLength(1);
});

test('the end of input ends the game politely', async () => {
  const { played } = await play('tao-long', ['person', 'random']);
  expect(played).toMatchObject({ moves: [], isOver: false });
});

test('random players finish a game, and its record is right', async () => {
  const { played, said, record } = await play('tao-long;mode=master;scenario=valley', ['random', 'random']);
  expect(played.isOver).toBe(true);
  expect(said).toMatch(/(Tianlong|Dilong) wins after \d+ turns\./);
  expect(checkRecord(record).kind).toBe('right');
});

test('the dice of a game follow from its seed, and its record says so', async () => {
  const { played, record } = await play('way-of-the-dragon;powers=on', ['random', 'random']);
  expect(played.isOver).toBe(true);
  expect(record).toMatch(
    /\n\[Player 1 "Black \(random\)"\]\n\[Player 2 "Red \(random\)"\]\n\[Result "\S+"\]\n\[Seed "a{64}:k:r"\]\n/,
  );
  expect(checkRecord(record)).toEqual({
    kind: 'right',
    words: [
      expect.stringMatching(/^Right: \d+ decisions/),
      expect.stringMatching(/^All \d+ rolls follow from the seed\.$/),
    ],
  });
});

test('in solo the player answers for both dragons', async () => {
  const lines = Array.from({ length: 2000 }, () => '1');
  const { played } = await play('tao-long;mode=monk;solo=earth', ['random', 'person'], ...lines);
  expect(played.moves.length).toBeGreaterThan(10);
});

test('the board out of sight is not drawn', async () => {
  const { said } = await play('tao-long;mode=chosen', ['person', 'person'], 'quit');
  expect(said).toContain('is out of sight.');
  expect(said).not.toContain(' a  b  c ');
});
