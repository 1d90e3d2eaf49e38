import type { Page } from '@playwright/test';
import { expect, prefer, remember, test } from './table.js';

/** What has the focus, as a person with a screen reader would hear it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    return {
      label: element?.getAttribute('aria-label') ?? element?.textContent ?? '',
      isHot: element?.hasAttribute('data-hot') === true,
      isOption: element?.matches('.composer .option') === true,
      isMain: element?.matches('.sheet .main-button') === true,
      isSpace: element?.matches('.dw-wheel-option') === true,
    };
  });

const tabTo = async (page: Page, selector: string): Promise<void> => {
  for (let presses = 0; presses < 90; presses += 1) {
    if (await page.evaluate(wanted => document.activeElement?.matches(wanted) === true, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${selector} cannot be reached by Tab`);
};

/** Everything that the live region has said. */
const hear = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const live = document.querySelector('[data-testid="live"]');
    const note = (): void => void heard.push(live?.textContent ?? '');
    if (live !== null)
      new MutationObserver(note).observe(live, { childList: true, characterData: true, subtree: true });
  });

const fromStart = async (page: Page, path: string): Promise<void> => {
  await page.goto('/');
  await tabTo(page, `a[href="/play/${path}"]`);
  await page.keyboard.press('Enter');
  await page.locator('.setup-form').waitFor();
  await tabTo(page, '.begin .main-button');
  await hear(page);
  await page.keyboard.press('Enter');
  await page.locator('.table-page').waitFor();
};

const stepOf = (page: Page) => page.locator('.table-page').getAttribute('data-step');

const chooseSpace = async (page: Page): Promise<void> => {
  const turns = 1 + Math.floor(Math.random() * 7);
  for (let presses = 0; presses < 16; presses += 1) {
    if (presses >= turns && (await focused(page)).label.includes('gives')) break;
    await page.keyboard.press('ArrowRight');
  }
  await page.keyboard.press('Enter');
};

const chooseOption = async (page: Page): Promise<void> => {
  // What hurts is worth a few more presses.
  for (let presses = 0; presses < 6; presses += 1) {
    const { isOption, isHot } = await focused(page);
    if (!isOption || isHot) break;
    await page.keyboard.press('Tab');
  }
  if (!(await focused(page)).isOption) await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
};

/** Plays by what the focus is led to; Tab is needed only where it was left behind. */
const playByKeys = async (page: Page, game: (page: Page) => Promise<void>): Promise<void> => {
  for (let choices = 0; choices < 1500 && (await page.locator('.ending').count()) === 0; choices += 1) {
    if ((await stepOf(page)) === 'watch') await page.waitForTimeout(20);
    else await game(page);
  }
  await expect(page.locator('.ending')).toBeVisible();
};

/** Every sentence of the log was spoken when it happened. */
const expectAllHeard = async (page: Page): Promise<void> => {
  const heard = await page.evaluate(() => (window as unknown as { heard: string[] }).heard.join(' '));
  const told = await page.locator('.log-entry > span').allInnerTexts();
  expect(told.length).toBeGreaterThan(3);
  const missed = told.flatMap(text => text.split(/(?<=\.) /)).filter(sentence => !heard.includes(sentence));
  expect(missed).toEqual([]);
};

test('a whole game of Tao Long by keyboard alone, and every change is spoken', async ({ page }) => {
  await prefer(page);
  await remember(page, 'tao-long/machine', { level: '5', heavenSegments: 1, earthSegments: 3 });
  await fromStart(page, 'tao-long/machine');
  await tabTo(page, '.dw-wheel-option');
  // The board can be walked through and read space by space.
  await tabTo(page, '.dw-cell');
  await page.keyboard.press('ArrowRight');
  expect((await focused(page)).label).toMatch(/^[a-h][1-8]: /);
  await playByKeys(page, async () => {
    const { isSpace, isOption, isMain } = await focused(page);
    if (isMain) await page.keyboard.press('Enter');
    else if (isOption) await chooseOption(page);
    else if (isSpace && (await stepOf(page)) === 'space') await chooseSpace(page);
    else await tabTo(page, (await stepOf(page)) === 'space' ? '.dw-wheel-option' : '.composer .option, .main-button');
  });
  await expect(page.locator('.ending h2')).toContainText('wins');
  await expectAllHeard(page);
});

test('a whole game of Way of the Dragon by keyboard alone, and every change is spoken', async ({ page }) => {
  await prefer(page);
  await remember(page, 'way-of-the-dragon/machine', { count: 2, length: 5 });
  await fromStart(page, 'way-of-the-dragon/machine');
  await playByKeys(page, async () => {
    const { isOption, isMain } = await focused(page);
    if (isMain || isOption) await page.keyboard.press('Enter');
    else await tabTo(page, '.composer .option, .composer-buttons .main-button');
  });
  await expect(page.locator('.ending h2')).toContainText(/win/);
  await expectAllHeard(page);
});

test('moves are typed, windows open and close, and the focus comes back, all by keys', async ({ page }) => {
  await prefer(page);
  await fromStart(page, 'tao-long/people');
  await tabTo(page, '.table-nav .header-button[aria-haspopup="menu"]');
  await page.keyboard.press('Enter');
  const keys = page.getByRole('menuitem', { name: 'Keys' });
  await keys.waitFor();
  await page.keyboard.press('End');
  while (!(await keys.evaluate(item => item === document.activeElement))) await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  // No key of the table works behind a window.
  await page.keyboard.press('s');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Sound' })).toHaveAttribute('aria-pressed', 'false');
  await tabTo(page, '.typed-move input');
  await page.keyboard.type('W');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('live')).toContainText('Tianlong: act by Heaven');
  await page.keyboard.type('SS');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('live')).toContainText('Tianlong moves to a6 and a5. Dilong: choose a space');
});
