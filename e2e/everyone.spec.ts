import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { begin, expect, fromMenu, playSome, prefer, test } from './table.js';

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
  'the settings over a page': async page => {
    await page.goto('/rules');
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('dialog').waitFor();
  },
  'the record over a table': async page => {
    await begin(page, 'tao-long/people');
    await fromMenu(page, 'Record and link');
    await page.getByRole('dialog').waitFor();
  },
  'the keys over a table': async page => {
    await begin(page, 'way-of-the-dragon/people', { count: 2 });
    await fromMenu(page, 'Keys');
    await page.getByRole('dialog').waitFor();
  },
  'the end of a game': async page => {
    await begin(page, 'tao-long/people');
    await fromMenu(page, 'Resign');
    await page.locator('.ending').waitFor();
  },
};

const THEMES = { light: ['light', ''], dark: ['dark', ''], 'high contrast': ['light', 'more'] } as const;

/** Everything once, and what depends on colours in every theme. */
const complaints = async (page: Page): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const [theme, [ground, contrast]] of Object.entries(THEMES)) {
    await page.evaluate(
      ([wanted, more]) => {
        document.documentElement.dataset['theme'] = wanted;
        document.documentElement.dataset['contrast'] = more;
      },
      [ground, contrast] as const,
    );
    const axe = new AxeBuilder({ page });
    const { violations } = await (theme === 'light' ? axe : axe.withRules(['color-contrast'])).analyze();
    found.push(...violations.map(({ id, nodes }) => `${theme}: ${id}: ${nodes[0]?.html.slice(0, 160)}`));
  }
  return found;
};

for (const [name, visit] of Object.entries(PAGES)) {
  test(`${name}: nothing for axe to complain about in any theme`, async ({ page }) => {
    await prefer(page);
    await visit(page);
    await page.locator('main, [role=dialog]').first().waitFor();
    await page.waitForTimeout(300);
    expect(await complaints(page)).toEqual([]);
  });
}

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

test('a table asks for everything that it needs at once, in few files', async ({ page, browser }) => {
  await begin(page, 'tao-long/people');
  const saved = await page.context().storageState({ indexedDB: true });
  const visit = await browser.newContext({ storageState: saved, serviceWorkers: 'block' });
  const first = await visit.newPage();
  const scripts: string[] = [];
  first.on('request', request => (request.resourceType() === 'script' ? scripts.push(request.url()) : undefined));
  await first.route('**/assets/frame-*.js', () => undefined);
  await first.goto(page.url(), { waitUntil: 'commit' });
  for (const name of ['messages', 'rules', 'table', 'page', 'tao-long-board']) {
    await expect.poll(() => scripts.some(url => url.includes(`/assets/${name}-`)), name).toBe(true);
  }
  // The frame was held back until now.
  await first.unrouteAll();
  await first.locator('.table-page').waitFor();
  expect(scripts.length).toBeLessThan(20);
  await visit.close();
});

test('a page is fetched when its link is pointed at, and a table while its game is set up', async ({ page }) => {
  await prefer(page);
  await page.goto('/');
  const fetched = (name: string) => page.waitForRequest(request => request.url().includes(`/assets/${name}-`));
  const rules = fetched('rules-page');
  await page.getByRole('link', { name: 'Rules' }).hover();
  await rules;
  const [table] = await Promise.all([fetched('table'), page.goto('/play/way-of-the-dragon/people')]);
  expect(table.resourceType()).toBe('script');
});

test('the range behind every page makes room for the one of the start page', async ({ page }) => {
  await prefer(page);
  const range = () => page.evaluate(() => getComputedStyle(document.body, '::before').display);
  await page.goto('/');
  await expect.poll(range).toBe('none');
  await page.getByRole('link', { name: 'Rules' }).click();
  await expect.poll(range).toBe('block');
  await page.goBack();
  await expect.poll(range).toBe('none');
});

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
