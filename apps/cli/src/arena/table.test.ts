import { expect, test } from 'vitest';
import { parseMatchTable } from './table.js';

test.each(['tao-long;mode=monk', 'way-of-the-dragon;powers=on'])('a match is played at %s', options => {
  expect(parseMatchTable(options).ok).toBe(true);
});

test.each([
  ['tao-long;solo=heaven', 1],
  ['way-of-the-dragon;players=k,r,y', 3],
])('a match is refused at %s', (options, players) => {
  expect(parseMatchTable(options)).toEqual({ ok: false, refusal: { code: 'arena/not-for-two', options, players } });
});
