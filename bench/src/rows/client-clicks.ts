import type { Locator, Page } from '@playwright/test';
import { beginGame, type Place } from '../client/browser.js';
import type { Figure } from '../client/figures.js';
import { answersIn, tasksDuring } from '../client/trace.js';

const RUNS = 3;
const CLICKS = 24;
const LONGEST_WAIT = 40_000;
const SETTLED = 2000;
/** How long an element is waited for, in milliseconds. */
const PATIENCE = 2000;

const GAMES = [
  { name: 'Tao Long', path: 'tao-long/people' },
  { name: 'Way of the Dragon', path: 'way-of-the-dragon/people' },
] as const;

// Event Timing tells how long the next picture took after an input, in steps of 8 ms.
const WATCH_EVENTS = `
  window.answers = [];
  new PerformanceObserver(list => window.answers.push(...list.getEntries().map(({ duration }) => duration)))
    .observe({ type: 'event', durationThreshold: 16 });
`;

/** What stands to be clicked in the turn at hand: the button that plays it, else a space of the wheel, else an option. */
const NEXT = [
  '.composer-buttons .main-button:enabled',
  '[data-step="space"] .dw-wheel:not(.dw-wheel-medal) [role="option"]:not([aria-disabled="true"])',
  '.composer .option',
] as const;

/**
 * Clicks once with the mouse, where the element lies: Playwright's own click looks at what lies under the mouse before and while
 * the page answers, and its time would count as the page's.
 */
const clickAt = async (page: Page, target: Locator): Promise<void> => {
  const box = await target
    .scrollIntoViewIfNeeded({ timeout: PATIENCE })
    .then(() => target.boundingBox({ timeout: PATIENCE }))
    // It may have gone while the game went on.
    .catch(() => null);
  if (box !== null) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
};

/** Clicks once; false while there is nothing to click. */
const clickOn = async (page: Page, count: number): Promise<boolean> => {
  for (const selector of NEXT) {
    const found = page.locator(selector);
    const several = await found.count();
    if (several === 0) continue;
    await clickAt(page, found.nth(count % several));
    await page.waitForTimeout(250);
    return true;
  }
  return false;
};

const playOn = async (page: Page): Promise<void> => {
  const end = Date.now() + LONGEST_WAIT;
  for (let count = 0; count < CLICKS && Date.now() < end; ) {
    if (await clickOn(page, count)) count += 1;
    else await page.waitForTimeout(100);
  }
};

/** The slowest answer to an input while turns are put together and played. */
export const slowestClicks = async (place: Place): Promise<readonly Figure[]> => {
  const figures: Figure[] = [];
  for (const { name, path } of GAMES) {
    const processor: number[] = [];
    const clock: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const page = await beginGame(place, path);
      await page.waitForTimeout(SETTLED);
      await page.evaluate(WATCH_EVENTS);
      const tasks = await tasksDuring(page, () => playOn(page));
      processor.push(Math.max(...answersIn(tasks)));
      const answers: readonly number[] = await page.evaluate('window.answers');
      clock.push(Math.max(0, ...answers));
      await page.close();
    }
    const what = `${name}, slowest answer to an input`;
    figures.push(
      { what, unit: 'ms of processor', runs: processor, bar: { atMost: 100 } },
      { what, unit: 'ms by the clock', runs: clock },
    );
  }
  return figures;
};
