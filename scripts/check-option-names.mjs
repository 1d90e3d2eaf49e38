// Outside the places that own them no code may compare an option's name: the engine asks the rules, which options were turned
// into once. Whoever feels the need has found a missing hook.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const FOLDERS = ['packages/tao-long/src', 'packages/way-of-the-dragon/src'];
const OWNERS =
  /\/(modes|scenarios|variants|powers)\/|\/(options|option-keys|table-rules|special-rules)\.ts$|\.test\.ts$/;
const NAMES =
  'grasshopper|monk|master|chosen|field|valley|canyon|torus|wall|cave|mist|labyrinth|introductory|custom|valleyPortals|destructible|tailLeavesFirst|freeStones|rangeThroughDragons';
const COMPARISON = new RegExp(`(===|!==|case)\\s*'(${NAMES})'`);

const filesBelow = folder =>
  readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [path];
  });

const found = FOLDERS.flatMap(folder => filesBelow(join(root, folder)))
  .filter(path => path.endsWith('.ts') && !OWNERS.test(path))
  .flatMap(path =>
    readFileSync(path, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        COMPARISON.test(line) ? [`${path.slice(root.length + 1)}:${index + 1} ${line.trim()}`] : [],
      ),
  );

for (const line of found) process.stderr.write(`${line}\n`);
process.stdout.write(found.length === 0 ? 'No code compares an option’s name.\n' : `${found.length} comparisons\n`);
process.exitCode = found.length === 0 ? 0 : 1;
