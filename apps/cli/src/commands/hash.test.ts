import { LEAST_TABLE_BYTES, MOST_TABLE_BYTES, Transpositions } from '@dragonway/ai';
import { expect, test } from 'vitest';
import { tableBytes } from './hash.js';

test('the memory of the transposition table is given in mebibytes', () => {
  expect(tableBytes('3')).toBe(3 * 1024 * 1024);
  expect(new Transpositions(tableBytes('1')).bytes).toBe(1024 * 1024);
});

test('it stays within the bounds of the table', () => {
  expect(tableBytes('1')).toBeGreaterThanOrEqual(LEAST_TABLE_BYTES);
  expect(tableBytes('1024')).toBe(MOST_TABLE_BYTES);
});

test.each(['0', '1025', '-1', '1.5', '16M', '', 'much'])('«%s» is refused with what was expected', text => {
  expect(() => tableBytes(text)).toThrow('Expected whole mebibytes from 1 to 1024.');
});
