import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import { spoiltText } from './spoilt-text.js';
import { begin, expect, openRecord, prefer, test } from './table.js';

const SCREENS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  start: page => page.goto('/'),
  setup: page => page.goto('/play/tao-long/machine'),
  'setup of Way of the Dragon': page => page.goto('/play/way-of-the-dragon/people'),
  games: page => page.goto('/games'),
  'a table of Tao Long': async page => {
    await begin(page, 'tao-long/machine', { scenario: 'valley' });
    await page.getByRole('option', { name: /gives/ }).first().click();
  },
  'a table of Way of the Dragon': page => begin(page, 'way-of-the-dragon/people', { count: 5, powers: true }),
};

for (const [width, height] of [
  [360, 780],
  [820, 1180],
  [1440, 900],
] as const) {
  test(`at ${width} px nothing is cut off or wider than the screen, and neither is text at 200 %`, async ({ page }) => {
    await prefer(page);
    await page.setViewportSize({ width, height });
    // Drawings follow the size of their places a moment later.
    const isWhole = (name: string): Promise<void> =>
      expect.poll(() => page.evaluate(spoiltText), { message: name, timeout: 10_000 }).toEqual([]);
    for (const [name, visit] of Object.entries(SCREENS)) {
      await visit(page);
      await isWhole(name);
      await page.addStyleTag({ content: 'html { font-size: 200% !important }' });
      await isWhole(`${name} at 200 %`);
    }
  });
}

/** How much two pictures differ in shape: each is reduced to dark and light by its own middle, so that no tone helps. */
const shapeDifference = async (
  browser: Browser,
  pictures: readonly Buffer[],
): Promise<readonly (readonly number[])[]> => {
  const page = await browser.newPage();
  const urls = pictures.map(picture => `data:image/png;base64,${picture.toString('base64')}`);
  const masks = await page.evaluate(async sources => {
    const SIDE = 32;
    return Promise.all(
      sources.map(async source => {
        const image = new Image();
        image.src = source;
        await image.decode();
        const canvas = document.createElement('canvas');
        canvas.width = SIDE;
        canvas.height = SIDE;
        const drawing = canvas.getContext('2d');
        drawing?.drawImage(image, 0, 0, SIDE, SIDE);
        const { data } = drawing?.getImageData(0, 0, SIDE, SIDE) ?? { data: [] };
        const tones = Array.from({ length: SIDE * SIDE }, (_, index) => data[index * 4] ?? 0);
        const middle = (Math.max(...tones) + Math.min(...tones)) / 2;
        return tones.map(tone => tone > middle);
      }),
    );
  }, urls);
  await page.close();
  return masks.map(one =>
    masks.map(other => {
      const share = one.filter((isLight, index) => isLight !== other[index]).length / one.length;
      return Math.min(share, 1 - share);
    }),
  );
};

const greyPictures = async (page: Page, things: Locator): Promise<readonly Buffer[]> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setEmulatedVisionDeficiency', { type: 'achromatopsia' });
  const pictures: Buffer[] = [];
  for (const thing of await things.all()) pictures.push(await thing.screenshot());
  return pictures;
};

const LEAST_DIFFERENCE = 0.04;

test('without colours animals, dice, dragons and stones are told apart by their shapes', async ({ page }) => {
  await prefer(page);
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  const alike: string[] = [];
  const compare = async (name: string, pictures: readonly Buffer[]): Promise<void> => {
    const differences = await shapeDifference(browser, pictures);
    expect(pictures.length).toBeGreaterThan(1);
    for (const [one, row] of differences.entries()) {
      for (const [other, difference] of row.entries()) {
        if (other > one && difference < LEAST_DIFFERENCE) alike.push(`${name} ${one} and ${other}: ${difference}`);
      }
    }
  };
  await page.goto('/play/way-of-the-dragon/people');
  await page.getByRole('radio', { name: '5', exact: true }).check({ force: true });
  await compare('animals', await greyPictures(page, page.locator('.seat-row > svg')));
  const players = ['Ann', 'Bob'];
  const dice: Buffer[] = [];
  for (const moves of ['roll:WFMEO', 'roll:WDDDD']) {
    await openRecord(page, {
      options: 'way-of-the-dragon',
      position: 'k:0.0.0.0.0/r:0.0.0.0.0 - - k 0',
      players,
      moves,
    });
    const faces = await greyPictures(page, page.locator('.dww-die svg'));
    dice.push(...(moves === 'roll:WFMEO' ? faces : faces.slice(-1)));
  }
  expect(dice).toHaveLength(6);
  await compare('dice', dice);
  await begin(page, 'tao-long/people');
  await compare('dragons', await greyPictures(page, page.locator('.dw-portrait')));
  await browser.close();
  expect(alike).toEqual([]);
});

test('whoever prefers less motion sees none', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await prefer(page, { speed: 1 });
  await begin(page, 'tao-long/machine', { level: '1', side: 'earth', scenario: 'mist' });
  await expect(page.locator('.log-entry')).toHaveCount(1, { timeout: 15_000 });
  await expect(page.getByRole('option', { name: /gives/ }).first()).toBeVisible();
  const moving = await page.evaluate(
    () =>
      document.getAnimations().filter(({ playState, effect }) => {
        const { iterations } = effect?.getTiming() ?? {};
        return playState === 'running' && iterations === Number.POSITIVE_INFINITY;
      }).length,
  );
  expect(moving).toBe(0);
});
