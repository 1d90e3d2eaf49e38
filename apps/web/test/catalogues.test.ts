import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

interface Entry {
  readonly id: string;
  readonly text: string;
  readonly isFuzzy: boolean;
  readonly isObsolete: boolean;
}

const joined = (block: string, key: 'msgid' | 'msgstr'): string => {
  const [, quoted = ''] = new RegExp(`^${key} ((?:"(?:[^"\\\\]|\\\\.)*"\\n?)+)`, 'm').exec(block) ?? [];
  return quoted
    .split('\n')
    .filter(line => line !== '')
    .map(line => String(JSON.parse(line)))
    .join('');
};

const entriesOf = (locale: string): readonly Entry[] =>
  readFileSync(new URL(`../src/locales/${locale}/messages.po`, import.meta.url), 'utf8')
    .split(/\n\n+/)
    .map(block => ({
      id: joined(block, 'msgid'),
      text: joined(block, 'msgstr'),
      isFuzzy: /^#, .*fuzzy/m.test(block),
      isObsolete: /^#~/m.test(block),
    }))
    .filter(({ id }) => id !== '');

/** The names of the values in a message; the words that a plural or a choice stands for are no names. */
const valuesIn = (message: string): readonly string[] => {
  const unchosen = message.replaceAll(/(\{\w+, select,)(?: \w+ \{[^{}]*\})+/g, '$1');
  return [...new Set([...unchosen.matchAll(/\{(\w+)(?=[,}])/g)].map(([, name = '']) => name))].sort();
};

describe.each(['en', 'fr'])('the catalogue of %s', locale => {
  const entries = entriesOf(locale);

  test('misses no text and has none that is uncertain', () => {
    expect(entries.length).toBeGreaterThan(500);
    expect(entries.filter(({ text }) => text.trim() === '').map(({ id }) => id)).toEqual([]);
    expect(entries.filter(({ isFuzzy, isObsolete }) => isFuzzy || isObsolete)).toEqual([]);
  });

  test('puts the same values into every sentence as the source does', () => {
    const wrong = entries.filter(({ id, text }) => valuesIn(text).join() !== valuesIn(id).join());
    expect(wrong).toEqual([]);
  });

  test('says every plural in the forms that its language needs', () => {
    const plurals = entries.filter(({ id }) => id.includes(', plural,'));
    expect(plurals.filter(({ text }) => !/one \{.*other \{/.test(text))).toEqual([]);
  });
});

test('both languages have the same texts', () => {
  const ids = (locale: string): readonly string[] => entriesOf(locale).map(({ id }) => id);
  expect(ids('fr')).toEqual(ids('en'));
});
