// Makes a fresh clone ready with nothing but Node and npm: installs what the lock file names, then builds; `--web` builds the
// web client too, and `--browser` looks for a Chromium and installs one if there is none. Only Node's own modules may be
// imported here, and the scripts that it imports must keep to that too.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from './build.mjs';
import { ensureChromium } from './chromium.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const stamp = join(root, 'node_modules/.dragonway-install');
const OLDEST_NODE = [20, 19];

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1])) {
  process.stderr.write(`Dragonway needs Node ${OLDEST_NODE.join('.')} or newer; this is ${process.versions.node}.\n`);
  process.exit(1);
}

const print = createHash('sha256')
  .update(process.version)
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex');

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== print) {
  process.stderr.write('Installing what Dragonway needs. This takes about a minute.\n');
  // A production environment would leave the build tools out. `prepare` is left to the build below.
  const { status } = spawnSync('npm', ['ci', '--include=dev', '--ignore-scripts', '--no-progress'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: '' },
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(stamp, print);
}

const status = build({ withWeb: process.argv.includes('--web') });
if (status === 0 && process.argv.includes('--browser')) ensureChromium();
process.exit(status);
