import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, prefer, test } from './table.js';

const BUILT = fileURLToPath(new URL('../apps/web/dist', import.meta.url));
const SERVE = fileURLToPath(new URL('serve.mjs', import.meta.url));
const PORT = Number(process.env['E2E_PORT'] ?? 4179) + 1000;
const ADDRESS = `http://localhost:${PORT}/`;

/** Puts another build into the folder: another first page, and a service worker that knows it by another revision. */
const swapIn = (folder: string, name: string): void => {
  const page = join(folder, 'index.html');
  const worker = join(folder, 'sw.js');
  const known = readFileSync(worker, 'utf8');
  const next = known.replace(/(url:"index\.html",revision:")[^"]+/, `$1${name}`);
  expect(next).not.toBe(known);
  writeFileSync(page, readFileSync(page, 'utf8').replace('<head>', `<head><meta name="build" content="${name}">`));
  writeFileSync(worker, next);
};

const untilReady = async (server: ChildProcess): Promise<void> => {
  while (server.exitCode === null) {
    const isReady = await fetch(`${ADDRESS}readyz`).then(
      answer => answer.ok,
      () => false,
    );
    if (isReady) return;
    await new Promise(resolve => setTimeout(resolve, 200));
  }
  throw new Error('the server has ended');
};

test('a newer version is told of, and loaded when the person says so', async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'dragonway-build-'));
  cpSync(BUILT, folder, { recursive: true });
  const server = spawn(process.execPath, [SERVE, String(PORT), folder], { stdio: 'inherit' });
  try {
    await untilReady(server);
    await prefer(page);
    await page.goto(ADDRESS);
    await page.evaluate(async () => navigator.serviceWorker.ready);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Dragonway' })).toBeVisible();
    await expect(page.locator('.update-notice')).toHaveCount(0);

    swapIn(folder, 'second');
    await page.reload();
    const notice = page.locator('.update-notice');
    await expect(notice).toContainText('A new version of Dragonway is ready.', { timeout: 30_000 });
    await expect(page.locator('meta[name="build"]')).toHaveCount(0);
    await notice.getByRole('button', { name: 'Load it' }).click();
    await expect(page.locator('meta[name="build"]')).toHaveAttribute('content', 'second', { timeout: 30_000 });
    await expect(notice).toHaveCount(0);
  } finally {
    server.kill('SIGTERM');
    if (server.exitCode === null) await once(server, 'exit');
    rmSync(folder, { recursive: true, force: true });
  }
});
