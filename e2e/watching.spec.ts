import type { Page } from '@playwright/test';
import { begin, expect, fromMenu, openRecord, playSome, prefer, test } from './table.js';

const START = '8/8/8/8/8/8/8/8 a7a8b8b7 g1h1h2g2 4,0/4,0 ww/-/bw/-/bb/-/wb/- ccw h 1';
const PEOPLE = { options: 'tao-long', position: START, players: ['Ann', 'Bob'], moves: 'W SS 2. E W+' };

const type = async (page: Page, move: string): Promise<void> => {
  await page.getByLabel('Type a move').fill(move);
  await page.getByLabel('Type a move').press('Enter');
};

const setting = async (page: Page, change: () => Promise<void>): Promise<void> => {
  await fromMenu(page, 'Settings');
  await change();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
};

test('a turn is shown at the speed that is set, can be skipped, and seen again', async ({ page }) => {
  await prefer(page, { speed: 0.5 });
  await openRecord(page, PEOPLE);
  const head = page.getByRole('gridcell', { name: /^a5: head of Tianlong/ });
  await expect(head).toBeAttached();
  const shownFor = async (how: () => Promise<void>): Promise<number> => {
    await page.getByRole('button', { name: 'Last turn' }).click();
    await expect(page.getByRole('button', { name: 'Skip' }).first()).toBeVisible();
    const start = Date.now();
    await how();
    await expect(page.getByRole('button', { name: 'Last turn' })).toBeVisible({ timeout: 15_000 });
    return Date.now() - start;
  };
  const waiting = async (): Promise<void> => undefined;
  const slow = await shownFor(waiting);
  await setting(page, () => page.getByRole('radio', { name: 'Fast' }).check({ force: true }));
  const fast = await shownFor(waiting);
  expect(slow).toBeGreaterThan(fast);
  await setting(page, () => page.getByRole('radio', { name: 'Slow' }).check({ force: true }));
  const skipped = await shownFor(() => page.getByRole('button', { name: 'Skip' }).first().click());
  expect(skipped).toBeLessThan(slow);
});

test('the whole game can be stepped through and gone back to, also in notation', async ({ page }) => {
  await prefer(page, { showsNotation: true });
  await openRecord(page, PEOPLE);
  await expect(page.locator('.log-notation').first()).toHaveText('E W+');
  await page.getByRole('button', { name: 'To the start' }).click();
  await expect(page.getByRole('gridcell', { name: /^a7: head of Tianlong, facing south/ })).toBeAttached();
  await expect(page.locator('.watch')).toContainText('You are looking at the past.');
  await page.getByRole('button', { name: 'One step on' }).click();
  await page.keyboard.press('.');
  await expect(page.getByRole('gridcell', { name: /^a5: head of Tianlong/ })).toBeAttached();
  await expect(page.getByRole('gridcell', { name: /^g1: head of Dilong/ })).toBeAttached();
  await page.keyboard.press(',');
  await expect(page.getByRole('gridcell', { name: /^a7: head of Tianlong/ })).toBeAttached();
  await page.locator('.log-turn').first().click();
  await expect(page.locator('.composer-title')).toContainText('choose a space of the Ba Gua');
});

test('against a machine a turn is undone with its answer, unless that was switched off', async ({ page }) => {
  await prefer(page);
  await begin(page, 'tao-long/machine', { level: '1' });
  await type(page, 'W');
  await type(page, 'SS');
  await expect(page.locator('.log-entry')).toHaveCount(2, { timeout: 15_000 });
  await expect(page.locator('.reasons')).not.toBeEmpty();
  const reasons = await page.locator('.reasons').innerText();
  await page.reload();
  await expect(page.locator('.reasons')).toHaveText(reasons, { useInnerText: true });
  await page.keyboard.press('u');
  await expect(page.locator('.log-entry')).toHaveCount(0);
  await begin(page, 'tao-long/machine', { level: '1', takebacks: 'never' });
  await type(page, 'W');
  await type(page, 'SS');
  await expect(page.locator('.log-entry')).toHaveCount(2, { timeout: 15_000 });
  await expect(page.getByRole('button', { name: 'Undo turn' })).toBeDisabled();
  await page.keyboard.press('u');
  await expect(page.locator('.log-entry')).toHaveCount(2);
});

test('a typed move that is wrong says what was expected; the right one is played', async ({ page }) => {
  await prefer(page);
  await begin(page, 'tao-long/people', { takebacks: 'ask' });
  await type(page, 'X');
  await expect(page.locator('.bubble')).toContainText('Expected');
  await type(page, 'F');
  await expect(page.locator('.bubble')).toContainText('Earth needs a dragon that faces east or west');
  await expect(page.locator('.bubble').getByRole('link', { name: 'Rule R1' })).toBeVisible();
  await type(page, 'W');
  await type(page, 'E');
  await expect(page.locator('.bubble')).not.toBeEmpty();
  await type(page, 'SS');
  await expect(page.locator('.log-entry')).toHaveCount(1);
  // Between people the other one is asked, and may decline.
  await page.getByRole('button', { name: 'Undo turn' }).click();
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(page.locator('.log-entry')).toHaveCount(1);
});

test('with the last click: a turn is played as soon as it is complete', async ({ page }) => {
  await prefer(page, { playsAtOnce: true });
  await begin(page, 'tao-long/people');
  await page.getByRole('option', { name: /^Water:.*gives Heaven/ }).click();
  await page.getByRole('gridcell', { name: /^a6: .*can be chosen/ }).click();
  await expect(page.locator('.log-entry')).toHaveCount(1);
});

test('a blocked space says why; the board turns to either side, and to whoever plays', async ({ page }) => {
  await prefer(page);
  await begin(page, 'tao-long/people');
  await page.getByRole('option', { name: /^Heaven:.*gives Fire/ }).click();
  await page.getByRole('gridcell', { name: /^b7: tail of Tianlong/ }).click();
  await expect(page.locator('.bubble')).toContainText('tail');
  await expect(page.locator('.bubble').getByRole('link', { name: 'Rule R8' })).toBeVisible();
  const top = async (space: string): Promise<number> =>
    (await page.getByRole('gridcell', { name: new RegExp(`^${space}:`) }).boundingBox())?.y ?? 0;
  expect(await top('a8')).toBeLessThan(await top('a1'));
  await page.getByRole('button', { name: 'Turn the board' }).click();
  expect(await top('a8')).toBeGreaterThan(await top('a1'));
  await page.keyboard.press('t');
  expect(await top('a8')).toBeLessThan(await top('a1'));
  await setting(page, () => page.getByRole('radio', { name: 'The player' }).check({ force: true }));
  expect(await top('a8')).toBeGreaterThan(await top('a1'));
  await page.keyboard.press('Escape');
  await type(page, 'W');
  await type(page, 'SS');
  await expect(page.locator('.composer-title')).toContainText('Dilong');
  expect(await top('a8')).toBeLessThan(await top('a1'));
});

test('the chance to win, the hint, sound by one key, and high contrast', async ({ page }) => {
  await prefer(page);
  await begin(page, 'tao-long/machine', { level: '1' });
  await setting(page, async () => {
    await page.getByRole('switch', { name: 'Chance to win' }).check({ force: true });
    await page.getByRole('switch', { name: 'High contrast' }).check({ force: true });
  });
  await expect(page.locator('html')).toHaveAttribute('data-contrast', 'more');
  await expect(page.locator('.chance')).toContainText(/Tianlong wins: \d+%/, { timeout: 15_000 });
  const sound = page.getByRole('button', { name: 'Sound' });
  await expect(sound).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('s');
  await expect(sound).toHaveAttribute('aria-pressed', 'true');
  await playSome(page, 3);
  await page.keyboard.press('s');
  await expect(sound).toHaveAttribute('aria-pressed', 'false');
  await expect(page.locator('.table-page')).not.toHaveAttribute('data-step', 'watch', { timeout: 15_000 });
  await fromMenu(page, 'Hint');
  await expect(page.locator('.hint')).toContainText('Hint:', { timeout: 20_000 });
  await expect(page.getByTestId('live')).toContainText('Hint:');
});

test('extra phases are chosen on the board and the wheel that the first ones leave', async ({ page }) => {
  await prefer(page);
  const position = '8/8/8/8/8/8/8/8 d4d5d6d7 g1h1h2g2 4,0/4,0 -/ww/bb/-/bb/-/w/w ccw h 1';
  await openRecord(page, { ...PEOPLE, position, moves: '' });
  await page.getByRole('option', { name: /^Water:.*gives Wind/ }).click();
  await page.getByRole('gridcell', { name: /^e4: .*can be chosen/ }).click();
  await expect(page.getByRole('gridcell', { name: /^e4: head of Tianlong, facing east/ })).toBeAttached();
  await expect(page.getByRole('option', { name: /^Wind: white, white; gives/ })).toBeAttached();
  await expect(page.locator('.composer-title')).toContainText('choose a space once more');
});

test('mist is a training option in any mode, and lifts at the end', async ({ page }) => {
  await prefer(page);
  await begin(page, 'tao-long/people', { mode: 'monk', hidesBoard: true });
  await expect(page.getByRole('gridcell', { name: 'a7: in the mist' })).toBeAttached();
  await fromMenu(page, 'Resign');
  await expect(page.locator('.ending h2')).toContainText('Dilong wins');
  await expect(page.getByRole('gridcell', { name: /^a7: head of Tianlong/ })).toBeAttached();
});
