import { type Browser, type BrowserContext, expect as base, type Page, type WebSocketRoute } from '@playwright/test';
import { clickOnce } from './table.js';

interface Wished {
  readonly locale?: 'en' | 'fr';
  readonly name?: string;
  /** A server of the test's own. */
  readonly server?: string;
}

/** Several browsers share the machine with the server: what is waited for may take a while. */
export const expect = base.configure({ timeout: 30_000 });

/** The line of somebody's page to the server, which a test can cut and mend. */
interface Line {
  cut(): Promise<void>;
  mend(): void;
}

/** Somebody with a browser of their own; complaints of their pages are kept. */
export interface Somebody {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly line: Line;
  readonly complaints: string[];
}

const lineOf = async (page: Page): Promise<Line> => {
  const sockets = new Set<WebSocketRoute>();
  let isCut = false;
  await page.routeWebSocket('**/ws', socket => {
    if (isCut) {
      void socket.close();
      return;
    }
    socket.connectToServer();
    sockets.add(socket);
  });
  return {
    cut: async () => {
      isCut = true;
      for (const socket of sockets) await socket.close();
      sockets.clear();
    },
    mend: () => {
      isCut = false;
    },
  };
};

/** Opens a browser for somebody who has never been here. */
export const somebody = async (browser: Browser, { locale = 'en', name, server }: Wished = {}): Promise<Somebody> => {
  // Nobody of them goes offline, so nobody has to fetch the whole client in advance.
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...(server === undefined ? {} : { baseURL: server }),
  });
  const text = JSON.stringify({ locale, speed: 0 });
  await context.addInitScript(settings => localStorage.setItem('dragonway-settings', settings), text);
  if (name !== undefined) await context.request.post('/api/guests', { data: { name } });
  const page = await context.newPage();
  // Several browsers share the machine with the server.
  page.setDefaultTimeout(30_000);
  const complaints: string[] = [];
  page.on('console', message => {
    const isBlocked = message.text().includes('blocked by Playwright');
    if ((message.type() === 'error' || message.type() === 'warning') && !isBlocked) complaints.push(message.text());
  });
  page.on('pageerror', error => complaints.push(error.message));
  return { context, page, line: await lineOf(page), complaints };
};

/** Fills the forms in as if they had been used before, opens a table, and gives its address. */
export const openTable = async (
  { page }: Somebody,
  game: 'tao-long' | 'way-of-the-dragon',
  form: object = {},
  online: object = {},
): Promise<string> => {
  const key = `dragonway-setup-${game.replace('way-of-the-dragon', 'way')}-online`;
  const entries = { [key]: JSON.stringify(form), 'dragonway-setup-online': JSON.stringify(online) };
  await page.addInitScript(kept => {
    for (const [name, text] of Object.entries(kept)) localStorage.setItem(name, text);
  }, entries);
  await page.goto(`/play/${game}/online`);
  await page.getByRole('button', { name: /^(Open the table|Ouvrir la table)$/ }).click();
  await page.waitForURL(/\/online\/[\w-]+$/);
  return new URL(page.url()).pathname;
};

/** Sits down at a table that the address leads to. */
export const sitDown = async ({ page }: Somebody, address: string): Promise<void> => {
  await page.goto(address);
  await page
    .getByRole('button', { name: /^(Sit down here|S’asseoir ici)$/ })
    .first()
    .click();
};

/** Two people at one table of Tao Long, the first of them with Heaven. */
export const twoAt = async (
  browser: Browser,
  form: object = {},
  online: object = {},
  server?: string,
): Promise<[Somebody, Somebody]> => {
  const at = server === undefined ? {} : { server };
  const [ann, bob] = [await somebody(browser, { name: 'Ann', ...at }), await somebody(browser, { name: 'Bob', ...at })];
  const address = await openTable(ann, 'tao-long', form, online);
  await sitDown(bob, address);
  await Promise.all([ann.page.locator('.table-page').waitFor(), bob.page.locator('.table-page').waitFor()]);
  return [ann, bob];
};

/** Asks for something by the menu of a table. */
export const menu = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: 'Menu of the table' }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
};

const MOST_CLICKS = 6000;

/** Lets everybody play on at their own browsers, each as long as it is their turn, until the game is over. */
export const playTogether = async (people: readonly Somebody[]): Promise<void> => {
  for (let clicks = 0; clicks < MOST_CLICKS; clicks += 1) {
    const statuses: string[] = [];
    for (const { page } of people) {
      let status = await clickOnce(page);
      while (status === 'went on') status = await clickOnce(page);
      statuses.push(status);
    }
    if (statuses.every(status => status === 'over')) return;
    await people[0]?.page.waitForTimeout(20);
  }
  throw new Error('the game has no end');
};

export const noComplaints = (people: readonly Somebody[]): void =>
  expect(people.flatMap(({ complaints }) => complaints)).toEqual([]);
