import { readdirSync, readFileSync } from 'node:fs';
import { taoLongKind } from '@dragonway/tao-long';
import { writePlaythrough } from '@dragonway/testkit';
import { expect, test } from 'vitest';

const FOLDER = new URL('./playthroughs/', import.meta.url);
const DECISIONS = 60;

test.each(readdirSync(FOLDER))('the playthrough %s happens again, event by event', file => {
  const golden = readFileSync(new URL(file, FOLDER), 'utf8');
  const [, options = ''] = /^options (.*)$/m.exec(golden) ?? [];
  const [, seed = ''] = /^seed (.*)$/m.exec(golden) ?? [];
  const told = writePlaythrough(taoLongKind, { options, seed: Number(seed), decisions: DECISIONS });
  expect(told.ok && told.value).toBe(golden);
});
