import { type Random, randomFrom } from '@dragonway/core';
import { KINDS } from '@dragonway/games';
import { Session } from './session.js';

/** A session for tests: a weak player, and a clock that goes on by a millisecond whenever it is asked. */
export const sessionForTests = (random: Random = randomFrom(1), tableBytes = 1 << 20): Session => {
  let now = 0;
  const search = { strength: { kind: 'limits', nodes: 300 }, tableBytes, seed: 1, now: () => now++ } as const;
  return new Session({ kinds: KINDS, version: '1.2.3', random, search });
};

/** The answers without the lines that only tell how a search goes on. */
export const withoutInfo = (lines: readonly string[]): readonly string[] =>
  lines.filter(line => !line.startsWith('info '));
