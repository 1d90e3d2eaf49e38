import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { begin, expect, playSome, prefer, test } from './table.js';

const PAGES: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'the start page': page => page.goto('/'),
  'the setup of Tao Long': page => page.goto('/play/tao-long/machine'),
  'the setup of Way of the Dragon': page => page.goto('/play/way-of-the-dragon/people'),
  'a table of Tao Long': async page => {
    await begin(page, 'tao-long/people', { mode: 'monk', scenario: 'valley' });
    await page.getByRole('option', { name: /gives/ }).first().click();
  },
  'a table under mist': page => begin(page, 'tao-long/people', { mode: 'chosen' }),
  'a table of Way of the Dragon': page => begin(page, 'way-of-the-dragon/people', { count: 5, powers: true }),
  'the games': page => page.goto('/games'),
  'the rules': page => page.goto('/rules'),
  about: page => page.goto('/about'),
  'a position': page => page.goto('/#tao-long;scenario=cave'),
  'the settings': async page => {
    await page.goto('/rules');
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('dialog').waitFor();
  },
};

for (const [name, visit] of Object.entries(PAGES)) {
  test(`${name}: nothing for axe to complain about, by day and by night`, async ({ page }) => {
    await prefer(page);
    await visit(page);
    await page.locator('main, [role=dialog]').first().waitFor();
    await page.waitForTimeout(300);
    for (const theme of ['light', 'dark']) {
      await page.evaluate(wanted => document.documentElement.setAttribute('data-theme', wanted), theme);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`)).toEqual([]);
    }
  });
}

const tabTo = async (page: Page, selector: string): Promise<boolean> => {
  for (let presses = 0; presses < 80; presses += 1) {
    if (await page.evaluate(wanted => document.activeElement?.matches(wanted) === true, selector)) return true;
    await page.keyboard.press('Tab');
  }
  return false;
};

test('a game by keyboard alone', async ({ page }) => {
  await prefer(page);
  await page.goto('/');
  expect(await tabTo(page, 'a[href="/play/tao-long/people"]')).toBe(true);
  await page.keyboard.press('Enter');
  await page.locator('.setup-form').waitFor();
  expect(await tabTo(page, '.begin .main-button')).toBe(true);
  await page.keyboard.press('Enter');
  await page.locator('.table-page').waitFor();
  for (let turn = 0; turn < 3; turn += 1) {
    expect(await tabTo(page, '.dw-wheel-option')).toBe(true);
    for (let presses = 0; presses < 8; presses += 1) {
      const label = await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
      if (label.includes('gives')) break;
      await page.keyboard.press('ArrowRight');
    }
    await page.keyboard.press('Enter');
    while ((await page.locator('.composer-buttons .main-button:enabled').count()) === 0) {
      expect(await tabTo(page, '.composer .option')).toBe(true);
      await page.keyboard.press('Enter');
    }
    await page.keyboard.press('p');
    await expect(page.locator('.log-entry').first()).toContainText(`${turn + 1} ·`);
  }
  // The board can be walked through and read space by space.
  expect(await tabTo(page, '.dw-cell')).toBe(true);
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.dw-cell:focus')).toHaveAttribute('aria-label', /^[a-h][1-8]:/);
  await expect(page.getByTestId('live')).not.toHaveText('');
});

test('dice are kept by the keys 1 to 5 and rolled again by a key', async ({ page }) => {
  await prefer(page);
  await begin(page, 'way-of-the-dragon/people', { count: 2 });
  await page.keyboard.press('1');
  await expect(page.locator('.dww-die[aria-pressed="true"]')).toHaveCount(1);
  await page.keyboard.press('a');
  await expect(page.locator('.dice-title')).toContainText('Second roll');
  await expect(page.locator('.dww-die[aria-pressed="true"]')).toHaveCount(1);
});

test('in French everything is French', async ({ page }) => {
  await prefer(page, { locale: 'fr' });
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.locator('.hero-line')).toHaveText(
    'Deux jeux de dragons, sur une table tranquille. Seul ou à plusieurs.',
  );
  await begin(page, 'tao-long/machine', { level: '1' });
  await playSome(page, 12);
  await expect(page.locator('.log-title')).toHaveText('Ce qui s’est passé');
});

test('text at 200 % still fits on the page', async ({ page }) => {
  await prefer(page);
  await page.setViewportSize({ width: 820, height: 1180 });
  for (const path of ['/', '/play/tao-long/machine', '/rules', '/games']) {
    await page.goto(path);
    await page.addStyleTag({ content: 'html { font-size: 200% !important }' });
    await page.waitForTimeout(100);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  }
});

for (const width of [360, 820, 1440]) {
  test(`nothing is wider than the screen at ${width} px`, async ({ page }) => {
    await prefer(page);
    await page.setViewportSize({ width, height: 900 });
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await page.goto('/');
    expect(await overflow()).toBeLessThanOrEqual(0);
    await begin(page, 'tao-long/people', { scenario: 'valley' });
    expect(await overflow()).toBeLessThanOrEqual(0);
    await begin(page, 'way-of-the-dragon/people', { count: 5, powers: true });
    expect(await overflow()).toBeLessThanOrEqual(0);
  });
}

test('the page opens without a network after the first visit', async ({ page, context }) => {
  await prefer(page);
  await begin(page, 'tao-long/machine', { level: '1' });
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  await page.evaluate(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  await page.reload();
  await expect(page.locator('.table-page')).toBeVisible();
  await playSome(page, 20);
  await expect(page.locator('.log-entry').first()).toBeVisible();
  await page.goto('/rules');
  await expect(page.locator('#R17')).toBeVisible();
  await context.setOffline(false);
});
