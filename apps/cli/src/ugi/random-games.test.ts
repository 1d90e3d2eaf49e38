import { type Game, NOBODY, pick, type Random, randomFrom } from '@dragonway/core';
import { parseTable } from '@dragonway/games';
import { spoil } from '@dragonway/testkit';
import { describe, expect, test } from 'vitest';
import { sessionForTests } from './testing.js';

const TABLES = [
  'tao-long;mode=monk;scenario=labyrinth',
  'tao-long;mode=master;scenario=valley;village=earth',
  'tao-long;mode=master;scenario=mist;solo=heaven',
  'way-of-the-dragon;players=k,r,w,y,b;powers=on;immunity=on;dead=W3,F5',
];
const DECISIONS = 300;

const optionLines = (table: string): readonly string[] => {
  const [id = '', ...pairs] = table.split(';');
  return [`game=${id}`, ...pairs].map(pair => `setoption name ${pair.replace('=', ' value ')}`);
};

const expected = (game: Game, state: object): readonly string[] => [
  game.notation.formatPosition(state),
  game.notation.formatDecision(state),
  game
    .legalMoves(state)
    .map(move => game.notation.formatMove(move))
    .join(' '),
];

/** Lines that a careless program might send; none of them may change where the session stands. */
const garbage = (random: Random, line: string): string => {
  const spoilt = spoil(random, line).replaceAll('\n', ' ');
  return /^\s*(position|setoption|quit|go)/.test(spoilt) ? `${spoilt} ?` : spoilt;
};

describe.each(TABLES)('%s', text => {
  const table = parseTable(text);
  if (!table.ok) throw new Error(table.refusal.code);
  const { game } = table.value;

  test('the session says after every decision what the rules say, with garbage in between', () => {
    const random = randomFrom(3);
    const session = sessionForTests(random);
    for (const line of optionLines(text)) expect(session.receive(line)).toEqual([]);
    const moves: string[] = [];
    let state = game.start();
    for (let count = 0; count < DECISIONS && game.actor(state) !== NOBODY; count += 1) {
      const line = `position startpos moves ${moves.join(' ')}`;
      expect(session.receive(line)).toEqual([]);
      session.receive(garbage(random, line));
      expect([...session.receive('d'), ...session.receive('legal')]).toEqual(expected(game, state));
      const move = pick(random, game.legalMoves(state));
      moves.push(game.notation.formatMove(move));
      state = game.next(state, move);
    }
  });
});
