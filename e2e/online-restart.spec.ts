import { test } from '@playwright/test';
import { expect, type Somebody, twoAt } from './online.js';
import { ownServer } from './own-server.js';
import { clickOnce } from './table.js';

const PORT = Number(process.env['E2E_PORT'] ?? 4179) + 2000;

/** Composes and plays one turn, whatever it is. */
const playTurn = async ({ page }: Somebody): Promise<void> => {
  await expect(page.locator('.table-page')).not.toHaveAttribute('data-step', 'watch');
  while ((await clickOnce(page)) === 'went on') await page.waitForTimeout(20);
};

const turns = async (people: readonly Somebody[], count: number): Promise<void> => {
  for (const { page } of people) await expect(page.locator('.log-entry')).toHaveCount(count);
};

const noticed = async (people: readonly Somebody[]): Promise<void> => {
  for (const { page } of people) await expect(page.locator('.line-notice')).toContainText('The connection is lost');
};

test('a server that dies or is restarted in mid-game loses no move, and the game goes on', async ({ browser }) => {
  test.setTimeout(90_000);
  const server = ownServer(PORT);
  try {
    await server.start();
    const people = await twoAt(browser, {}, {}, server.address);
    const [ann, bob] = people;
    await playTurn(ann);
    await expect(ann.page.locator('.own-move')).toHaveAttribute('data-mark', 'seen');
    let played = 1;
    // Whoever is to move does so while the server is away: first it is killed, then told to end.
    for (const [signal, mover] of [
      ['SIGKILL', bob],
      ['SIGTERM', ann],
    ] as const) {
      const mark = mover.page.locator('.own-move');
      await server.end(signal);
      await noticed(people);
      await turns(people, played);
      await playTurn(mover);
      await expect(mark).toHaveAttribute('data-mark', 'waiting');
      await server.start();
      played += 1;
      await turns(people, played);
      for (const { page } of people) await expect(page.locator('.line-notice')).toHaveCount(0);
      await expect(mark).toHaveAttribute('data-mark', 'seen');
    }
    // What the server has on disk is what everybody saw.
    await bob.page.reload();
    await turns(people, played);
    await playTurn(bob);
    await turns(people, played + 1);
  } finally {
    await server.clear();
  }
});
