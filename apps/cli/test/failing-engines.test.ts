import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';

const BIN = fileURLToPath(new URL('../bin/dragonway.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'dragonway-failing-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Matches an engine that obeys until it is asked for a move; then it does this. */
const matchWith = (onGo: string) => {
  const engine = join(folder, `${onGo.replaceAll(/\W/g, '')}.cjs`);
  writeFileSync(
    engine,
    `require('node:readline').createInterface({ input: process.stdin }).on('line', line => {
      if (line === 'ugi') console.log('ugiok');
      if (line === 'isready') console.log('readyok');
      if (line.startsWith('go')) { ${onGo} }
    });`,
  );
  return arena(`ugi:${process.execPath} ${engine}`, `${engine}.jsonl`);
};

const arena = (engine: string, file: string) =>
  spawnSync(
    process.execPath,
    [BIN, 'arena', '--one', engine, '--other', 'random', '--games', '2', '--patience', '1', '--file', file],
    { encoding: 'utf8' },
  );

test.each([
  ['process.exit(1);', 'it ended when it owed an answer'],
  ["console.log('bestmove Q');", 'it played Q, which is no legal move'],
  ["console.log('error no');", 'it answered error no'],
  ['', 'it kept silent for 1 s when it owed an answer'],
])('an engine that answers go by «%s» forfeits its games', (onGo, words) => {
  const { stdout, status } = matchWith(onGo);
  const [result, forfeits] = stdout.split('\n');
  expect(result).toMatch(/^2 games, \+0 =0 -2, /);
  expect(forfeits).toMatch(/^2 games forfeited by ugi:/);
  expect(forfeits).toContain(words);
  expect(status).toBe(0);
});

test('an engine that cannot be started ends the match, and its file can begin another one', () => {
  const file = join(folder, 'begun.jsonl');
  const { stderr, status } = arena('ugi:no-such-engine', file);
  expect(stderr).toContain('error arena/engine-not-ready the engine no-such-engine does not get ready for a game: ');
  expect(status).toBe(1);
  expect(arena('random', file).stdout).toMatch(/^2 games, /);
});

test('a file that cannot be written is told of', () => {
  const { stderr, status } = arena('random', join(folder, 'nowhere', 'games.jsonl'));
  expect(stderr).toMatch(/^error file\/unusable ENOENT/);
  expect(status).toBe(2);
});
