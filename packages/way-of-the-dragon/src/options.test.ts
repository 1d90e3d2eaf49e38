import { expect, test } from 'vitest';
import { OPTION_KEYS } from './option-keys.js';
import { DEFAULT_OPTIONS, formatOptions, parseOptions } from './options.js';

const refusalOf = (text: string) => {
  const read = parseOptions(text);
  return read.ok ? undefined : read.refusal;
};

test('without pairs everything has its default', () => {
  expect(parseOptions('way-of-the-dragon')).toEqual({ ok: true, value: DEFAULT_OPTIONS });
  expect(formatOptions(DEFAULT_OPTIONS)).toBe('way-of-the-dragon');
});

test('all options have one text', () => {
  const text = 'way-of-the-dragon;players=b,y,w;first=w;powers=on;immunity=on;dead=W3,F5;length=12';
  const read = parseOptions(text);
  expect(read.ok && formatOptions(read.value)).toBe(text);
  expect(read.ok && read.value).toEqual({
    players: ['blue', 'yellow', 'white'],
    first: 'white',
    powers: true,
    immunity: true,
    dead: [
      { path: 'water', space: 3 },
      { path: 'fire', space: 5 },
    ],
    length: 12,
  });
});

test('a letter that does not play means the first seat', () => {
  const read = parseOptions('way-of-the-dragon;players=r,w;first=k');
  expect(read.ok && read.value.first).toBe('red');
  expect(read.ok && formatOptions(read.value)).toBe('way-of-the-dragon;players=r,w');
});

test('defaults are left out', () => {
  for (const pair of ['players=k,r', 'first=k', 'powers=off', 'immunity=off', 'dead=none', 'length=9']) {
    expect(refusalOf(`way-of-the-dragon;${pair}`)).toMatchObject({ code: 'options/default-written' });
  }
  expect(refusalOf('way-of-the-dragon;players=r,k;first=r')).toMatchObject({ code: 'options/default-written' });
  expect(refusalOf('way-of-the-dragon;players=r,k;first=k')).toBeUndefined();
});

test.each([
  ['tao-long', 'options/unknown-game'],
  ['way-of-the-dragon;', 'options/unreadable'],
  ['way-of-the-dragon;mode=master', 'options/unknown-key'],
  ['way-of-the-dragon;powers=on;players=r,w', 'options/key-out-of-order'],
  ['way-of-the-dragon;powers=yes', 'options/bad-value'],
  ['way-of-the-dragon;players=k', 'options/bad-value'],
  ['way-of-the-dragon;players=k,k', 'options/bad-value'],
  ['way-of-the-dragon;players=k,x', 'options/bad-value'],
  ['way-of-the-dragon;players=kr', 'options/bad-value'],
  ['way-of-the-dragon;first=x', 'options/bad-value'],
  ['way-of-the-dragon;dead=-', 'options/bad-value'],
  ['way-of-the-dragon;dead=W16', 'options/bad-value'],
  ['way-of-the-dragon;dead=F1,W1', 'options/bad-value'],
  ['way-of-the-dragon;length=09', 'options/bad-value'],
  ['way-of-the-dragon;dead=W10', 'options/dead-piece-off-plain-spaces'],
])('%s is refused with %s', (text, code) => {
  expect(refusalOf(text)?.code).toBe(code);
});

test('each key accepts its own default and values', () => {
  for (const key of OPTION_KEYS) {
    for (const value of [key.initial, ...(key.values ?? [])].filter(Boolean)) expect(key.check(value).ok).toBe(true);
    expect(key.check('').ok).toBe(false);
  }
});
