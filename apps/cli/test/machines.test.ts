import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';

const BIN = fileURLToPath(new URL('../bin/dragonway.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'dragonway-machines-'));
afterAll(() => rmSync(folder, { recursive: true }));

const dragonway = (...words: readonly string[]) => spawnSync(process.execPath, [BIN, ...words], { encoding: 'utf8' });

test('machines of levels play a game whose record is reviewed', () => {
  const record = join(folder, 'game.txt');
  const position = '8/8/8/8/8/8/8/8 d4d3 d7e7 4,4/1,0 -/w/-/w/ww/-/bbbb/- ccw h 1';
  const played = dragonway(
    'play',
    '--options',
    'tao-long',
    '--position',
    position,
    '--seat',
    'level:2',
    'level:1',
    '--seed',
    '1',
    '--record',
    record,
  );
  expect(played.stdout).toContain('Result: 1-0');
  expect(readFileSync(record, 'utf8')).toContain('(level:2)');
  const reviewed = dragonway('review', record, '--level', '2');
  expect(reviewed.stdout).toContain('The bar is the chance of heaven.');
  expect(reviewed.status).toBe(0);
});

test('solve finds the shortest win of a solo position', () => {
  const position = '8/8/8/8/8/8/8/8 d4d3 d7e7 4,4/1,0 -/w/-/w/ww/-/bbbb/- ccw h 1';
  const { stdout } = dragonway(
    'solve',
    '--options',
    'tao-long;solo=heaven',
    '--position',
    position,
    '--nodes',
    '20000',
  );
  expect(stdout).toMatch(/^Won in 1: [A-Z] N!/);
});

test('an arena keeps its games in a file and goes on where it was left', () => {
  const file = join(folder, 'match.jsonl');
  const words = [
    'arena',
    '--options',
    'tao-long',
    '--one',
    'nodes:30',
    '--other',
    'random',
    '--file',
    file,
    '--threads',
    '1',
  ];
  expect(dragonway(...words, '--games', '2').stdout).toMatch(/^2 games, /);
  expect(dragonway(...words, '--games', '4').stdout).toMatch(/^4 games, /);
  expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(5);
});

test('an unknown contender is refused in words', () => {
  const { stderr, status } = dragonway('arena', '--one', 'somebody');
  expect(stderr).toContain('error arena/unknown-contender there is no player somebody');
  expect(status).toBe(1);
});
