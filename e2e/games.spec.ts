import { begin, expect, playToTheEnd, prefer, test } from './table.js';

// One segment each keeps the games short; everything else is as in a long one.
const SHORT = { level: '1', heavenSegments: 1, earthSegments: 1 };

for (const mode of ['grasshopper', 'monk', 'master']) {
  test(`a whole game of Tao Long against a machine, ${mode}`, async ({ page }) => {
    await prefer(page);
    await begin(page, 'tao-long/machine', { ...SHORT, mode });
    await playToTheEnd(page);
    await expect(page.locator('.ending h2')).toContainText('wins');
    await expect(page.locator('.log-entry').first()).toContainText('wins after');
  });
}

for (const scenario of ['valley', 'canyon', 'torus', 'wall', 'cave', 'mist', 'labyrinth', 'introductory']) {
  test(`a whole game of Tao Long in ${scenario}`, async ({ page }) => {
    await prefer(page);
    await begin(page, 'tao-long/machine', { ...SHORT, scenario, mode: 'monk', side: 'earth' });
    await playToTheEnd(page);
    await expect(page.locator('.ending h2')).toContainText('wins');
  });
}

test('a whole solo game counts its turns and keeps the best result', async ({ page }) => {
  await prefer(page);
  await begin(page, 'tao-long/solo', { heavenSegments: 3, earthSegments: 1, mode: 'monk' });
  await playToTheEnd(page);
  await expect(page.locator('.ending')).toContainText(/score/i);
  await expect(page.locator('.procedure').first()).toContainText('Its stones fell on');
});

for (const [path, form] of [
  ['tao-long/watch', { ...SHORT, otherLevel: '2' }],
  ['way-of-the-dragon/watch', { count: 3, length: 5, powers: true }],
] as const) {
  test(`machines play among themselves: ${path}`, async ({ page }) => {
    await prefer(page);
    await begin(page, path, form);
    await playToTheEnd(page);
    await expect(page.locator('.ending h2')).toContainText(/win/);
  });
}

for (const count of [2, 5]) {
  test(`a whole game of Way of the Dragon against machines with powers, ${count} seats`, async ({ page }) => {
    await prefer(page);
    await begin(page, 'way-of-the-dragon/machine', { count, powers: true, length: 5 });
    await playToTheEnd(page);
    await expect(page.locator('.ending h2')).toContainText(/win/);
  });
}

test('a whole game of Way of the Dragon by people with dead pieces and immunity', async ({ page }) => {
  await prefer(page);
  await begin(page, 'way-of-the-dragon/people', { count: 2, immunity: true, deadCount: 4, length: 6 });
  await playToTheEnd(page);
  await expect(page.locator('.ending h2')).toContainText(/win/);
});
