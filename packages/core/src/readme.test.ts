import { expect, test } from 'vitest';
import { formatRecord, parseRecord, pick, randomFrom, shuffled } from './index.js';

test("the README's example: a record is written as it was read", () => {
  const text = '[Game "tao-long"]\n[Options "tao-long"]\n[Result "*"]\n\n1. W SS 2. E W+ {a comment} *\n';
  const record = parseRecord(text);
  expect(record.ok && formatRecord(record.value)).toBe(text);
});

test('the same seed gives the same sequence, another seed another one', () => {
  const draw = (seed: number) => {
    const random = randomFrom(seed);
    return Array.from({ length: 20 }, () => random.below(1000));
  };
  expect(draw(7)).toEqual(draw(7));
  expect(draw(7)).not.toEqual(draw(8));
});

test('every number below a bound comes about equally often', () => {
  const random = randomFrom(3);
  const counts = [0, 0, 0, 0, 0, 0];
  for (let roll = 0; roll < 60_000; roll++) {
    const face = random.below(6);
    counts[face] = (counts[face] ?? 0) + 1;
  }
  expect(Math.min(...counts)).toBeGreaterThan(9_000);
  expect(Math.max(...counts)).toBeLessThan(11_000);
});

test('a shuffle keeps every item, and pick refuses an empty list', () => {
  expect(shuffled(randomFrom(1), [1, 2, 3, 4]).toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4]);
  expect(() => pick(randomFrom(1), [])).toThrow(RangeError);
});
