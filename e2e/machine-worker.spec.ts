import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { type connectSession, type Request, Session } from '../packages/ai/dist/index.js';
import { expect, test } from './table.js';

// The packages as they are built, served to a page of their own: the session of `@dragonway/ai` in a real Web Worker, without
// the web client around it.
const ROOT = new URL('../', import.meta.url).href;
const BARE_IMPORT = /(from\s*)(['"])([@\w][^'"]*)\2/g;
// The library for worker calls names its form for browsers only to bundlers.
const addressOf = (name: string): string =>
  import.meta.resolve(name).replace(ROOT, '/modules/').replace('/umd/comlink.js', '/esm/comlink.mjs');

const serveModules = async (page: Page): Promise<void> => {
  await page.route('**/machine-worker', route =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Machine</title>' }),
  );
  await page.route('**/modules/**', route => {
    const { pathname } = new URL(route.request().url());
    const source = readFileSync(new URL(pathname.replace('/modules/', ''), ROOT), 'utf8');
    const body = source.replaceAll(BARE_IMPORT, (_, from: string, __, name: string) => `${from}'${addressOf(name)}'`);
    return route.fulfill({ contentType: 'text/javascript', body });
  });
  await page.goto('/machine-worker');
};

interface Open {
  session: ReturnType<typeof connectSession>;
}

/** Opens a session in a worker and leaves it at the page's window. */
const openSession = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const address = '/modules/packages/ai/dist/index.js';
    const ai: { connectSession: typeof connectSession } = await import(address);
    const worker = new Worker('/modules/packages/ai/dist/worker/web-worker.js', { type: 'module' });
    (globalThis as unknown as Open).session = ai.connectSession(worker);
  });

const TAO_LONG: Request = {
  options: 'tao-long;mode=master;scenario=valley',
  moves: [],
  strength: { kind: 'level', level: 10 },
  seed: 7,
};
const WAY_OF_THE_DRAGON: Request = {
  options: 'way-of-the-dragon;powers=on',
  moves: ['roll:MMEOD'],
  strength: { kind: 'level', level: 10 },
  seed: 7,
};

const think = (page: Page, request: Request) =>
  page.evaluate(async asked => {
    const { session } = globalThis as unknown as Open;
    let told = 0;
    const answer = await session.start(asked, () => told++);
    return { told, answer };
  }, request);

/** Seconds of computing that the page's own thread has done, whatever else runs on the machine. */
const computing = async (page: Page): Promise<() => Promise<number>> => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
  };
};

const MOST_SECONDS_ON_THE_PAGE = 0.1;

for (const request of [TAO_LONG, WAY_OF_THE_DRAGON]) {
  test(`${request.options}: a worker chooses as Node does, and the page stays free`, async ({ page }) => {
    test.slow();
    await serveModules(page);
    await openSession(page);
    const secondsOfPage = await computing(page);
    const before = await secondsOfPage();
    const { told, answer } = await think(page, request);
    expect((await secondsOfPage()) - before).toBeLessThan(MOST_SECONDS_ON_THE_PAGE);
    expect(answer).toEqual(await new Session().start(request));
    expect(answer.ok).toBe(true);
    expect(told).toBeGreaterThan(0);
  });
}

test('a search in a worker is cancelled at once and tells no more, and the worker serves again', async ({ page }) => {
  await serveModules(page);
  await openSession(page);
  const endless: Request = { ...TAO_LONG, strength: { kind: 'limits' } };
  const short: Request = { ...TAO_LONG, strength: { kind: 'level', level: 2 } };
  const cancelled = await page.evaluate(
    async ([long, next]) => {
      const { session } = globalThis as unknown as Open;
      let told = 0;
      const answer = await new Promise<{ readonly ok: boolean }>(resolve => {
        const started = session.start(long, () => {
          told++;
          session.cancel();
          resolve(started);
        });
      });
      const served = await session.start(next);
      return { answer, told, served };
    },
    [endless, short] as const,
  );
  expect(cancelled.answer).toEqual({ ok: false, refusal: { code: 'advice/cancelled' } });
  expect(cancelled.told).toBe(1);
  expect(cancelled.served).toEqual(await new Session().start(short));
});
