// Builds every package with TypeScript's project references and, where it is wanted, the web client. Prints to standard error
// only, so that the engine protocol's standard output stays clean when the command line builds itself first.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const compiler = join(root, 'node_modules/typescript-native/bin/tsc');
const vite = join(root, 'node_modules/vite/bin/vite.js');
const STAMPS = { packages: '.dragonway-build', web: '.dragonway-web' };
const stampOf = part => join(root, 'node_modules', STAMPS[part]);
const lock = join(root, 'node_modules/.dragonway-build-lock');
const SOURCE = /\.(ts|tsx|json|mjs|po|css|html)$/;
const WORKSPACES = ['packages', 'apps', 'bench'];

const sourcesBelow = folder =>
  readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const path = join(folder, entry.name);
    if (['node_modules', 'dist', 'test'].includes(entry.name)) return [];
    if (entry.isDirectory()) return sourcesBelow(path);
    return SOURCE.test(entry.name) && !entry.name.includes('.test.') ? [path] : [];
  });

const fingerprint = () => {
  const hash = createHash('sha256').update(process.version);
  const files = [join(root, 'tsconfig.json'), join(root, 'tsconfig.base.json')];
  const sources = WORKSPACES.flatMap(folder => sourcesBelow(join(root, folder)));
  files.push(...sources.toSorted((one, other) => (one < other ? -1 : 1)));
  for (const file of files) hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
};

const isBuilt = (part, print) => existsSync(stampOf(part)) && readFileSync(stampOf(part), 'utf8') === print;

const pause = millis => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, millis);

// One build at a time: several engines may be started at once on a fresh clone. A lock older than the longest build is dead.
const LONGEST_BUILD = 180_000;
const takeLock = () => {
  for (;;) {
    try {
      mkdirSync(lock);
      return;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    const age = existsSync(lock) ? Date.now() - statSync(lock).mtimeMs : 0;
    if (age > LONGEST_BUILD) rmdirSync(lock);
    pause(100);
  }
};

const COMMANDS = {
  packages: { words: [compiler, '-b', root], folder: root },
  web: { words: [vite, 'build', '--logLevel', 'warn'], folder: join(root, 'apps/web') },
};

const buildPart = (part, print) => {
  if (isBuilt(part, print)) return 0;
  takeLock();
  try {
    if (isBuilt(part, print)) return 0;
    const { words, folder } = COMMANDS[part];
    const { status, stdout, stderr } = spawnSync(process.execPath, words, { cwd: folder, encoding: 'utf8' });
    process.stderr.write(stdout + stderr);
    if (status === 0) writeFileSync(stampOf(part), print);
    return status ?? 1;
  } finally {
    rmdirSync(lock);
  }
};

/** Builds what has changed since the last build; gives the first exit code that is not 0. */
export const build = ({ withWeb = false } = {}) => {
  const print = fingerprint();
  const status = buildPart('packages', print);
  return status === 0 && withWeb ? buildPart('web', print) : status;
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (existsSync(compiler)) process.exitCode = build({ withWeb: process.argv.includes('--web') });
  else process.stderr.write('The compiler is not installed yet: nothing built.\n');
}
