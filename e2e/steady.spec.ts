import type { Page } from '@playwright/test';
import { begin, expect, prefer, test } from './table.js';

const boxOf = async (page: Page, selector: string): Promise<readonly number[]> => {
  const box = await page.locator(selector).first().boundingBox();
  return [box?.x ?? 0, box?.y ?? 0, box?.width ?? 0, box?.height ?? 0].map(Math.round);
};

const main = '.composer-buttons .main-button';
const closedSpace = (page: Page) => page.getByRole('option', { name: /^Fire/ });
const openSpace = (page: Page) => page.getByRole('option', { name: /gives/ }).first();

for (const [width, height] of [
  [820, 1180],
  [1440, 900],
] as const)
  test(`at ${width} px neither the board nor the main button moves while a turn is put together`, async ({ page }) => {
    await prefer(page);
    await page.setViewportSize({ width, height });
    await begin(page, 'tao-long/people', { mode: 'grasshopper', scenario: 'field' });
    const board = await boxOf(page, '.dw-board');
    const [, y = 0, , tall = 0] = await boxOf(page, main);
    expect(y + tall).toBeLessThanOrEqual(height);
    const isSteady = async (): Promise<void> => {
      expect(await boxOf(page, '.dw-board')).toEqual(board);
      expect(Math.abs(((await boxOf(page, main))[1] ?? 0) - y)).toBeLessThanOrEqual(2);
    };
    await closedSpace(page).click({ force: true });
    await expect(page.locator('.bubble')).toBeVisible();
    await isSteady();
    await openSpace(page).click();
    await isSteady();
    while ((await page.locator(`${main}:enabled`).count()) === 0) {
      await page.locator('.composer .option').first().click();
      await isSteady();
    }
    await page.locator(main).click();
    await isSteady();
    // Nor while somebody looks back.
    await page.getByRole('button', { name: 'One step back' }).click();
    await expect(page.getByRole('button', { name: 'Back to the present' })).toBeVisible();
    await page.evaluate(() => scrollTo(0, 0));
    await isSteady();
  });

test('on a phone board and wheel are whole in the first screen while a space is chosen', async ({ page }) => {
  await prefer(page);
  await page.setViewportSize({ width: 360, height: 780 });
  await begin(page, 'tao-long/machine', { mode: 'monk', scenario: 'valley', level: '3' });
  await expect(page.locator('.dw-board')).toBeInViewport({ ratio: 1 });
  for (const space of await page.locator('.wheel-place [role="option"]').all()) {
    await expect(space).toBeInViewport({ ratio: 1 });
    expect((await space.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
});

test('on a phone a closed space says why in sight, and nothing moves', async ({ page }) => {
  await prefer(page);
  await page.setViewportSize({ width: 360, height: 780 });
  await begin(page, 'tao-long/people', { mode: 'grasshopper', scenario: 'field' });
  const before = await boxOf(page, '.wheel-place');
  await closedSpace(page).click({ force: true });
  await expect(page.locator('.bubble')).toContainText('Fire is closed');
  await expect(page.locator('.bubble')).toBeInViewport({ ratio: 1 });
  expect(await boxOf(page, '.wheel-place')).toEqual(before);
});

test('on a phone a hint and a question to the table come into sight', async ({ page }) => {
  await prefer(page);
  await page.setViewportSize({ width: 360, height: 780 });
  await begin(page, 'tao-long/people', { mode: 'grasshopper', scenario: 'field' });
  await page.keyboard.press('h');
  await expect(page.locator('.hint')).toBeInViewport({ ratio: 1, timeout: 20_000 });
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole('button', { name: 'Menu of the table' }).click();
  await page.getByRole('menuitem', { name: 'Offer a draw' }).click();
  await expect(page.locator('.offer')).toBeInViewport({ ratio: 1 });
});

test('on a short phone the choice of the step stands above the buttons', async ({ page }) => {
  await prefer(page);
  await page.setViewportSize({ width: 360, height: 660 });
  await begin(page, 'tao-long/people', { mode: 'grasshopper', scenario: 'field' });
  await page.getByRole('option', { name: /^Water/ }).click();
  await page.evaluate(() => scrollTo(0, 0));
  const [, y = 0, , tall = 0] = await boxOf(page, '.composer .option');
  const [, bar = 0] = await boxOf(page, '.composer-buttons');
  expect(y + tall).toBeLessThanOrEqual(bar);
});

test('at 820 px the first screen tells what the opponent did last, in both games', async ({ page }) => {
  await prefer(page);
  await page.setViewportSize({ width: 820, height: 1180 });
  await begin(page, 'tao-long/machine', { level: '1', side: 'earth' });
  await expect(page.locator('.last-turn')).toContainText('Tianlong');
  await expect(page.locator('.last-turn')).toBeInViewport({ ratio: 1 });
  await begin(page, 'way-of-the-dragon/people', { count: 3 });
  await expect(page.locator('.log-entry').first()).toBeInViewport({ ratio: 1 });
});

test('at 820 px the board stays where it is while a machine thinks and its turn is shown', async ({ page }) => {
  await prefer(page, { speed: 3 });
  await page.setViewportSize({ width: 820, height: 1180 });
  await begin(page, 'tao-long/machine', { mode: 'master', scenario: 'valley', level: 3 });
  const board = await boxOf(page, '.dw-board');
  await openSpace(page).click();
  while ((await page.locator(`${main}:enabled`).count()) === 0) await page.locator('.composer .option').first().click();
  await page.locator(main).click();
  for (let looks = 0; looks < 12; looks += 1) {
    expect(await boxOf(page, '.dw-board')).toEqual(board);
    await expect(page.locator('.past')).toHaveCount(0);
    await page.waitForTimeout(150);
  }
});

test('the paths are drawn also while machines play without a pause', async ({ page }) => {
  await prefer(page);
  await begin(page, 'way-of-the-dragon/watch', { count: 5 });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.reload();
  await page.locator('.dww-seat').first().waitFor();
  await expect(page.locator('.way-board-place .dww-board')).toBeVisible({ timeout: 2500 });
});

test('at 820 px a refusal moves neither the paths nor the dice of Way of the Dragon', async ({ page }) => {
  await prefer(page);
  await page.setViewportSize({ width: 820, height: 1180 });
  await begin(page, 'way-of-the-dragon/people', { count: 3 });
  const places = (): Promise<readonly (readonly number[])[]> =>
    Promise.all(['.way-board-place', '.dice-panel'].map(selector => boxOf(page, selector)));
  const before = await places();
  await page.getByRole('textbox').last().fill('nothing');
  await page.getByRole('textbox').last().press('Enter');
  await expect(page.locator('.bubble')).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
  expect(await places()).toEqual(before);
  await expect(page.locator(main)).toBeInViewport({ ratio: 1 });
});

test('on a phone the buttons of the turn stay under the thumb, and stepping back keeps the board in sight', async ({
  page,
}) => {
  await prefer(page);
  await page.setViewportSize({ width: 360, height: 780 });
  await begin(page, 'tao-long/people', { mode: 'grasshopper', scenario: 'field' });
  await openSpace(page).click();
  while ((await page.locator(`${main}:enabled`).count()) === 0) await page.locator('.composer .option').first().click();
  await page.evaluate(() => scrollTo(0, 0));
  await expect(page.locator(main)).toBeInViewport({ ratio: 1 });
  const [, , , tall = 0] = await boxOf(page, main);
  expect(tall).toBeGreaterThanOrEqual(44);
  await page.locator(main).click();
  await page.getByRole('button', { name: 'To the start' }).click();
  await page.evaluate(() => scrollTo(0, 0));
  await expect(page.getByRole('group', { name: 'Step through the game' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Back to the present' })).toBeInViewport({ ratio: 1 });
  await expect(page.locator('.dw-board')).toBeInViewport({ ratio: 1 });
});

test('a game that is over offers another one', async ({ page }) => {
  await prefer(page);
  await page.goto('/#tao-long;mode=monk&8/8/8/8/8/8/8/8_g5g6h6h7_g3g2_4,4/1,0_bb/b/ww/-/-/w/wb/-_ccw_h_14');
  await page.getByRole('button', { name: 'Begin' }).click();
  for (const move of ['L', 'S!']) {
    await page.getByRole('textbox').last().fill(move);
    await page.getByRole('textbox').last().press('Enter');
  }
  await page.getByRole('button', { name: 'Play again' }).click();
  await expect(page.locator('.ending')).toHaveCount(0);
  await expect(page.locator('.composer:not(.watch)')).toBeVisible();
});
