// Pictures of the main screens for people to look at.
// Usage (ADDRESS names a server that runs already): node e2e/shots.mjs FOLDER [scene,scene] [width,width] [light,dark,contrast,grey,french] [scale]
import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { serve } from './serve.mjs';
import { SCENES } from './shot-scenes.mjs';

const HEIGHTS = { 360: 780, 820: 1180, 1440: 900 };
const LOOKS = {
  light: { theme: 'light' },
  dark: { theme: 'dark' },
  contrast: { theme: 'light', hasMoreContrast: true },
  night: { theme: 'dark', hasMoreContrast: true },
  grey: { theme: 'light' },
  french: { theme: 'light', locale: 'fr' },
};
const [folder = join(tmpdir(), 'dragonway-shots'), scenes = '', widths, looks = 'light,dark', scale = '1'] =
  process.argv.slice(2);

const say = text => process.stdout.write(`${text}\n`);
const isWanted = name => scenes.split(',').some(part => name.includes(part));

// What stays at the edge of a screen hides something on a picture of the whole page: a phone shows one screen after the other.
const PHONE = 720;
const BAR = 120;

/** The first screen, and on a phone the one below it. */
const takeScreens = async (page, path) => {
  await page.waitForFunction(
    () => document.querySelector('main') !== null && document.querySelector('.waiting') === null,
  );
  await page.waitForTimeout(400);
  await page.evaluate(() => scrollTo(0, 0));
  await page.screenshot({ path: `${path}.png` });
  const { width, height } = page.viewportSize();
  const tall = await page.evaluate(() => document.documentElement.scrollHeight);
  if (width >= PHONE || tall < height + BAR) return;
  await page.evaluate(down => scrollTo(0, down), height - BAR);
  await page.waitForTimeout(100);
  await page.screenshot({ path: `${path}-below.png` });
};

const settingsOf = look => JSON.stringify({ locale: 'en', speed: 0, ...LOOKS[look] });

const picture = async (browser, baseURL, name, width, look) => {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: Number(width), height: HEIGHTS[width] ?? 900 },
    deviceScaleFactor: Number(scale),
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const title = `${name}-${width}-${look}`;
  await context.addInitScript(text => localStorage.setItem('dragonway-settings', text), settingsOf(look));
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  page.on('console', message => message.type() === 'error' && say(`${title}: ${message.text()}`));
  page.on('pageerror', error => say(`${title}: ${error.message}`));
  await SCENES[name](page).catch(error => say(`${title}: ${error.message.split('\n')[0]}`));
  if (look === 'grey') await page.evaluate(() => document.documentElement.style.setProperty('filter', 'grayscale(1)'));
  await takeScreens(page, join(folder, title)).catch(error => say(`${title}: ${error.message.split('\n')[0]}`));
  await context.close();
};

mkdirSync(folder, { recursive: true });
const served = process.env.ADDRESS === undefined ? await serve(0) : undefined;
const address = process.env.ADDRESS ?? served.address;
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
try {
  for (const name of Object.keys(SCENES).filter(isWanted))
    for (const width of widths?.split(',') ?? Object.keys(HEIGHTS))
      for (const look of looks.split(',')) await picture(browser, address, name, width, look);
} finally {
  await browser.close();
  await served?.stop();
}
