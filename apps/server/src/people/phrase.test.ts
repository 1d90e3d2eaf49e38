import { expect, test } from 'vitest';
import { formatPhrase, newPhrase, parsePhrase } from './phrase.js';

test('a phrase is read back as it was written, and as people type it', () => {
  const phrase = newPhrase();
  expect(parsePhrase(formatPhrase(phrase))).toEqual(phrase);
  expect(parsePhrase(` ${formatPhrase(phrase).toUpperCase().replaceAll(' ', ' - ')} `)).toEqual(phrase);
});

test('anything else is no phrase', () => {
  expect(['', 'one two', 'x '.repeat(6), 'babobi'.repeat(6)].map(parsePhrase)).toEqual(Array(4).fill(undefined));
});

test('no two phrases are alike', () => {
  expect(new Set(Array.from({ length: 1_000 }, () => formatPhrase(newPhrase()))).size).toBe(1_000);
});
