import { GAMES } from '@dragonway/games';
import { expect, test } from 'vitest';
import { type Standing, standAt } from './standing.js';

const kind = GAMES['tao-long'];

const stand = (words: string, last?: Standing): Standing => {
  const standing = standAt(kind, 'tao-long', words.split(' '), last);
  if (!standing.ok) throw new Error(standing.refusal.code);
  return standing.value;
};

test('a line that goes on keeps the states of the last one', () => {
  const first = stand('startpos moves W SS');
  const second = stand('startpos moves W SS E', first);
  expect(second.states).toHaveLength(4);
  for (const [index, state] of first.states.entries()) expect(second.states[index]).toBe(state);
});

test('a line that leaves the last one keeps what they share', () => {
  const first = stand('startpos moves W SS E');
  const second = stand('startpos moves W S', first);
  expect(second.states.slice(0, 2)).toEqual(first.states.slice(0, 2));
  expect(second.states[1]).toBe(first.states[1]);
  expect(second.states).toHaveLength(3);
});

test('another table or another position begins anew', () => {
  const first = stand('startpos moves W');
  const fen = first.game.notation.formatPosition(first.game.start());
  const second = stand(`fen ${fen} moves W`, first);
  expect(second.states[0]).not.toBe(first.states[0]);
  const other = standAt(kind, 'tao-long;mode=monk', ['startpos'], first);
  expect(other.ok && other.value.game).not.toBe(first.game);
});

test('an illegal move is refused with its place, counted from 1', () => {
  const first = stand('startpos moves W SS');
  expect(standAt(kind, 'tao-long', 'startpos moves W SS Q'.split(' '), first)).toMatchObject({
    ok: false,
    refusal: { code: 'ugi/illegal-move', place: 3, move: 'Q', cause: { code: 'move/unreadable' } },
  });
});
