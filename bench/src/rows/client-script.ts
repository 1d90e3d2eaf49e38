import { gzipSync } from 'node:zlib';
import type { Place } from '../client/browser.js';
import type { Figure } from '../client/figures.js';

const KILO = 1000;

/** The script that a first visit of the start page fetches, compressed. */
export const firstLoad = async ({ context, address }: Place): Promise<Figure> => {
  const page = await context.newPage();
  const sizes: Promise<number>[] = [];
  page.on('response', response => {
    if (response.request().resourceType() !== 'script') return;
    sizes.push(response.body().then(body => gzipSync(body, { level: 9 }).length));
  });
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  await page.close();
  return {
    what: 'Start page, script of the first load',
    unit: 'kB, gzip',
    runs: [Math.round(bytes / (KILO / 10)) / 10],
    bar: { atMost: 150 },
    goal: 90,
  };
};
