import { AxeBuilder } from '@axe-core/playwright';
import { type Page, test } from '@playwright/test';
import { fillLobby } from './lobby.mjs';
import { expect, noComplaints, openTable, sitDown, somebody, twoAt } from './online.js';

test.setTimeout(240_000);

const SHORT = { heavenSegments: 1, earthSegments: 1 };
const PASSWORD = 'a long enough password';

test('a guest moves a seat to another browser by a phrase', async ({ browser }) => {
  const [ann] = await twoAt(browser, SHORT);
  const table = ann.page.url();
  await ann.page.goto('/account');
  await ann.page.getByRole('button', { name: 'Draw a phrase' }).click();
  const phrase = (await ann.page.getByTestId('phrase').textContent()) ?? '';
  expect(phrase.split(' ')).toHaveLength(6);
  const phone = await somebody(browser);
  await phone.page.goto(`/account#move=${phrase.replaceAll(' ', '-')}`);
  await phone.page.getByRole('button', { name: 'Take my seats over' }).click();
  await expect(phone.page.getByRole('heading', { level: 1 })).toHaveText('Ann');
  await phone.page.goto(table);
  await expect(phone.page.locator('.seat-bottom')).toContainText('you');
  await expect(phone.page.locator('.table-page')).not.toHaveAttribute('data-step', 'watch');
  noComplaints([phone]);
});

test('a guest becomes an account, signs out and in again, and plays a rated game that counts', async ({ browser }) => {
  const signUp = async (page: Page, name: string): Promise<void> => {
    await page.goto('/account');
    const form = page.locator('form').filter({ hasText: 'Make an account' });
    await form.getByLabel('Name').fill(name);
    await form.getByLabel('Password').fill(PASSWORD);
    await form.getByRole('button').click();
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  };
  const unique = Date.now().toString(36);
  const [ann, bob] = [await somebody(browser), await somebody(browser)];
  await signUp(ann.page, `Ann-${unique}`);
  await ann.page.getByRole('button', { name: 'Sign out' }).click();
  const form = ann.page.locator('form').filter({ hasText: 'Sign in' });
  await form.getByLabel('Name').fill(`Ann-${unique}`);
  await form.getByLabel('Password').fill(PASSWORD);
  await form.getByRole('button').click();
  await expect(ann.page.getByRole('heading', { level: 1 })).toHaveText(`Ann-${unique}`);
  await signUp(bob.page, `Bob-${unique}`);
  const address = await openTable(ann, 'tao-long', SHORT, { isRated: true });
  await sitDown(bob, address);
  await bob.page.locator('.table-page').waitFor();
  await bob.page.getByRole('button', { name: 'Menu of the table' }).click();
  await bob.page.getByRole('menuitem', { name: 'Resign' }).click();
  await bob.page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await expect(ann.page.locator('.ending h2')).toContainText('wins');
  await ann.page.goto('/account');
  await ann.page.getByRole('link', { name: 'Your profile' }).click();
  await expect(ann.page.locator('.rating-number')).toHaveText(/^1[67]\d\d$/);
  await expect(ann.page.locator('.game-row')).toContainText('won');
  await bob.page.goto('/account');
  await bob.page.getByRole('link', { name: 'Your profile' }).click();
  await expect(bob.page.locator('.game-row')).toContainText('lost');
});

test('a challenge stands in the lobby until somebody takes it', async ({ browser }) => {
  const [ann, bob] = [await somebody(browser, { name: 'Ann' }), await somebody(browser, { name: 'Bob' })];
  await bob.page.goto('/online');
  await bob.page.getByRole('heading', { name: 'Open challenges' }).waitFor();
  await openTable(ann, 'tao-long', { ...SHORT, mode: 'master' }, { openTo: 'lobby', clock: 'fischer' });
  const challenge = bob.page.locator('.challenge').filter({ hasText: 'Master' }).first();
  await challenge.getByRole('button', { name: 'Play' }).click();
  await bob.page.locator('.table-page').waitFor();
  await expect(ann.page.locator('.seat-clock')).toHaveCount(2);
  noComplaints([ann, bob]);
});

test('in French the online pages are French', async ({ browser }) => {
  const ann = await somebody(browser, { name: 'Anne', locale: 'fr' });
  await ann.page.goto('/online');
  await expect(ann.page.getByRole('heading', { level: 1 })).toHaveText('Jouer en ligne');
  await openTable(ann, 'tao-long', SHORT);
  await expect(ann.page.getByRole('heading', { name: 'Inviter quelqu' })).toBeVisible();
  noComplaints([ann]);
});

test('without a server the online pages say so, and local games work', async ({ browser }) => {
  const ann = await somebody(browser);
  await ann.page.route('**/api/**', route =>
    route.fulfill({ status: 404, contentType: 'text/html', body: 'not here' }),
  );
  await ann.page.goto('/online');
  await expect(ann.page.locator('.line-notice')).toContainText('without a server of tables');
  await ann.page.goto('/play/tao-long/online');
  await ann.page.getByRole('button', { name: 'Open the table' }).click();
  await expect(ann.page.getByRole('alert')).toContainText('without a server of tables');
  await ann.page.goto('/play/tao-long/people');
  await ann.page.getByRole('button', { name: 'Begin' }).click();
  await expect(ann.page.locator('.table-page')).toBeVisible();
});

const axed = async (page: Page, axe: AxeBuilder): Promise<void> => {
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes: [node] }) => `${id}: ${node?.html.slice(0, 160)} ${node?.failureSummary}`);
  expect(found, page.url()).toEqual([]);
};

/** Nothing for axe to complain about, by day or by night, and nothing that a phone would have to scroll sideways for. */
const checked = async (page: Page): Promise<void> => {
  await axed(page, new AxeBuilder({ page }));
  await page.emulateMedia({ colorScheme: 'dark' });
  await axed(page, new AxeBuilder({ page }).withRules(['color-contrast']));
  for (const width of [1440, 820, 360, 320]) {
    await page.setViewportSize({ width, height: 900 });
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(tooWide, `${page.url()} at ${width} px`).toBeLessThanOrEqual(0);
  }
};

/** A name without a place to break it, as long as names may be. */
const LONG_NAME = 'W'.repeat(24);

test('nothing for axe to complain about on the online pages, and nothing too wide', async ({ browser }) => {
  const [ann, bob] = [await somebody(browser, { name: LONG_NAME }), await somebody(browser, { name: LONG_NAME })];
  await ann.page.goto('/play/way-of-the-dragon/online');
  await ann.page.getByRole('button', { name: 'Open the table' }).waitFor();
  await checked(ann.page);
  await fillLobby(ann.page);
  await ann.page.goto('/online');
  await ann.page.locator('.game-row').nth(3).waitFor();
  await ann.page
    .locator('.challenge')
    .filter({ hasText: `${LONG_NAME} (you)` })
    .nth(4)
    .waitFor();
  await checked(ann.page);
  const address = await openTable(ann, 'way-of-the-dragon', { count: 2, first: 'red' }, { clock: 'byoyomi' });
  await ann.page.locator('.room').waitFor();
  await checked(ann.page);
  await bob.page.goto('/account');
  await bob.page.getByRole('button', { name: 'Draw a phrase' }).click();
  await bob.page.getByTestId('phrase').waitFor();
  await checked(bob.page);
  await sitDown(bob, address);
  await bob.page.locator('.table-page').waitFor();
  await bob.page.getByRole('textbox', { name: 'Say something' }).fill('W'.repeat(200));
  await bob.page.getByRole('button', { name: 'Say', exact: true }).click();
  await bob.page.locator('.said').waitFor();
  await checked(bob.page);
});
