// Everything that must hold before a change lands: format, lint, types, edges between packages, unused code, rulings, tests,
// and whole games in a real browser. Ends with one plain line of true sums. A check counts as one test.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium } from './chromium.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const bin = name => join(root, 'node_modules/.bin', name);
const node = process.execPath;
const tsc = join(root, 'node_modules/typescript-native/bin/tsc');
const scratch = mkdtempSync(join(tmpdir(), 'dragonway-check-'));

const CHECKS = [
  ['format', bin('biome'), ['ci', '--linter-enabled=false', '.']],
  ['lint', bin('oxlint'), ['--type-aware', '--deny-warnings']],
  ['types', node, [tsc, '--noEmit', '-p', 'tsconfig.check.json']],
  ['types of the boards', node, [tsc, '--noEmit', '-p', 'packages/board-view/tsconfig.check.json']],
  ['types of the web client', node, [tsc, '--noEmit', '-p', 'apps/web']],
  ['edges', bin('depcruise'), ['--config', '.dependency-cruiser.mjs', 'packages', 'apps', 'bench']],
  ['unused', bin('knip'), []],
  ['rulings', node, ['scripts/check-rulings.mjs']],
  ['option names', node, ['scripts/check-option-names.mjs']],
  ['databases for the tests', node, ['apps/server/dist/proof/services/main.js']],
];

// Nothing may keep a change waiting for ever.
const LONGEST = 20 * 60_000;

const run = (name, command, args, { env = {}, folder = root } = {}) => {
  const began = Date.now();
  process.stdout.write(`\n== ${name}\n`);
  const settings = { cwd: folder, stdio: 'inherit', env: { ...process.env, ...env }, timeout: LONGEST };
  const { status } = spawnSync(command, args, settings);
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  process.stdout.write(`== ${name}: ${status === 0 ? 'right' : 'WRONG'}, ${seconds} s\n`);
  return status === 0;
};

const readJson = file => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
};

// A file that cannot even be read fails without a failed test in it.
const atLeastOne = (failed, isRight) => (failed === 0 && !isRight ? 1 : failed);

const vitest = (name, folder) => {
  const report = join(scratch, `${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const isRight = run(name, bin('vitest'), ['run', ...reporters], { folder });
  const { numPassedTests = 0, numFailedTests = 0 } = readJson(report) ?? {};
  return { passed: numPassedTests, failed: atLeastOne(numFailedTests, isRight) };
};

const browser = () => {
  const report = join(scratch, 'browser.json');
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: report, CHROMIUM_PATH: findChromium() ?? '' };
  const args = ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'];
  const isRight = run('games in a browser', bin('playwright'), args, { env });
  const { expected = 0, flaky = 0, unexpected = 0 } = readJson(report)?.stats ?? {};
  return { passed: expected + flaky, failed: atLeastOne(unexpected, isRight) };
};

const checks = CHECKS.map(([name, command, args]) => run(name, command, args));
const suites = [
  vitest('tests', root),
  vitest('tests of the web client', join(root, 'apps/web')),
  vitest('tests of the server', join(root, 'apps/server')),
  browser(),
];
rmSync(scratch, { recursive: true });

const passed = checks.filter(Boolean).length + suites.reduce((sum, suite) => sum + suite.passed, 0);
const failed = checks.filter(right => !right).length + suites.reduce((sum, suite) => sum + suite.failed, 0);
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
