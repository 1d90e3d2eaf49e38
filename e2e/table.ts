import { test as base, expect, type Page } from '@playwright/test';

interface Wished {
  readonly locale?: 'en' | 'fr';
  readonly speed?: number;
  readonly playsAtOnce?: boolean;
  readonly showsNotation?: boolean;
  readonly showsAdviser?: boolean;
  readonly hasMoreContrast?: boolean;
  readonly theme?: 'light' | 'dark';
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

/** Fills a setup in as if it had been used before. */
export const remember = async (page: Page, path: string, form: object): Promise<void> => {
  const key = `dragonway-setup-${path.replace('way-of-the-dragon', 'way').replace('/', '-')}`;
  await page.addInitScript(([name, text]) => localStorage.setItem(name ?? '', text ?? ''), [key, JSON.stringify(form)]);
};

/** Begins a game with a setup that is filled in. */
export const begin = async (page: Page, path: string, form: object = {}): Promise<void> => {
  await remember(page, path, form);
  await page.goto(`/play/${path}`);
  await page.getByRole('button', { name: /^(Begin|Commencer)$/ }).click();
  await page.locator('.table-page').waitFor();
};

type Status = 'over' | 'wait' | 'went on';

/** Does one click for whoever decides at this screen: the first thing that hurts, else the first that is offered. */
export const clickOnce = (page: Page): Promise<Status> =>
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

/** A game in the middle, as the text of a record. */
export interface Midgame {
  readonly options: string;
  readonly position: string;
  /** In seat order; `machine 3` is a machine. */
  readonly players: readonly string[];
  /** What was played from the position on, dice included. */
  readonly moves?: string;
}

export const recordOf = ({ options, position, players, moves = '' }: Midgame): string => {
  const [game = ''] = options.split(';');
  const seatTag = (index: number): string => {
    if (game === 'tao-long') return index === 0 ? 'White' : 'Black';
    return `Player ${index + 1}`;
  };
  const tags = [
    ['Game', game],
    ['Options', options],
    ['Position', position],
    ['Site', 'Dragonway'],
    ['Date', '2026.11.16'],
    ...players.map((name, index) => [seatTag(index), name]),
    ['Result', '*'],
  ];
  return `${tags.map(([name, value]) => `[${name} "${value}"]`).join('\n')}\n\n${moves === '' ? '' : `1. ${moves} `}*\n`;
};

/** Opens a game in the middle as a person would: its record is pasted on the page of all games. */
export const openRecord = async (page: Page, midgame: Midgame): Promise<void> => {
  await page.goto('/games');
  await page.getByLabel('Or as text').fill(recordOf(midgame));
  await page.getByRole('button', { name: 'Open it' }).click();
  await page.locator('.table-page').waitFor();
};

/** The table's menu, by the words of its item. */
export const fromMenu = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: /Menu of the table/ }).click();
  await page.getByRole('menuitem', { name }).click();
};
