import { begin, expect, playSome, prefer, test } from './table.js';

const FOCUS = '/#tao-long;mode=monk&8/8/8/8/8/8/8/8_a7a8b8b7_g1h1h2g2_4,0/4,0_ww/b/bbb/-/ww/-/-/-_ccw_h_1';

test('a Focus in the other player’s turn is handed over and handed back', async ({ page }) => {
  await prefer(page);
  await page.goto(FOCUS);
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByRole('option', { name: /^Lake:/ }).click();
  await page.getByRole('button', { name: 'Play turn' }).click();
  await expect(page.locator('.hand-over')).toContainText('Hand over: Dilong chooses now');
  await page.locator('.composer .option').first().click();
  await page.getByRole('button', { name: 'Absorb' }).click();
  await page.getByRole('button', { name: 'Play turn' }).click();
  await expect(page.locator('.hand-over')).toHaveCount(0);
  await expect(page.locator('.composer-title')).toContainText('Tianlong: act by Fire');
});

test('a closed space says why, with the rule', async ({ page }) => {
  await prefer(page);
  await begin(page, 'tao-long/people');
  await page.getByRole('option', { name: /^Fire:.*closed/ }).click({ force: true });
  await expect(page.locator('.bubble')).toContainText('Earth needs a dragon that faces east or west');
  await page.locator('.bubble').getByRole('link', { name: 'Rule R1' }).click();
  await expect(page.locator('#R1')).toBeInViewport();
});

test('every step of a turn can be taken back until it is played', async ({ page }) => {
  await prefer(page);
  await begin(page, 'tao-long/people');
  await page.getByRole('option', { name: /^Water:.*gives Heaven/ }).click();
  await page.locator('.composer .option').first().click();
  await expect(page.getByRole('button', { name: 'Play turn' })).toBeEnabled();
  await page.getByRole('button', { name: 'Take back' }).click();
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(page.locator('.composer')).toContainText('Choose a space');
});

test('a game goes on after a reload, and an undone turn is gone', async ({ page }) => {
  await prefer(page);
  await begin(page, 'tao-long/machine', { level: '1' });
  await playSome(page, 8);
  await expect(page.locator('.table-page')).not.toHaveAttribute('data-step', 'watch');
  const before = await page.locator('.log-list').innerText();
  await page.reload();
  await expect(page.locator('.log-list')).toHaveText(before, { useInnerText: true });
  const entries = await page.locator('.log-entry').count();
  await page.getByRole('button', { name: /^(Undo turn|Take back)$/ }).click();
  await expect.poll(() => page.locator('.log-entry').count()).toBeLessThan(entries);
  await page.goto('/');
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page.locator('.table-page')).toBeVisible();
});

test('between people a takeback is asked for and shows what it undoes', async ({ page }) => {
  await prefer(page);
  await begin(page, 'tao-long/people', { takebacks: 'ask' });
  await page.getByLabel('Type a move').fill('W');
  await page.getByLabel('Type a move').press('Enter');
  await page.getByLabel('Type a move').fill('SS');
  await page.getByLabel('Type a move').press('Enter');
  await page.getByRole('button', { name: 'Undo turn' }).click();
  await expect(page.locator('.offer')).toContainText(
    'Tianlong asks to take this back:Turn 1, Tianlong: WTurn 1, Tianlong: SS',
  );
  await page.getByRole('button', { name: 'Agree' }).click();
  await expect(page.locator('.log-entry')).toHaveCount(0);
});

test('under mist the board is out of sight, and moves are said by directions', async ({ page }) => {
  await prefer(page);
  await begin(page, 'tao-long/people', { mode: 'chosen', heavenSegments: 1, earthSegments: 1 });
  await expect(page.getByRole('gridcell', { name: 'a7: in the mist' })).toBeAttached();
  await page.getByRole('option', { name: /^Fire:/ }).click();
  await expect(page.locator('.bubble')).toContainText('The rules do not allow this here.');
  await page.getByRole('option', { name: /^Heaven:/ }).click();
  await page.getByRole('button', { name: 'south' }).click();
  await page.getByRole('button', { name: 'Absorb' }).click();
  await expect(page.locator('.log-entry').first()).toContainText('H S+');
});

test('The Chosen One is played to its end and then revealed', async ({ page }) => {
  await prefer(page);
  await begin(page, 'tao-long/machine', { mode: 'chosen', level: '4', heavenSegments: 1, earthSegments: 1 });
  const field = page.getByLabel('Type a move');
  const lifts = 'HLFTEMWA'.split('').flatMap(sign => [sign, `${sign}:wb`, `${sign}:bw`, `${sign}:wwb`, `${sign}:bbw`]);
  const acts = ['N!', 'E!', 'S!', 'W!', 'N', 'E', 'S', 'W', '-'];
  for (let tries = 0; tries < 3000 && (await page.locator('.ending').count()) === 0; tries += 1) {
    const step = await page.locator('.table-page').getAttribute('data-step');
    const texts = step === 'space' ? lifts : acts;
    const isOpen = step !== 'watch' && (await field.count()) > 0;
    if (!isOpen) {
      await page.waitForTimeout(10);
      continue;
    }
    await field.fill(texts[tries % texts.length] ?? '', { timeout: 500 }).catch(() => undefined);
    await field.press('Enter', { timeout: 500 }).catch(() => undefined);
  }
  await expect(page.locator('.ending')).toBeVisible();
  await expect(page.getByRole('gridcell', { name: /head of Tianlong/ })).toBeAttached();
});

test('a hint can be asked for and taken', async ({ page }) => {
  await prefer(page);
  await begin(page, 'tao-long/machine', { level: '1' });
  await page.keyboard.press('h');
  await expect(page.locator('.hint')).toContainText('Hint:', { timeout: 15_000 });
  await page.getByRole('button', { name: 'Take it' }).click();
  await expect(page.locator('.composer-step').first()).toContainText('act by');
});

test('the other’s turn is shown, can be skipped and seen again', async ({ page }) => {
  await prefer(page, { speed: 1 });
  await begin(page, 'tao-long/machine', { level: '1', side: 'earth' });
  await page.getByRole('button', { name: 'Skip' }).first().click({ timeout: 15_000 });
  await expect(page.locator('.log-entry').first()).toContainText('Tianlong');
  await expect(page.getByTestId('live')).toContainText('Tianlong', { timeout: 15_000 });
});

test('a menu that is asked for before it was fetched opens as soon as it has come', async ({ page }) => {
  let letThrough = (): void => undefined;
  const held = new Promise<void>(resolve => {
    letThrough = resolve;
  });
  await page.route('**/assets/windows-*.js', async route => {
    await held;
    await route.continue();
  });
  await prefer(page);
  await begin(page, 'way-of-the-dragon/people');
  const button = page.getByRole('button', { name: 'Menu of the table' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toHaveCount(0);
  letThrough();
  await expect(page.getByRole('menuitem', { name: 'Keys' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});
