import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BrowserContext, chromium, type Page } from '@playwright/test';

export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

interface ChromiumScript {
  readonly ensureChromium: () => boolean;
  readonly findChromium: () => string | undefined;
}

/** The path of a Chromium, installed where there is none; undefined where that is not possible. */
export const chromiumPath = async (): Promise<string | undefined> => {
  const script = (await import(new URL('../../../scripts/chromium.mjs', import.meta.url).href)) as ChromiumScript;
  return script.ensureChromium() ? script.findChromium() : undefined;
};

export const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
};

const untilReady = async (address: string, server: ChildProcess): Promise<void> => {
  while (server.exitCode === null) {
    const isReady = await fetch(`${address}/readyz`).then(
      answer => answer.ok,
      () => false,
    );
    if (isReady) return;
    await new Promise(resolve => setTimeout(resolve, 200));
  }
  throw new Error('the server of the client has ended');
};

/** A browser with a profile of its own, at the client as `npm start` serves it. */
export interface Place {
  readonly address: string;
  readonly context: BrowserContext;
  readonly executablePath: string;
  /** The folder with the browser's cookies, settings and saved games. */
  readonly profile: string;
  readonly close: () => Promise<void>;
}

const VIEWPORT = { width: 1280, height: 860 };

export const openPlace = async (executablePath: string): Promise<Place> => {
  const served = await freePort();
  const address = `http://localhost:${served}`;
  const server = spawn(process.execPath, [join(ROOT, 'e2e/serve.mjs'), String(served)], { stdio: 'inherit' });
  await untilReady(address, server);
  const profile = mkdtempSync(join(tmpdir(), 'dragonway-bench-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: ['--no-sandbox'],
    viewport: VIEWPORT,
    locale: 'en-GB',
    serviceWorkers: 'block',
  });
  const close = async (): Promise<void> => {
    await context.close();
    server.kill('SIGTERM');
    if (server.exitCode === null) await once(server, 'exit');
    rmSync(profile, { recursive: true, force: true });
  };
  return { address, context, executablePath, profile, close };
};

/** Begins a game on a page of its own; everything is shown at normal speed. */
export const beginGame = async ({ context, address }: Place, path: string): Promise<Page> => {
  const page = await context.newPage();
  const settings = JSON.stringify({ locale: 'en', speed: 1 });
  await page.addInitScript(`localStorage.setItem('dragonway-settings', ${JSON.stringify(settings)})`);
  await page.goto(`${address}/play/${path}`);
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.locator('.table-page').waitFor();
  return page;
};
