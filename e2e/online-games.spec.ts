import { test } from '@playwright/test';
import { expect, noComplaints, openTable, playTogether, sitDown, somebody, twoAt } from './online.js';

// One segment each keeps the games short; everything else is as in a long one.
const SHORT = { heavenSegments: 1, earthSegments: 1, mode: 'monk' };

test('two browsers play a whole game of Tao Long', async ({ browser }) => {
  test.setTimeout(240_000);
  const people = await twoAt(browser, SHORT);
  await playTogether(people);
  for (const { page } of people) await expect(page.locator('.ending h2')).toContainText('wins');
  noComplaints(people);
});

test('five browsers play a whole game of Way of the Dragon', async ({ browser }) => {
  // Five pages share the machine, and everybody waits for everybody.
  test.setTimeout(480_000);
  const names = ['Ann', 'Bob', 'Cho', 'Dag', 'Eva'];
  const people = await Promise.all(names.map(name => somebody(browser, { name })));
  const [host, ...guests] = people;
  if (host === undefined) throw new Error('nobody');
  const address = await openTable(host, 'way-of-the-dragon', { count: 5, length: 5 });
  for (const guest of guests) await sitDown(guest, address);
  await Promise.all(people.map(({ page }) => page.locator('.table-page').waitFor()));
  await playTogether(people);
  for (const { page } of people) await expect(page.locator('.ending h2')).toContainText(/win/);
  noComplaints(people);
});
