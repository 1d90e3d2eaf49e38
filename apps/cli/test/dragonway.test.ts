import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const BIN = fileURLToPath(new URL('../bin/dragonway.mjs', import.meta.url));

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'dragonway-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the built command line with this standard input. */
const dragonway = (args: readonly string[], input = '') => {
  const env = { ...process.env, NO_COLOR: '1' };
  const { status, stdout, stderr } = spawnSync(process.execPath, [BIN, ...args], { input, env, encoding: 'utf8' });
  return { status, stdout, stderr };
};

describe('ugi', () => {
  test('answers over standard input and output, and quits with 0', () => {
    const input = 'isready\nposition startpos moves W\nlegal\r\n\nfoo\ngo perft 3\nquit\nlegal\n';
    const { status, stdout } = dragonway(['ugi'], input);
    expect(status).toBe(0);
    expect(stdout).toMatch(/^readyok\nS SS\nerror ugi\/unknown-command [ -~]+\nperft 3 8\n$/);
  });

  test('the end of input quits too, after what waits and a last line without a break', () => {
    const { status, stdout } = dragonway(['ugi'], 'go perft 11\nlegal');
    expect(status).toBe(0);
    expect(stdout).toMatch(/^perft 11 \d+\nE H W\n$/);
  });

  test('thousands of commands at once are answered in their order', () => {
    const commands = Array.from({ length: 5000 }, (_, index) => (index % 2 === 0 ? 'isready' : 'legal'));
    const answers = commands.map(command => (command === 'isready' ? 'readyok' : 'E H W'));
    expect(dragonway(['ugi'], `${commands.join('\n')}\n`).stdout).toBe(`${answers.join('\n')}\n`);
  });
});

describe('legal, perft and explain', () => {
  test('legal lists the moves after moves', () => {
    expect(dragonway(['legal', 'W']).stdout).toBe('S SS\n');
    expect(dragonway(['legal', '--options', 'tao-long;mode=monk']).stdout).toBe('E H W:bw\n');
  });

  test('perft counts, and divides', () => {
    expect(dragonway(['perft', '3']).stdout).toBe('perft 3 18\n');
    expect(dragonway(['perft', '2', '--divide']).stdout).toBe('E 2\nH 2\nW 2\nperft 2 6\n');
  });

  test('explain says what a move does, or why it is refused', () => {
    expect(dragonway(['explain', 'W']).stdout).toMatch(/^legal: lift Water for Heaven\nLifted from Water/);
    const refused = dragonway(['explain', 'F']);
    expect(refused).toMatchObject({ status: 1, stdout: '' });
    expect(refused.stderr).toMatch(/^error move\/impossible-action .* \(R1\)\n$/);
  });

  test('a refused table makes a command fail', () => {
    expect(dragonway(['legal', '--options', 'chess'])).toMatchObject({ status: 1, stdout: '' });
  });
});

describe('play and record', () => {
  test('a game is played by typed lines, its record written, checked and shown', () => {
    const file = join(folder, 'game.txt');
    const seats = ['--seat', 'person', '--seat', 'person'];
    const played = dragonway(['play', ...seats, '--record', file], 'W\nSS\nquit\n');
    expect(played.status).toBe(0);
    expect(played.stdout).toContain('The game is left. Goodbye.');
    expect(readFileSync(file, 'utf8')).toContain('1. W SS *');
    expect(dragonway(['record', 'check', file])).toMatchObject({
      status: 0,
      stdout: 'Right: 2 decisions, result *.\n',
    });
    expect(dragonway(['record', 'show', file]).stdout).toContain('Tianlong steps from a6 to a5.');
  });

  test('random players finish both games by themselves', () => {
    for (const options of ['tao-long;scenario=torus', 'way-of-the-dragon;players=k,r,w']) {
      const file = join(folder, 'random.txt');
      const args = ['play', '--options', options, '--seat', 'random', '--seed', '4', '--record', file];
      expect(dragonway(args).stdout).toMatch(/\nResult: \S+\n/);
      expect(dragonway(['record', 'check', file]).status).toBe(0);
    }
  });

  test('a wrong record exits with 1, an unreadable one with 2', () => {
    const file = join(folder, 'wrong.txt');
    writeFileSync(file, '[Game "tao-long"]\n[Options "tao-long"]\n[Result "*"]\n\n1. W SSS *\n');
    expect(dragonway(['record', 'check', file]).status).toBe(1);
    writeFileSync(file, 'nothing');
    expect(dragonway(['record', 'check', file]).status).toBe(2);
    expect(dragonway(['record', 'check', join(folder, 'absent.txt')]).status).toBe(2);
  });
});
