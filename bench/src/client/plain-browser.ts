import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort, type Place } from './browser.js';

/** A browser that nobody steers, and the port where a tool reaches it. */
interface PlainBrowser {
  readonly port: number;
  readonly close: () => Promise<void>;
}

const QUIET = ['--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'];
const LONGEST_START = 30_000;

const untilReachable = async (port: number): Promise<void> => {
  const end = Date.now() + LONGEST_START;
  while (Date.now() < end) {
    const isThere = await fetch(`http://127.0.0.1:${port}/json/version`).then(
      answer => answer.ok,
      () => false,
    );
    if (isThere) return;
    await new Promise(resolve => setTimeout(resolve, 100));
  }
  throw new Error('the browser did not open its port');
};

/**
 * Opens the same profile, with the games that were saved in it, without Playwright: it stops every new page until it has looked
 * at it, which a tool that measures the loading of pages cannot have.
 */
export const openPlainBrowser = async ({ context, executablePath, profile }: Place): Promise<PlainBrowser> => {
  // A profile belongs to one browser at a time.
  await context.close();
  const port = await freePort();
  const words = ['--headless=new', '--no-sandbox', `--remote-debugging-port=${port}`, `--user-data-dir=${profile}`];
  const browser = spawn(executablePath, [...words, ...QUIET, 'about:blank'], { stdio: 'ignore' });
  const close = async (): Promise<void> => {
    browser.kill('SIGTERM');
    if (browser.exitCode === null) await once(browser, 'exit');
  };
  await untilReachable(port).catch(async error => {
    await close();
    throw error;
  });
  return { port, close };
};
