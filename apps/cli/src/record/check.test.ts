import { expect, test } from 'vitest';
import { checkRecord, openRecord } from './check.js';
import { showRecord } from './show.js';

const SERVER = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff';

const recordOf = (tags: readonly string[], movetext: string): string => [...tags, '', movetext, ''].join('\n');

const TAO_LONG = ['[Game "tao-long"]', '[Options "tao-long"]', '[Result "*"]'];

// The dice of the seeds: roll 1 is MMMED, roll 2 WFMMO.
const WAY = [
  '[Game "way-of-the-dragon"]',
  '[Options "way-of-the-dragon"]',
  '[Result "*"]',
  `[Seed "${SERVER}:alice-1:bob_2"]`,
];
const RIGHT_ROLLS = '1. roll:MMMED move:M 2. roll:WFMMO move:W *';

test('a right record is right', () => {
  expect(checkRecord(recordOf(TAO_LONG, '1. W SS *'))).toEqual({
    kind: 'right',
    words: ['Right: 2 decisions, result *.'],
  });
});

test.each([
  ['an illegal move', TAO_LONG, '1. W SSS *', /^Refused, turn 1, SSS in .*: Heaven has at most 2 steps \(R7\)\.$/],
  ['a wrong turn number', TAO_LONG, '2. W SS *', /^Refused, turn 2 stands where turn 1 should\.$/],
  ['a wrong result', [...TAO_LONG.slice(0, 2), '[Result "2-0"]'], '1. W SS 2-0', /^Refused, the result is 2-0, /],
  [
    'options that are refused',
    ['[Game "tao-long"]', '[Options "tao-long;mode=abbot"]', '[Result "*"]'],
    '*',
    /^Refused, the options are refused: mode cannot be abbot/,
  ],
  [
    'a game that is unknown',
    ['[Game "chess"]', '[Options "chess"]', '[Result "*"]'],
    '*',
    /^Refused, there is no game chess/,
  ],
  ['a tag that is missing', ['[Game "tao-long"]'], '*', /^Refused, the tag Options is missing\.$/],
])('%s is wrong', (_name, tags, movetext, words) => {
  expect(checkRecord(recordOf(tags, movetext))).toEqual({ kind: 'wrong', words: [expect.stringMatching(words)] });
});

test('a text that is no record cannot be read', () => {
  expect(checkRecord('hello')).toEqual({
    kind: 'unreadable',
    words: [expect.stringMatching(/^Refused, line 1, column 1: /)],
  });
});

test('dice that follow from the seed are right', () => {
  expect(checkRecord(recordOf(WAY, RIGHT_ROLLS))).toEqual({
    kind: 'right',
    words: ['Right: 4 decisions, result *.', 'All 2 rolls follow from the seed.'],
  });
});

test('the first wrong roll is named', () => {
  expect(checkRecord(recordOf(WAY, '1. roll:MMMED move:M 2. roll:DDDDD pass *'))).toEqual({
    kind: 'wrong',
    words: ['Roll 2, in turn 2, is wrong: DDDDD instead of WFMMO.'],
  });
});

test('dice without a seed are not checked, and the words say so', () => {
  expect(checkRecord(recordOf(WAY.slice(0, 3), RIGHT_ROLLS)).words[1]).toMatch(/not checked/);
});

test('a seed that cannot be read, or was not the promised one, is wrong', () => {
  const unreadable = [...WAY.slice(0, 3), '[Seed "abc"]'];
  expect(checkRecord(recordOf(unreadable, RIGHT_ROLLS))).toMatchObject({ kind: 'wrong' });
  const broken = [...WAY, `[Commitment "${'0'.repeat(64)}"]`];
  expect(checkRecord(recordOf(broken, RIGHT_ROLLS)).words).toEqual(['The seed is not the one that was promised.']);
  const unreadablePromise = [...WAY, '[Commitment "x"]'];
  expect(checkRecord(recordOf(unreadablePromise, RIGHT_ROLLS)).words[0]).toMatch(/Commitment cannot be read/);
});

test('a record is shown as a log in words', () => {
  const opened = openRecord(recordOf(TAO_LONG, '1. W SS *'));
  expect(opened.ok && showRecord(opened.value.record, opened.value.replayed)).toEqual([
    'Game: tao-long',
    'Options: tao-long',
    'Result: *',
    '',
    'Turn 1',
    '  W',
    '    Lifted from Water: white, black, flowing counter-clockwise.',
    '    Dropped: white on Wind, black on Heaven.',
    '  SS',
    '    Tianlong performs Heaven.',
    '    Tianlong steps from a7 to a6.',
    '    Tianlong steps from a6 to a5.',
    '    Turn 1 ends.',
    '',
    'Result: *',
  ]);
});
