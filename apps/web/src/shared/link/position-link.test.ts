import { expect, test } from 'vitest';
import { formatLink, parseLink } from './position-link.js';

const LINKS = [
  { options: 'tao-long' },
  {
    options: 'tao-long;mode=master;scenario=valley',
    position: '8/8/2g2b2/3RR3/3RR3/2r2g2/8/8 g5g6h6h7 d6(c6f3)g3g2h2 3,2/3,1 bb/b/ww/-/-/w/wb/- ccw h+ 14',
  },
  { options: 'way-of-the-dragon;players=k,r,y', position: 'k:0.0.0.0.0/r:4.0.0.0.0/y:0.0.0.0.0 W3,F5 - k 0' },
];

test.each(LINKS)('a link gives back what it was written from: $options', link => {
  const text = formatLink(link);
  expect(text).not.toContain(' ');
  expect(parseLink(text)).toEqual(link);
});

test('what is no link is none', () => {
  expect(parseLink('')).toBeUndefined();
  expect(parseLink('#')).toBeUndefined();
});
