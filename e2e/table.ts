import { test as base, expect, type Page } from '@playwright/test';

interface Wished {
  readonly locale?: 'en' | 'fr';
  readonly speed?: number;
  readonly playsAtOnce?: boolean;
}

/** A test that fails on anything that the page complains about. */
export const test = base.extend<{ readonly quiet: undefined }>({
  quiet: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('console', message => {
        if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
      });
      page.on('pageerror', error => complaints.push(error.message));
      await use(undefined);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Sets what the person prefers before any page is loaded; everything is shown at once unless told otherwise. */
export const prefer = async (page: Page, wished: Wished = {}): Promise<void> => {
  const text = JSON.stringify({ locale: 'en', speed: 0, ...wished });
  await page.addInitScript(settings => localStorage.setItem('dragonway-settings', settings), text);
};

/** Fills a setup in as if it had been used before, and begins. */
export const begin = async (page: Page, path: string, form: object = {}): Promise<void> => {
  const key = `dragonway-setup-${path.replace('way-of-the-dragon', 'way').replace('/', '-')}`;
  await page.addInitScript(([name, text]) => localStorage.setItem(name ?? '', text ?? ''), [key, JSON.stringify(form)]);
  await page.goto(`/play/${path}`);
  await page.getByRole('button', { name: /^(Begin|Commencer)$/ }).click();
  await page.locator('.table-page').waitFor();
};

type Status = 'over' | 'wait' | 'went on';

/** Does one click for whoever decides at this screen: the first thing that hurts, else the first that is offered. */
const clickOnce = (page: Page): Promise<Status> =>
  page.evaluate((): Status => {
    const root = document.querySelector<HTMLElement>('.table-page');
    if (document.querySelector('.ending') !== null) return 'over';
    const step = root?.dataset['step'] ?? 'watch';
    if (step === 'watch') return 'wait';
    const main = document.querySelector<HTMLButtonElement>('.composer-buttons .main-button:enabled');
    if (main !== null) {
      main.click();
      return 'went on';
    }
    const spaces = [...document.querySelectorAll<HTMLElement>('.dw-wheel:not(.dw-wheel-medal) [role="option"]')];
    const open = spaces.filter(
      space => space.getAttribute('aria-disabled') !== 'true' && (space.getAttribute('aria-label') ?? '').includes(';'),
    );
    const options = [...document.querySelectorAll<HTMLElement>('.composer .option')];
    const hot = options.find(option => option.dataset['hot'] !== undefined);
    const chosen = step === 'space' ? open[Math.floor(Math.random() * open.length)] : (hot ?? options.at(-1));
    chosen?.click();
    return chosen === undefined ? 'wait' : 'went on';
  });

/** Plays on until the game is over. */
export const playToTheEnd = async (page: Page): Promise<void> => {
  for (let clicks = 0; clicks < 6000; clicks += 1) {
    const status = await clickOnce(page);
    if (status === 'over') return;
    if (status === 'wait') await page.waitForTimeout(15);
  }
  throw new Error('the game has no end');
};

/** Plays so many turns of whoever decides here. */
export const playSome = async (page: Page, clicks: number): Promise<void> => {
  for (let count = 0; count < clicks; ) {
    const status = await clickOnce(page);
    if (status === 'over') return;
    if (status === 'wait') await page.waitForTimeout(15);
    else count += 1;
  }
};
