import { expect, prefer, test } from './table.js';

/** What the specification names, and how it is called on the page. */
const TAO_LONG = [
  'Grasshopper',
  'Monk',
  'Master',
  'The Chosen One',
  'The Field',
  'The Valley',
  'The Canyon',
  'The Torus',
  'The Wall',
  'The Cave',
  'The Mist',
  'The Labyrinth',
  'Introductory',
  'A board of your own',
  'Protected by Heaven · Tianlong',
  'Protected by Earth · Dilong',
  'Edition of 2017',
  'First edition',
  'The tail leaves first (R8)',
  'Free stones (R17)',
  'Range through dragons (R9)',
  'Random wheel',
  'Mist over the board',
];
const WAY = [
  'The dice decide',
  'Powers',
  'Immunity',
  'Dead pieces',
  'Length of the paths',
  'Games of the match',
  'Seed',
];

for (const [path, options] of [
  ['/play/tao-long/people', TAO_LONG],
  ['/play/tao-long/solo', TAO_LONG],
  ['/play/way-of-the-dragon/people', WAY],
] as const) {
  test(`${path}: every option can be reached, and has its helper line`, async ({ page }) => {
    await prefer(page);
    await page.goto(path);
    await expect(page.getByLabel('Random wheel')).toBeHidden();
    await page.getByText('More options').click();
    for (const name of options) await expect(page.getByLabel(name, { exact: true }).first()).toBeVisible();
    const bare = await page.locator('.setup-form :is(fieldset, .toggle, .text-field)').evaluateAll(fields =>
      fields
        .filter(field => !field.classList.contains('editor'))
        .filter(field => (field.querySelector('.helper')?.textContent ?? '').trim().length < 10)
        .map(field => field.textContent),
    );
    expect(bare).toEqual([]);
  });
}

test('the same seed gives the same wheel, shown before the game; the miniature follows the scenario', async ({
  page,
}) => {
  await prefer(page);
  await page.goto('/play/tao-long/solo');
  await page.getByText('More options').click();
  await page.getByLabel('Random wheel').check({ force: true });
  await page.getByRole('textbox', { name: 'Seed' }).fill('late summer');
  const medal = page.getByRole('img', { name: 'The Ba Gua of this seed' });
  const shown = await medal.innerHTML();
  await page.getByLabel('The Cave', { exact: true }).check({ force: true });
  await expect(page.getByRole('img', { name: 'The Cave' })).toBeVisible();
  const wheels: string[] = [];
  for (const seed of ['late summer', 'late summer', 'first snow']) {
    await page.goto('/play/tao-long/solo');
    await page.getByText('More options').click();
    await page.getByRole('textbox', { name: 'Seed' }).fill(seed);
    if (seed === 'late summer') expect(await medal.innerHTML()).toBe(shown);
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.locator('.table-page').waitFor();
    const labels = page.locator('.dw-wheel-option');
    wheels.push((await labels.evaluateAll(all => all.map(one => one.getAttribute('aria-label')))).join('\n'));
  }
  expect(wheels[0]).toBe(wheels[1]);
  expect(wheels[0]).not.toBe(wheels[2]);
});

test('two clicks from the start page to the first move', async ({ page }) => {
  await prefer(page);
  await page.goto('/');
  await page.getByRole('link', { name: /Play a machine/ }).click();
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByRole('option', { name: /gives/ }).first()).toBeVisible();
});
