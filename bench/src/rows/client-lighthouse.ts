import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beginGame, type Place, ROOT } from '../client/browser.js';
import type { Figure } from '../client/figures.js';

const RUNS = 3;
/** An audit that stands still is given up. */
const PATIENCE = 120_000;
const PRESETS = ['desktop', 'mobile'] as const;
const FOLDER = join(ROOT, 'bench/lighthouse');
const BAR = { atLeast: 95 } as const;

interface Scores {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
}

const SCORES: Readonly<Record<keyof Scores, string>> = {
  performance: 'performance',
  accessibility: 'accessibility',
  bestPractices: 'best practices',
};

/** Lighthouse is large and rarely needed: it is installed with the first run. */
const isInstalled = (): boolean => {
  if (existsSync(join(FOLDER, 'node_modules/lighthouse'))) return true;
  const words = ['ci', '--ignore-scripts', '--no-audit', '--no-fund'];
  const isWindows = process.platform === 'win32';
  return spawnSync('npm', words, { cwd: FOLDER, stdio: ['ignore', 2, 2], shell: isWindows }).status === 0;
};

const audit = (port: number, url: string, preset: string): Scores | undefined => {
  const words = [join(FOLDER, 'audit.mjs'), String(port), url, preset];
  const { status, stdout } = spawnSync(process.execPath, words, {
    stdio: ['ignore', 'pipe', 2],
    encoding: 'utf8',
    timeout: PATIENCE,
  });
  return status === 0 ? (JSON.parse(stdout) as Scores) : undefined;
};

const tableOf = async (place: Place, path: string): Promise<string> => {
  const page = await beginGame(place, path);
  const url = page.url();
  await page.close();
  return url;
};

/** The scores of the start page and of a table of each game, on a phone and on a desk. */
export const lighthouseScores = async (place: Place): Promise<readonly Figure[]> => {
  const missing = isInstalled() ? 'Lighthouse ended with an error' : 'Lighthouse could not be installed';
  const pages = [
    { name: 'Start page', url: `${place.address}/` },
    { name: 'Table of Tao Long', url: await tableOf(place, 'tao-long/people') },
    { name: 'Table of Way of the Dragon', url: await tableOf(place, 'way-of-the-dragon/people') },
  ];
  return pages.flatMap(({ name, url }) =>
    PRESETS.flatMap(preset => {
      const runs = Array.from({ length: RUNS }, () => audit(place.port, url, preset)).filter(run => run !== undefined);
      return (Object.keys(SCORES) as (keyof Scores)[]).map(
        (score): Figure => ({
          what: `${name}, Lighthouse, ${preset}, ${SCORES[score]}`,
          unit: 'of 100',
          runs: runs.map(run => run[score]),
          bar: BAR,
          goal: 100,
          missing,
        }),
      );
    }),
  );
};
