import { expect, test } from 'vitest';
import { fuzz } from '../src/proof/fuzz/fuzz.js';
import { House } from './house.js';

test('broken, hostile and out-of-turn messages are refused, tell nothing hidden and disturb nobody', async () => {
  const house = new House();
  // However slow the machine is, honest people are not away while they sit down.
  const { url } = await house.start({ DRAGONWAY_AWAY_AFTER: '60000' });
  const report = await fuzz({ url, messages: 4_000, attackers: 4, seed: 77 });
  await house.close();
  expect(report.violations).toEqual([]);
  expect(report.sent).toBeGreaterThanOrEqual(4_000);
});
