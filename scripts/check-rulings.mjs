// Every ruling of the spec must be named where it is decided and tested by a test that carries its number in its name.
// The counts below are those of the numbered rulings of both rule texts.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const RULES = [
  { folder: 'packages/tao-long', letter: 'R', count: 35 },
  { folder: 'packages/way-of-the-dragon', letter: 'W', count: 13 },
];

const filesBelow = folder =>
  readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    if (entry.name === 'node_modules' || entry.name === 'dist') return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : entry.name.endsWith('.ts') ? [path] : [];
  });

const TEST_NAME = /\b(?:test|it)(?:\.each\([^)]*\))?\(\s*(['"`])((?:(?!\1).)*)\1/gs;
const mentions = (text, ruling) => new RegExp(`\\b${ruling}\\b`).test(text);

const missing = RULES.flatMap(({ folder, letter, count }) => {
  const files = filesBelow(join(root, folder)).map(path => ({ path, text: readFileSync(path, 'utf8') }));
  const tests = files.filter(({ path }) => path.endsWith('.test.ts'));
  const names = tests.flatMap(({ text }) => [...text.matchAll(TEST_NAME)].map(([, , name]) => name)).join('\n');
  const code = files
    .filter(({ path }) => !path.endsWith('.test.ts'))
    .map(({ text }) => text)
    .join('\n');
  return Array.from({ length: count }, (_, index) => `${letter}${index + 1}`).flatMap(ruling => [
    ...(mentions(names, ruling) ? [] : [`${ruling} has no test in ${folder}`]),
    ...(spanned(code, ruling) ? [] : [`${ruling} is not named in the code of ${folder}`]),
  ]);
});

/** Whether the code names a ruling, by itself or inside a span such as «R33 to R35». */
function spanned(code, ruling) {
  if (mentions(code, ruling)) return true;
  const letter = ruling[0];
  const number = Number(ruling.slice(1));
  return [...code.matchAll(new RegExp(`\\b${letter}(\\d+) to ${letter}(\\d+)\\b`, 'g'))].some(
    ([, first, last]) => number >= Number(first) && number <= Number(last),
  );
}

for (const line of missing) process.stderr.write(`${line}\n`);
process.stdout.write(
  missing.length === 0 ? 'Every ruling is named in the code and has a test.\n' : `${missing.length} missing\n`,
);
process.exitCode = missing.length === 0 ? 0 : 1;
