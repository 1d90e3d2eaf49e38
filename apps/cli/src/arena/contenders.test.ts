import { expect, test } from 'vitest';
import { parseContender } from './contenders.js';

const GO = 'go nodes 100';

test.each([
  ['level:7', { kind: 'thinker', strength: { kind: 'level', level: 7 } }],
  ['nodes:500', { kind: 'thinker', strength: { kind: 'limits', nodes: 500 } }],
  ['random', { kind: 'random' }],
  ['ugi:npx dragonway ugi', { kind: 'ugi', command: 'npx', arguments: ['dragonway', 'ugi'], go: GO }],
] as const)('the contender %s is read', (word, contender) => {
  expect(parseContender(word, GO)).toEqual({ ok: true, value: contender });
});

test.each(['level:11', 'level:', 'nodes:0', 'nodes:many', 'ugi:', 'somebody', ''])(
  'the contender «%s» is refused',
  word => {
    const read = parseContender(word, GO);
    expect(read.ok ? undefined : read.refusal.code).toBe('arena/unknown-contender');
  },
);
