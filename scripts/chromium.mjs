// Finds the browser for the tests that need one, and installs Debian's where there is none. Node's own modules only.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The path of a Chromium: CHROMIUM_PATH, else the first on PATH; undefined if there is none. */
export const findChromium = () => {
  const named = process.env.CHROMIUM_PATH;
  if (named && existsSync(named)) return named;
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.flatMap(folder => NAMES.map(name => join(folder, name))).find(path => existsSync(path));
};

const apt = (...words) => spawnSync('apt-get', words, { stdio: ['ignore', 2, 2] }).status === 0;
const install = () => apt('install', '-y', '--no-install-recommends', 'chromium');

/** Makes sure that there is a browser, or says clearly what is missing; gives whether there is one. */
export const ensureChromium = () => {
  if (findChromium() !== undefined) return true;
  process.stderr.write('Installing Chromium for the tests in a browser.\n');
  if (install() || (apt('update') && install())) return findChromium() !== undefined;
  process.stderr.write(
    'There is no Chromium, and it could not be installed: install it, or set CHROMIUM_PATH to a Chromium or Chrome.\n',
  );
  return false;
};
