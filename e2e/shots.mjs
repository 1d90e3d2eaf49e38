// Pictures of the main screens at three widths, by day and by night, for people to look at. Goes to the folder given.
import { existsSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { serve } from './serve.mjs';

const OUT = process.argv[2] ?? join(tmpdir(), 'dragonway-shots');
const ONLY = process.argv[3];
const ONLY_SIZE = process.argv[4];
const SIZES = { 360: 780, 820: 1180, 1440: 900 };
const EXECUTABLE = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

const say = text => process.stdout.write(`${text}\n`);

const settings = (theme, locale) =>
  JSON.stringify({ theme, locale, speed: 0, showsReasons: true, showsNotation: false });

const begin = async page => {
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.waitForURL(/\/table\//);
  await page.locator('.table-page').waitFor();
};

const VALLEY =
  '#tao-long;mode=master;scenario=valley&8/8/2g2b2/3RR3/3RR3/2r2g2/8/8_g5g6h6h7_d6(c6f3)g3g2h2_3,2/3,1_bb/b/ww/-/-/w/wb/-_ccw_h_14';

const SCENES = {
  start: async page => page.goto('/'),
  'setup-tao-long': async page => page.goto('/play/tao-long/machine'),
  'setup-way': async page => page.goto('/play/way-of-the-dragon/machine'),
  'tao-long-begin': async page => {
    await page.goto('/play/tao-long/people');
    await begin(page);
  },
  'tao-long-choose': async page => {
    await page.goto(`/${VALLEY}`);
    await begin(page);
    await page.getByRole('option').first().waitFor();
    for (const name of ['Water', 'Fire', 'Heaven', 'Lake', 'Mountain']) {
      const space = page.getByRole('option', { name: new RegExp(`^${name}:.*gives`) });
      if ((await space.count()) > 0) {
        await space.first().click();
        break;
      }
    }
    const stones = page.locator('.stone-option .option');
    if ((await stones.count()) > 0) await stones.first().click();
    await page.waitForTimeout(200);
  },
  'tao-long-solo': async page => {
    await page.goto('/play/tao-long/solo');
    await begin(page);
    await page.getByRole('option', { name: /gives/ }).first().click();
    await page.locator('.options .option').first().click();
    const then = page.locator('.options .option');
    if ((await then.count()) > 0) await then.first().click();
    await page.getByRole('button', { name: 'Play turn' }).click();
  },
  'way-act': async page => {
    await page.goto('/play/way-of-the-dragon/people');
    await page.getByRole('radio', { name: '5', exact: true }).check({ force: true });
    await begin(page);
    const option = page.locator('.composer .option');
    if ((await option.count()) > 0) await option.first().click();
    await page.waitForTimeout(300);
  },
  games: async page => page.goto('/games'),
  rules: async page => page.goto('/rules#R17'),
};

const main = async () => {
  if (!existsSync(OUT)) mkdirSync(OUT, { recursive: true });
  const { address, stop } = await serve(0);
  const browser = await chromium.launch({ executablePath: EXECUTABLE, args: ['--no-sandbox'] });
  try {
    for (const [name, visit] of Object.entries(SCENES)) {
      if (ONLY !== undefined && !name.includes(ONLY)) continue;
      for (const [width, height] of Object.entries(SIZES)) {
        if (ONLY_SIZE !== undefined && ONLY_SIZE !== width) continue;
        for (const theme of ['light', 'dark']) {
          const context = await browser.newContext({
            baseURL: address,
            viewport: { width: Number(width), height },
            reducedMotion: 'reduce',
            serviceWorkers: 'block',
          });
          await context.addInitScript(text => localStorage.setItem('dragonway-settings', text), settings(theme, 'en'));
          const page = await context.newPage();
          page.setDefaultTimeout(4000);
          page.on('console', message => message.type() === 'error' && say(`${name}: ${message.text()}`));
          page.on('pageerror', error => say(`${name}: ${error.message}`));
          await visit(page).catch(error => say(`${name} ${width} ${theme}: ${error.message.split('\n')[0]}`));
          await page.waitForTimeout(900);
          await page.evaluate(() => scrollTo(0, 0));
          await page.screenshot({ path: join(OUT, `${name}-${width}-${theme}.png`), fullPage: width === '360' });
          await context.close();
        }
      }
    }
  } finally {
    await browser.close();
    await stop();
  }
};

await main();
