// Takes a picture of every hall of the gallery, by day and by night, into the folder named first.
// Usage: node gallery/shots.mjs <folder> [hall,hall] [light,dark,contrast,grey] [width] [scale] [x,y,width,height]
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { createServer } from 'vite';

const ALL = 'table,scenarios,dragons,breaths,wheels,motion';
const [folder = 'shots', halls = ALL, themes = 'light,dark', width = '1440', scale = '1', part] = process.argv.slice(2);
const root = dirname(fileURLToPath(import.meta.url));
const LOOKS = {
  light: 'theme=light',
  dark: 'theme=dark',
  contrast: 'theme=light&contrast=more',
  night: 'theme=dark&contrast=more',
  grey: 'theme=light&grey=yes',
};
const clipOf = text => {
  const [x, y, wide, high] = text.split(',').map(Number);
  return { x, y, width: wide, height: high };
};

const picture = async (page, hall, theme) => {
  await page.goto(`http://localhost:5199/?hall=${hall}&${LOOKS[theme] ?? LOOKS.light}`);
  await page.waitForSelector('.plates');
  await page.waitForTimeout(250);
  const path = join(folder, `${hall}-${theme}-${width}${part === undefined ? '' : '-part'}.png`);
  await page.screenshot(part === undefined ? { path, fullPage: true } : { path, fullPage: true, clip: clipOf(part) });
};

mkdirSync(folder, { recursive: true });
const configFile = join(root, 'vite.config.ts');
const server = await createServer({ root, configFile, server: { port: 5199 }, logLevel: 'error' });
await server.listen();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--headless'],
});
try {
  const page = await browser.newPage({
    viewport: { width: Number(width), height: 900 },
    deviceScaleFactor: Number(scale),
    reducedMotion: 'reduce',
  });
  page.on('console', message => {
    if (['error', 'warning'].includes(message.type())) process.stderr.write(`${message.text()}\n`);
  });
  page.on('pageerror', error => process.stderr.write(`${String(error)}\n`));
  for (const hall of halls.split(',')) for (const theme of themes.split(',')) await picture(page, hall, theme);
} finally {
  await browser.close();
  await server.close();
}
