import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
  expect(played.stdout).toMatch(/\n {2}Why: It wins by force within 1 turn of the game\./);
  expect(reviewed.stdout).toMatch(
    /^The bar is the chance of Tianlong to win after each decision, as level 2 sees it\.\n/,
  );
  expect(reviewed.stdout).toMatch(/\nTianlong: \d.*\nDilong: \d.*\nThe game ended 1-0\.\n$/);
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
  expect(stdout).toMatch(/^Tianlong wins in 1 turn: [A-Z] N!/);
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

test('solve refuses what has dice, and no states at all', () => {
  expect(dragonway('solve', '--options', 'way-of-the-dragon').stderr).toBe(
    'error solve/has-dice way-of-the-dragon has dice, so no win is certain: expected a table of tao-long\n',
  );
  expect(dragonway('solve', '--nodes', '0').stderr).toContain('Expected a whole number from 1 on.');
});

test('a game with dice is reviewed roll by roll, and then as a table', () => {
  const record = join(folder, 'dice.txt');
  const table = ['--options', 'way-of-the-dragon;players=k,r,y;powers=on;length=5'];
  dragonway('play', ...table, '--seat', 'random', 'level:1', 'random', '--seed', '4', '--record', record);
  const { stdout, status } = dragonway('review', record);
  expect(stdout).toMatch(/\n {2}1\. Black .* luck .* decisions .*\n {7}roll:\w{5} .* -> .* %\n/);
  expect(stdout).toMatch(/\nplayer .*\nBlack .*\nRed .*\nYellow .*\n/);
  expect(stdout).toMatch(/\nThe game ended \d+-\d+-\d+\.\n$/);
  expect(status).toBe(0);
});

test('a game that was left or given up is reviewed as far as it went', () => {
  const reviewOf = (movetext: string, result: string): string => {
    const record = join(folder, 'short.txt');
    const tags = `[Game "tao-long"]\n[Options "tao-long"]\n[Result "${result}"]\n`;
    writeFileSync(record, `${tags}\n${movetext}${result}\n`);
    return dragonway('review', record, '--level', '1').stdout;
  };
  expect(reviewOf('1. W SS ', '*')).toMatch(/\nThe game was left before its end\.\n$/);
  expect(reviewOf('1. W SS ', '0-1')).toMatch(/\nThe players ended the game 0-1 before its end\.\n$/);
  expect(reviewOf('', '*')).toBe('Nothing was decided in this game, so there is nothing to review.\n');
});

test('a file that is not there is told of', () => {
  const { stderr, status } = dragonway('review', join(folder, 'nothing.txt'));
  expect(stderr).toMatch(/^error file\/unusable ENOENT/);
  expect(status).toBe(2);
});

test('a hint says what to play, why, and what is expected', () => {
  const position = '8/8/8/8/8/8/8/8 g5g4g3h3 f1f2f3 3,2/1,3 -/w/-/w/w/wbbb/b/- ccw h 77';
  expect(dragonway('hint', '--position', position).stdout).toMatch(
    /^Tianlong should play W\.\nIt wins by force within 3 turns of the game\.\n[^]*Tianlong wins \(100 % to win\)\.\nExpected to go on: W /,
  );
  expect(dragonway('hint', '--options', 'way-of-the-dragon').stderr).toMatch(/^error advice\/dice-decide /);
});
