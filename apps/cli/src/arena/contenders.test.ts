import { expect, test } from 'vitest';
import { formatContender, parseContender } from './contenders.js';

const SETTINGS = { go: 'go nodes 100', mostMillis: 5_000 };

test.each([
  ['level:7', { kind: 'thinker', strength: { kind: 'level', level: 7 } }],
  ['nodes:500', { kind: 'thinker', strength: { kind: 'limits', nodes: 500 } }],
  ['random', { kind: 'random' }],
  ['ugi:npx dragonway ugi', { kind: 'ugi', command: 'npx', arguments: ['dragonway', 'ugi'], ...SETTINGS }],
] as const)('the contender %s is read', (word, contender) => {
  expect(parseContender(word, SETTINGS)).toEqual({ ok: true, value: contender });
  expect(formatContender(contender)).toBe(word);
});

test.each(['level:11', 'level:', 'nodes:0', 'nodes:many', 'ugi:', 'somebody', ''])(
  'the contender «%s» is refused',
  word => {
    const read = parseContender(word, SETTINGS);
    expect(read.ok ? undefined : read.refusal.code).toBe('arena/unknown-contender');
  },
);

test('a player that is bounded by a number of states can be given its memory', () => {
  expect(parseContender('nodes:500', { ...SETTINGS, tableBytes: 1 << 20 })).toEqual({
    ok: true,
    value: { kind: 'thinker', strength: { kind: 'limits', nodes: 500, tableBytes: 1 << 20 } },
  });
});
