import { type Page, test } from '@playwright/test';
import { TO_AND_FRO } from '../packages/table/test/to-and-fro.js';
import { expect, menu, noComplaints, sitDown, somebody, twoAt } from './online.js';

test.setTimeout(240_000);

/** Opens a table as a program would: no form asks for the moves of another game. */
const openByProtocol = (page: Page, setup: object): Promise<string> =>
  page.evaluate(
    wish =>
      new Promise<string>(resolve => {
        const socket = new WebSocket('/ws');
        socket.addEventListener('open', () => {
          socket.send(JSON.stringify({ t: 'hello', protocol: 1 }));
          socket.send(
            JSON.stringify({ t: 'open', id: 'claims', setup: wish, seats: [{ kind: 'me' }, { kind: 'open' }] }),
          );
        });
        socket.addEventListener('message', ({ data }) => {
          const { t, table } = JSON.parse(String(data)) as { readonly t: string; readonly table?: string };
          if (t === 'done' && table !== undefined) resolve(`/online/${table}`);
        });
      }),
    setup,
  );

test('the third time the same position stands, a draw can be claimed', async ({ browser }) => {
  const people = [await somebody(browser, { name: 'Ann' }), await somebody(browser, { name: 'Bob' })] as const;
  const [ann, bob] = people;
  await ann.page.goto('/online');
  const { position, moves } = TO_AND_FRO;
  const address = await openByProtocol(ann.page, { options: 'tao-long', position, moves: [...moves, ...moves] });
  await ann.page.goto(address);
  await sitDown(bob, address);
  await bob.page.locator('.table-page').waitFor();
  await menu(bob.page, 'Claim a draw by repetition (R13)');
  for (const { page } of people) await expect(page.locator('.ending h2')).toContainText('draw');
  noComplaints(people);
});

test('who leaves in their turn and stays away loses the seat when the other one claims it', async ({ browser }) => {
  const [ann, bob] = await twoAt(browser, {}, { absence: 'claim', patience: 0.05 });
  await ann.line.cut();
  await expect(bob.page.locator('.seat-sign[data-bad]')).toContainText('connection lost');
  await expect(async () => {
    await menu(bob.page, 'Claim that the seat is left');
    await expect(bob.page.locator('.ending h2')).toContainText('wins by absence', { timeout: 2_000 });
  }).toPass();
  noComplaints([bob]);
});
