import { resolveRules, workingRules } from '@dragonway/tao-long';
import { expect, test } from 'vitest';
import { optionsOf, randomTurnStarts, TABLES } from '../../../test/tables.js';
import type { Key } from '../../search/judge.js';
import { judgedTaoLong } from './judge.js';
import { keyWriter } from './key.js';

test.each(TABLES)('R13: turn starts have the same key exactly if the mode cannot tell them apart, in %s', text => {
  const { game } = judgedTaoLong(optionsOf(text));
  const write = keyWriter(workingRules(resolveRules(optionsOf(text).table)));
  const key: Key = { low: 0, high: 0 };
  const words = new Map<string, string>();
  for (const state of randomTurnStarts(text, 12)) {
    write(state, key);
    const repetition = game.repetitionKey(state) ?? '';
    const word = `${key.low} ${key.high}`;
    expect(words.get(repetition) ?? word).toBe(word);
    words.set(repetition, word);
  }
  expect(new Set(words.values()).size).toBe(words.size);
});
