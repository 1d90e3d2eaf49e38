import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const FOLDERS = ['../src/styles', '../../../packages/board-view/styles'];

const sheets = FOLDERS.flatMap(folder => {
  const path = fileURLToPath(new URL(folder, import.meta.url));
  return readdirSync(path)
    .filter(name => name.endsWith('.css'))
    .map(name => ({ name, text: readFileSync(`${path}/${name}`, 'utf8') }));
});

// Such a style is asked at every change of a table, and has the ground of the whole page painted anew.
test.each(sheets)('$name does not make the look of the whole document depend on what is on it', ({ text }) => {
  expect(text).not.toMatch(/(?:^|[\s,])(?:html|body|:root):has\(/);
});
