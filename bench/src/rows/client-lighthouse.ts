import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beginGame, type Place, ROOT } from '../client/browser.js';
import type { Figure } from '../client/figures.js';
import { openPlainBrowser } from '../client/plain-browser.js';

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

const audit = async (port: number, url: string, preset: string): Promise<Scores | undefined> => {
  const words = [join(FOLDER, 'audit.mjs'), String(port), url, preset];
  try {
    const { stdout } = await promisify(execFile)(process.execPath, words, { timeout: PATIENCE });
    return JSON.parse(stdout) as Scores;
  } catch (error) {
    process.stderr.write(`Lighthouse, ${url}, ${preset}: ${String(error)}\n`);
    return undefined;
  }
};

const tableOf = async (place: Place, path: string): Promise<string> => {
  const page = await beginGame(place, path);
  const url = page.url();
  await page.close();
  return url;
};

interface Audited {
  readonly name: string;
  readonly preset: string;
  readonly runs: readonly Scores[];
}

const figuresOf = ({ name, preset, runs }: Audited, missing: string): readonly Figure[] =>
  (Object.keys(SCORES) as (keyof Scores)[]).map(score => ({
    what: `${name}, Lighthouse, ${preset}, ${SCORES[score]}`,
    unit: 'of 100',
    runs: runs.map(run => run[score]),
    bar: BAR,
    goal: 100,
    missing,
  }));

/**
 * The scores of the start page and of a table of each game, on a phone and on a desk. Comes last, because it takes the
 * browser's profile over.
 */
export const lighthouseScores = async (place: Place): Promise<readonly Figure[]> => {
  const missing = isInstalled() ? 'Lighthouse ended with an error' : 'Lighthouse could not be installed';
  const pages = [
    { name: 'Start page', url: `${place.address}/` },
    { name: 'Table of Tao Long', url: await tableOf(place, 'tao-long/people') },
    { name: 'Table of Way of the Dragon', url: await tableOf(place, 'way-of-the-dragon/people') },
  ];
  const browser = await openPlainBrowser(place);
  const figures: Figure[] = [];
  for (const { name, url } of pages) {
    for (const preset of PRESETS) {
      const runs: Scores[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        const scores = await audit(browser.port, url, preset);
        if (scores !== undefined) runs.push(scores);
      }
      figures.push(...figuresOf({ name, preset, runs }, missing));
    }
  }
  await browser.close();
  return figures;
};
