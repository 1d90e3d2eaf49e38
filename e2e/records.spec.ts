import { readFile } from 'node:fs/promises';
import { begin, expect, fromMenu, openRecord, prefer, recordOf, test } from './table.js';

const START = '8/8/8/8/8/8/8/8 a7a8b8b7 g1h1h2g2 4,0/4,0 ww/-/bw/-/bb/-/wb/- ccw h 1';
const GAME = { options: 'tao-long', position: START, players: ['Ann', 'Bob'], moves: 'W SS 2. E W+' };

test('records go out and come back as files and as text; what cannot be read is refused in words', async ({ page }) => {
  await prefer(page);
  await openRecord(page, GAME);
  const told = await page.locator('.log-list').innerText();
  await fromMenu(page, 'Record and link');
  const text = await page.getByLabel('The game so far').inputValue();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const file = await (await downloading).path();
  expect(await readFile(file, 'utf8')).toBe(text);

  await page.goto('/games');
  await page.getByLabel('From a file').setInputFiles({
    name: 'shopping.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('eggs, milk'),
  });
  await expect(page.getByRole('alert')).toContainText('Line 1, column 1 cannot be read. Expected:');
  await page.getByLabel('Or as text').fill(recordOf({ ...GAME, moves: 'F SS' }));
  await page.getByRole('button', { name: 'Open it' }).click();
  await expect(page.getByRole('alert')).toContainText('Turn 1, F: Fire is closed.');
  await page.getByLabel('From a file').setInputFiles(file);
  await expect(page.locator('.log-list')).toHaveText(told, { useInnerText: true });
});

test('a position is a link that opens in another browser', async ({ page, browser }) => {
  await prefer(page);
  await openRecord(page, GAME);
  await fromMenu(page, 'Record and link');
  const link = await page.getByLabel('This position as a link').inputValue();
  const elsewhere = await browser.newContext({ locale: 'en-GB' });
  const other = await elsewhere.newPage();
  await other.goto(link);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('A position of Tao Long');
  await other.getByRole('button', { name: 'Begin' }).click();
  await expect(other.getByRole('gridcell', { name: /^a5: head of Tianlong/ })).toBeAttached();
  await expect(other.locator('.table-details')).toContainText('Turn 3');
  await other.goto(`${link}-cut-7/7`);
  await expect(other.getByRole('alert')).not.toBeEmpty();
  await elsewhere.close();
});

test('several games lie in the list, each goes on where it was, and each can be deleted', async ({ page }) => {
  await prefer(page);
  await begin(page, 'tao-long/people', { heavenName: 'Mei', earthName: 'Lin' });
  await page.getByLabel('Type a move').fill('W');
  await page.getByLabel('Type a move').press('Enter');
  await expect(page.locator('.composer-title')).toContainText('act by Heaven');
  await begin(page, 'way-of-the-dragon/people', { count: 2 });
  await page.goto('/games');
  const rows = page.locator('.game-row');
  await expect(rows).toHaveCount(2);
  await expect(rows.filter({ hasText: 'Mei' })).toContainText('turn 1');
  await rows.filter({ hasText: 'Mei' }).getByRole('link').click();
  await expect(page.locator('.composer-title')).toContainText('Tianlong: act by Heaven');
  await page.goto('/games');
  await page.getByRole('button', { name: /^Delete Way of the Dragon/ }).click();
  await expect(rows).toHaveCount(1);
  await expect(page.getByTestId('live')).toContainText('Deleted.');
  await page.reload();
  await expect(rows).toHaveCount(1);
});
