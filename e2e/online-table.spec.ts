import { type Page, test } from '@playwright/test';
import { expect, menu, noComplaints, openTable, sitDown, somebody, twoAt } from './online.js';
import { playSome } from './table.js';

test.setTimeout(240_000);

const SHORT = { heavenSegments: 1, earthSegments: 1 };

/** Plays a decision by its notation. */
const type = async (page: Page, ...moves: readonly string[]): Promise<void> => {
  for (const move of moves) {
    await page.getByLabel('Type a move').fill(move);
    await page.getByLabel('Type a move').press('Enter');
  }
};

test('a machine sits down at once, and a game with it goes on by itself', async ({ browser }) => {
  const ann = await somebody(browser, { name: 'Ann' });
  await openTable(ann, 'tao-long', { ...SHORT, rival: 'machine', level: '1' });
  await ann.page.locator('.table-page').waitFor();
  await type(ann.page, 'W', 'SS');
  await expect(ann.page.locator('.log-entry')).toHaveCount(2);
  noComplaints([ann]);
});

test('somebody watches, is counted, and cannot play', async ({ browser }) => {
  const [ann, bob] = await twoAt(browser, SHORT);
  const eve = await somebody(browser, { name: 'Eve' });
  await eve.page.goto(ann.page.url());
  await eve.page.locator('.table-page').waitFor();
  await expect(ann.page.locator('.watchers')).toContainText('1 watches');
  await type(ann.page, 'W', 'SS');
  await expect(eve.page.locator('.log-entry')).toHaveCount(1);
  await expect(eve.page.locator('.table-page')).toHaveAttribute('data-step', 'watch');
  noComplaints([ann, bob, eve]);
});

test('a lost line is shown, what was played meanwhile is kept over a reload, then stored and seen', async ({
  browser,
}) => {
  const [ann, bob] = await twoAt(browser, SHORT);
  await ann.line.cut();
  await expect(ann.page.locator('.line-notice')).toContainText('The connection is lost');
  await expect(bob.page.locator('.seat-sign[data-bad]')).toContainText('connection lost');
  await type(ann.page, 'W', 'SS');
  await expect(ann.page.locator('.own-move')).toHaveAttribute('data-mark', 'waiting');
  await expect(bob.page.locator('.log-entry')).toHaveCount(0);
  await ann.page.reload();
  ann.line.mend();
  await expect(ann.page.locator('.own-move')).toHaveAttribute('data-mark', 'seen');
  await expect(bob.page.locator('.log-entry')).toHaveCount(1);
  await expect(bob.page.locator('.seat-sign[data-bad]')).toHaveCount(0);
});

test('a takeback shows what it would undo, and a draw is offered, declined and agreed on', async ({ browser }) => {
  const people = await twoAt(browser, SHORT);
  const [ann, bob] = people;
  await type(ann.page, 'W', 'SS');
  await ann.page.keyboard.press('Escape');
  await menu(ann.page, 'Undo turn (key U)');
  await expect(ann.page.locator('.offer')).toContainText('Waiting for Dilong');
  await expect(bob.page.locator('.offer-undone li')).toHaveText(['Turn 1, Tianlong: W', 'Turn 1, Tianlong: SS']);
  await bob.page.getByRole('button', { name: 'Agree' }).click();
  await expect(ann.page.locator('.log-entry')).toHaveCount(0);
  await menu(ann.page, 'Offer a draw');
  await bob.page.getByRole('button', { name: 'Decline' }).click();
  await expect(ann.page.locator('.offer')).toHaveCount(0);
  await menu(bob.page, 'Offer a draw');
  await ann.page.getByRole('button', { name: 'Agree' }).click();
  for (const { page } of people) await expect(page.locator('.ending h2')).toContainText('draw');
  await bob.page.locator('.watch').getByRole('button', { name: 'Play again' }).click();
  await ann.page.getByRole('button', { name: 'Agree' }).click();
  await expect(ann.page.locator('.seat-bottom')).toContainText('Earth');
  noComplaints(people);
});

test('people pause, go on and resign', async ({ browser }) => {
  const people = await twoAt(browser, SHORT);
  const [ann, bob] = people;
  await menu(ann.page, 'Ask for a pause');
  await bob.page.getByRole('button', { name: 'Agree' }).click();
  await expect(ann.page.getByText('The game is paused')).toBeVisible();
  await ann.page.getByRole('button', { name: 'Go on' }).click();
  await expect(bob.page.getByText('The game is paused')).toHaveCount(0);
  await menu(bob.page, 'Resign');
  await bob.page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await expect(ann.page.locator('.ending h2')).toContainText('wins by resignation');
  noComplaints(people);
});

test('people talk; who is muted is not heard, and talk can be switched off', async ({ browser }) => {
  const people = await twoAt(browser, SHORT);
  const [ann, bob] = people;
  await ann.page.getByRole('textbox', { name: 'Say something' }).fill('Good luck <b>');
  await ann.page.getByRole('button', { name: 'Say', exact: true }).click();
  await expect(bob.page.locator('.said')).toContainText('Good luck <b>');
  await bob.page.getByRole('button', { name: 'What to do about Ann' }).click();
  await bob.page.getByRole('menuitem', { name: 'Report Ann' }).click();
  await bob.page.getByLabel('What is wrong?').fill('only a test');
  await bob.page.getByRole('dialog').getByRole('button', { name: 'Report' }).click();
  await expect(bob.page.getByRole('dialog')).toHaveCount(0);
  await bob.page.getByRole('button', { name: 'What to do about Ann' }).click();
  await bob.page.getByRole('menuitem', { name: /Do not hear/ }).click();
  await expect(bob.page.locator('.said')).toHaveCount(0);
  await bob.page.getByRole('button', { name: 'Switch talk off' }).click();
  await expect(bob.page.getByText('You have switched talk off.')).toBeVisible();
  noComplaints(people);
});

test('the dice are promised before the game and can be checked after it', async ({ browser }) => {
  const [ann, bob] = [await somebody(browser, { name: 'Ann' }), await somebody(browser, { name: 'Bob' })];
  const address = await openTable(ann, 'way-of-the-dragon', { count: 2, length: 5, first: 'black' });
  await ann.page.getByText('Honest dice').click();
  const promise = await ann.page.locator('.seed code').first().textContent();
  expect(promise).toMatch(/^[0-9a-f]{64}$/);
  await sitDown(bob, address);
  await Promise.all([ann, bob].map(({ page }) => page.locator('.table-page').waitFor()));
  for (const { page } of [ann, bob, ann, bob]) {
    await expect(page.locator('.table-page')).not.toHaveAttribute('data-step', 'watch');
    await playSome(page, 2);
  }
  await menu(bob.page, 'Resign');
  await bob.page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await ann.page.getByText('Honest dice').click();
  await expect(ann.page.locator('.seed code').first()).toHaveText(promise ?? '');
  await ann.page.getByRole('button', { name: 'Check the dice' }).click();
  await expect(ann.page.locator('.verdict')).toContainText(/all \d+ rolls follow from it/);
  noComplaints([ann, bob]);
});
