import { wayAdviser } from '@dragonway/ai';
import { wayOfTheDragonKind } from '@dragonway/way-of-the-dragon';
import type { Page } from '@playwright/test';
import { expect, openRecord, prefer, test } from './table.js';

const POSITION = 'k:3.0.0.0.0/r:5.2.0.0.0 - - k 0';
const TWO = { options: 'way-of-the-dragon', position: POSITION, players: ['Ann', 'Bob'] };
const log = (page: Page) => page.locator('.log-list');
const act = (page: Page) => page.locator('.composer-buttons .main-button');
const space = (page: Page, name: RegExp) => page.getByRole('gridcell', { name });

test('the Great Dragon swaps two pieces that are clicked on the board', async ({ page }) => {
  await prefer(page);
  await openRecord(page, { ...TWO, moves: 'roll:WDDDD' });
  await space(page, /^space 3 of water: Tortoise/).click();
  await expect(page.locator('.dww-candidate[data-picked]').first()).toBeAttached();
  await space(page, /^space 5 of water: Bird/).click();
  await expect(act(page)).toHaveText('Swap Tortoise and Bird');
  // A choice can be taken back until it is played.
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(act(page)).toBeDisabled();
  await space(page, /^space 5 of water: Bird/).click();
  await space(page, /^space 3 of water: Tortoise/).click();
  await act(page).click();
  await expect(log(page)).toContainText('Tortoise and Bird change places on water');
  await expect(space(page, /^space 5 of water: Tortoise/)).toBeAttached();
});

test('what the dice allow is a target on the board; what they do not says why', async ({ page }) => {
  await prefer(page);
  await openRecord(page, { ...TWO, moves: 'roll:WWFFM' });
  await space(page, /^space 5 of water: Bird/).click();
  await expect(page.locator('.dww-bubble')).toContainText('Bird');
  await space(page, /^space 1 of metal: empty; your piece can move here/).click();
  await expect(act(page)).toHaveText('Move on metal');
  await act(page).click();
  await expect(log(page)).toContainText('Tortoise enters on space 1 of metal');
});

interface Power {
  readonly players: string;
  readonly position: string;
  readonly moves: string;
  readonly button: RegExp;
  readonly told: RegExp;
}

const POWERS: readonly Power[] = [
  {
    players: 'k,r',
    position: 'k:3.0.0.0.0/r:5.2.0.0.0 - k.r k 0',
    moves: 'roll:WFFMO',
    button: /^Fear: move nothing/,
    told: /Tortoise uses Fear/,
  },
  {
    players: 'r,k',
    position: 'r:3.0.0.0.0/k:5.2.0.0.0 - r.k r 0',
    moves: 'roll:WFFMO move:W',
    button: /^Rebirth: one more turn/,
    told: /Bird takes one more turn by Rebirth/,
  },
  {
    players: 'w,k',
    position: 'w:3.0.0.0.0/k:5.2.0.0.0 - w.k w 0',
    moves: 'roll:WFFMO keep:FF roll:WWFFM keep:FF roll:WWFFO',
    button: /^Eye of the Tiger: roll 5 again/,
    told: /Tiger uses Eye of the Tiger/,
  },
  {
    players: 'y,k',
    position: 'y:3.0.0.0.0/k:5.2.0.0.0 - y.k y 0',
    moves: 'roll:WWFMD',
    button: /^Anxiety: Move on water/,
    told: /Earth dragon goes past Tortoise.*space 6 of water/,
  },
  {
    players: 'b,k',
    position: 'b:3.0.0.0.0/k:5.2.0.0.0 - b.k b 0',
    moves: 'roll:WWFMD',
    button: /^The Dragon \(water\): Move on water/,
    told: /The dragons count as water.*space 6 of water/,
  },
];

test('every power is used by hand', async ({ page }) => {
  await prefer(page);
  for (const { players, position, moves, button, told } of POWERS) {
    const options = `way-of-the-dragon;players=${players};powers=on`.replace(';players=k,r', '');
    await openRecord(page, { ...TWO, options, position, moves });
    const folded = page.locator('.composer details:not([open]) > summary');
    if ((await folded.count()) > 0) await folded.click();
    await page.locator('.sheet').getByRole('button', { name: button }).first().click();
    if (await act(page).isEnabled()) await act(page).click();
    await expect(log(page)).toContainText(told);
    await expect(page.locator('.way-seats')).toContainText('power used');
  }
});

test('the adviser tells the odds that the engine reckons, and its choice can be taken', async ({ page }) => {
  await prefer(page, { showsAdviser: true });
  await openRecord(page, { ...TWO, moves: 'roll:WWFFM' });
  const options = wayOfTheDragonKind.parseOptions('way-of-the-dragon');
  if (!options.ok) throw new Error('these options are plain');
  const game = wayOfTheDragonKind.game(options.value);
  const start = game.notation.parsePosition(POSITION);
  if (!start.ok) throw new Error('this position is plain');
  const roll = game.notation.parseMove(start.value, 'roll:WWFFM');
  if (!roll.ok) throw new Error('this roll is plain');
  const advised = wayAdviser(options.value)(game.next(start.value, roll.value)).slice(0, 6);
  const rows = page.locator('.dww-advice');
  await expect(rows).toHaveCount(advised.length);
  const percents = advised.map(({ chance }) => `${Math.round(chance)}%`);
  for (const [index, percent] of percents.entries()) await expect(rows.nth(index)).toContainText(percent);
  const [goal] = advised.find(({ goals }) => goals.length > 0)?.goals ?? [];
  await expect(
    page
      .locator('.dww-advice')
      .filter({ hasText: `${Math.round(goal?.percent ?? 0)}%` })
      .first(),
  ).toBeVisible();
  await expect(rows.first()).toHaveAttribute('data-best', 'true');
  await rows.nth(advised.findIndex(({ move }) => move.startsWith('keep:'))).click();
  await expect(page.locator('.dice-title')).toContainText('Second roll');
});

test('dice are held by a click or by the keys 1 to 5, and stay held when they are rolled again', async ({ page }) => {
  await prefer(page);
  await openRecord(page, { ...TWO, moves: 'roll:WWFFM' });
  await page.locator('.dww-die').first().click();
  await page.keyboard.press('2');
  const held = page.locator('.dww-die[aria-pressed="true"]');
  await expect(held).toHaveCount(2);
  await page.keyboard.press('2');
  await expect(held).toHaveCount(1);
  await page.keyboard.press('2');
  await page.keyboard.press('a');
  await expect(page.locator('.dice-title')).toContainText('Second roll');
  await expect(held).toHaveCount(2);
  await expect(held.first()).toContainText(/water/i);
  await expect(page.getByTestId('live')).toContainText('Tortoise keeps water, water. Tortoise rolls water, water');
});
