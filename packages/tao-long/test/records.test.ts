import { formatRecord, parseRecord, pick, randomFrom, recordOf, replay } from '@dragonway/core';
import { taoLongKind } from '@dragonway/tao-long';
import { expect, test } from 'vitest';
import { gameOf } from './table.js';

const recordText = (options: string, seed: number): string => {
  const game = gameOf(options);
  const random = randomFrom(seed);
  const moves: object[] = [];
  let state = game.start();
  while (game.actor(state) !== 'nobody' && moves.length < 60) {
    const move = pick(random, game.legalMoves(state));
    moves.push(move);
    state = game.next(state, move);
  }
  const tags = [
    { name: 'Game', value: 'tao-long' },
    { name: 'Options', value: `tao-long${options}` },
    { name: 'White', value: 'A "quoted" name \\ with a backslash' },
  ];
  return formatRecord(recordOf({ game, start: game.start(), moves, tags }));
};

test.each(['', ';mode=monk', ';mode=master;scenario=mist', ';mode=monk;solo=earth'])(
  'a record of tao-long%s is read back byte for byte and replays',
  options => {
    const text = recordText(options, 3);
    const record = parseRecord(text);
    if (!record.ok) throw new Error(JSON.stringify(record.refusal));
    expect(formatRecord(record.value)).toBe(text);
    expect(replay([taoLongKind], record.value).ok).toBe(true);
  },
);

const check = (text: string) => {
  const record = parseRecord(text);
  if (!record.ok) return record.refusal;
  const replayed = replay([taoLongKind], record.value);
  return replayed.ok ? 'right' : replayed.refusal;
};

const TAGS = '[Game "tao-long"]\n[Options "tao-long"]\n[Result "*"]\n\n';

test.each([
  [
    'an illegal move',
    `${TAGS}1. W E *\n`,
    { code: 'record/illegal-move', turn: 1, move: 'E', cause: { code: 'move/wrong-direction' } },
  ],
  ['a wrong turn number', `${TAGS}1. W S 3. E W+ *\n`, { code: 'record/wrong-turn-number', found: 3, expected: 2 }],
  ['a turn that was split', `${TAGS}1. W 1. S *\n`, { code: 'record/wrong-turn-number' }],
  ['two turns in one', `${TAGS}1. W S E *\n`, { code: 'record/wrong-turn-number', found: 1, expected: 2 }],
  ['an empty turn', `${TAGS}1. *\n`, { code: 'record/empty-turn', turn: 1 }],
  ['an unknown result', `${TAGS.replace('"*"', '"2-0"')}1. W S 2-0\n`, { code: 'record/wrong-result' }],
  ['a result that the tag denies', `${TAGS}1. W S 1-0\n`, { code: 'record/wrong-result', found: '*', expected: '1-0' }],
  ['another game', TAGS.replace('"tao-long"', '"chess"').concat('1. W S *\n'), { code: 'record/unknown-game' }],
  [
    'bad options',
    TAGS.replace('tao-long"]\n[R', 'tao-long;mode=x"]\n[R').concat('1. W S *\n'),
    { code: 'record/bad-options' },
  ],
  ['no options', '[Game "tao-long"]\n[Result "*"]\n\n1. W S *\n', { code: 'record/missing-tag', tag: 'Options' }],
  ['no result', `${TAGS}1. W S\n`, { code: 'record/wrong-result' }],
  ['no empty line', '[Game "tao-long"]\n1. W *\n', { code: 'record/unreadable' }],
  ['text before the first turn', `${TAGS}W S *\n`, { code: 'record/unreadable', line: 5, column: 1 }],
] as const)('a record is refused for %s', (_, text, refusal) => {
  expect(check(text)).toMatchObject(refusal);
});

test('a game that ended at the table may have a result that the rules did not reach', () => {
  expect(check(`${TAGS.replace('"*"', '"1-0"')}1. W S 1-0\n`)).toBe('right');
  expect(check(`${TAGS.replace('"*"', '"1/2-1/2"')}1. W {a comment} S 1/2-1/2\n`)).toBe('right');
});

test('a record may begin at a position', () => {
  const position = '8/8/8/8/8/8/8/8 a5a6a7a8 g1h1h2g2 4,0/4,0 wwb/-/bw/-/bb/-/-/w ccw e 2';
  expect(check(`[Game "tao-long"]\n[Options "tao-long"]\n[Position "${position}"]\n[Result "*"]\n\n2. E W+ *\n`)).toBe(
    'right',
  );
});
