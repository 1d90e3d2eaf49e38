// Everything that must hold before a change lands: format, lint, types, edges between packages, unused code, rulings, tests.
// Ends with one plain line of true sums. A check counts as one test.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const bin = name => join(root, 'node_modules/.bin', name);
const node = process.execPath;
const tsc = join(root, 'node_modules/typescript-native/bin/tsc');
const scratch = mkdtempSync(join(tmpdir(), 'dragonway-check-'));
const report = join(scratch, 'tests.json');

const CHECKS = [
  ['format', bin('biome'), ['ci', '--linter-enabled=false', '.']],
  ['lint', bin('oxlint'), ['--type-aware', '--deny-warnings']],
  ['types', node, [tsc, '--noEmit', '-p', 'tsconfig.check.json']],
  ['types of the boards', node, [tsc, '--noEmit', '-p', 'packages/board-view/tsconfig.check.json']],
  ['edges', bin('depcruise'), ['--config', '.dependency-cruiser.mjs', 'packages', 'apps', 'bench']],
  ['unused', bin('knip'), []],
  ['rulings', node, ['scripts/check-rulings.mjs']],
  ['option names', node, ['scripts/check-option-names.mjs']],
];

const run = (name, command, args) => {
  const began = Date.now();
  process.stdout.write(`\n== ${name}\n`);
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
  process.stdout.write(
    `== ${name}: ${status === 0 ? 'right' : 'WRONG'}, ${((Date.now() - began) / 1000).toFixed(1)} s\n`,
  );
  return status === 0;
};

const checks = CHECKS.map(([name, command, args]) => run(name, command, args));
const testsRight = run('tests', bin('vitest'), [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
]);

const readSums = () => {
  try {
    const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(readFileSync(report, 'utf8'));
    // A file that cannot even be read fails without a failed test in it.
    const failed = numFailedTests === 0 && !testsRight ? Math.max(numFailedTestSuites, 1) : numFailedTests;
    return { passed: numPassedTests, failed };
  } catch {
    return { passed: 0, failed: 1 };
  }
};

const sums = readSums();
rmSync(scratch, { recursive: true });
const passed = sums.passed + checks.filter(Boolean).length;
const failed = sums.failed + checks.filter(right => !right).length;
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
