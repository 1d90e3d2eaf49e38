import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sessionForTests as newSession } from './testing.js';

const PLACE = ['setoption name mode value monk', 'position startpos moves W:bw', 'setoption name mode value master'];

/** What a session answers to a line in the middle of a game, after which it must stand where it stood. */
const answerTo = (line: string): string => {
  const session = newSession();
  for (const before of PLACE) session.receive(before);
  const state = [...session.receive('d'), ...session.receive('legal')];
  const lines = session.receive(line);
  expect(lines).toHaveLength(1);
  expect([...session.receive('d'), ...session.receive('legal')]).toEqual(state);
  return lines[0] ?? '';
};

describe('every error is one line with its code', () => {
  test.each([
    ['hello', 'ugi/unknown-command'],
    ['UGI', 'ugi/unknown-command'],
    ['__proto__', 'ugi/unknown-command'],
    ['ugi now', 'ugi/unexpected-word'],
    ['isready?', 'ugi/unknown-command'],
    ['isready 1', 'ugi/unexpected-word'],
    ['uginewgame 2', 'ugi/unexpected-word'],
    ['legal moves', 'ugi/unexpected-word'],
    ['d 1', 'ugi/unexpected-word'],
    ['stop now', 'ugi/unexpected-word'],
    ['quit now', 'ugi/unexpected-word'],
    ['setoption', 'ugi/missing-word'],
    ['setoption mode', 'ugi/unexpected-word'],
    ['setoption name', 'ugi/missing-word'],
    ['setoption name mode', 'ugi/missing-word'],
    ['setoption name mode monk', 'ugi/unexpected-word'],
    ['setoption name mode value', 'ugi/missing-word'],
    ['setoption name mode value monk master', 'ugi/unexpected-word'],
    ['setoption name colour value red', 'ugi/unknown-option'],
    ['setoption name Mode value monk', 'ugi/unknown-option'],
    ['setoption name toString value monk', 'ugi/unknown-option'],
    ['setoption name mode value abbot', 'options/bad-value'],
    ['setoption name mode value <empty>', 'options/bad-value'],
    ['setoption name game value chess', 'options/bad-value'],
    ['setoption name edition value second', 'options/bad-value'],
    ['setoption name edition value toString', 'options/bad-value'],
    ['setoption name length value 16', 'options/bad-value'],
    ['setoption name length value five', 'options/bad-value'],
    ['setoption name players value k', 'options/bad-value'],
    ['setoption name players value k,k', 'options/bad-value'],
    ['setoption name segments value 0,3', 'options/bad-value'],
    ['setoption name terrain value 8/8', 'options/bad-value'],
    ['position', 'ugi/missing-word'],
    ['position here', 'ugi/unexpected-word'],
    ['position startpos here', 'ugi/unexpected-word'],
    ['position startpos W', 'ugi/unexpected-word'],
    ['position fen', 'ugi/missing-word'],
    ['position fen moves W', 'ugi/missing-word'],
    ['position fen 8/8', 'position/unreadable'],
    ['position startpos moves X', 'move/unreadable'],
    ['position startpos moves F:bw', 'move/impossible-action'],
    ['position startpos moves W:bw SSS', 'move/too-many-steps'],
    ['query', 'ugi/missing-word'],
    ['query moon', 'ugi/unexpected-word'],
    ['query constructor', 'ugi/unexpected-word'],
    ['query result now', 'ugi/unexpected-word'],
    ['go fast', 'ugi/unexpected-word'],
    ['go depth', 'ugi/missing-word'],
    ['go depth -1', 'ugi/unexpected-word'],
    ['go depth 1.5', 'ugi/unexpected-word'],
    ['go depth 1 depth 2', 'ugi/unexpected-word'],
    ['go infinite 3', 'ugi/unexpected-word'],
    ['go depth 3 infinite', 'ugi/unexpected-word'],
    ['go perft', 'ugi/missing-word'],
    ['go perft x', 'ugi/unexpected-word'],
    ['go perft 1000', 'ugi/unexpected-word'],
    ['go perft 2 3', 'ugi/unexpected-word'],
  ])('%s', (line, code) => {
    expect(answerTo(line)).toMatch(new RegExp(`^error ${code} [ -~]+$`));
  });
});

test('an illegal move is named with its place and the ruling', () => {
  expect(answerTo('position startpos moves F:bw')).toBe(
    'error move/impossible-action move 1, F:bw: lifting Fire gives Earth, which is impossible: it needs a dragon that faces east or west, and yours faces south (R1)',
  );
});

test('what is echoed is short and printable', () => {
  const line = answerTo('é\u0007'.repeat(500));
  expect(line.length).toBeLessThan(300);
  expect(line).toMatch(/^error ugi\/unknown-command there is no command \?{40}\.\.\.: /);
});

const WORDS = [
  'position',
  'startpos',
  'fen',
  'moves',
  'setoption',
  'name',
  'value',
  'game',
  'mode',
  'W',
  'SS',
  'legal',
  'd',
  'query',
];

test('whatever comes in, nothing is thrown and every line is printable ASCII', () => {
  const word = fc.oneof(fc.constantFrom(...WORDS), fc.string(), fc.string({ unit: 'binary' }));
  const line = fc.array(word, { maxLength: 8 }).map(words => words.join(' ').replaceAll('\n', ' '));
  fc.assert(
    fc.property(fc.array(line, { maxLength: 12 }), lines => {
      const session = newSession();
      for (const answer of lines.flatMap(text => [...session.receive(text)])) expect(answer).toMatch(/^[ -~]*$/);
    }),
  );
});
