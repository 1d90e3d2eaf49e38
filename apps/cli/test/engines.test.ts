import { type ChildProcessByStdio, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { parseMatchFile } from '@dragonway/ai';
import { afterAll, describe, expect, test } from 'vitest';

const BIN = fileURLToPath(new URL('../bin/dragonway.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'dragonway-engines-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** `dragonway ugi` in a process of its own. */
class Engine {
  private readonly child: ChildProcessByStdio<Writable, Readable, null>;
  private readonly lines: AsyncIterator<string>;

  constructor() {
    this.child = spawn(process.execPath, [BIN, 'ugi'], { stdio: ['pipe', 'pipe', 'inherit'] });
    this.lines = createInterface({ input: this.child.stdout })[Symbol.asyncIterator]();
  }

  send(...lines: readonly string[]): void {
    this.child.stdin.write(`${lines.join('\n')}\n`);
  }

  /** Everything said until a line that begins so, with that line. */
  async until(beginning: string): Promise<readonly string[]> {
    const said: string[] = [];
    for (;;) {
      const { value, done } = await this.lines.next();
      if (done === true) throw new Error(`the engine ended after: ${said.join(' | ')}`);
      said.push(value);
      if (value.startsWith(beginning)) return said;
    }
  }

  async quit(): Promise<number | null> {
    const ended = new Promise<number | null>(resolve => this.child.once('close', resolve));
    this.send('quit');
    return ended;
  }
}

const INFO =
  /^info depth (\d+) nodes (\d+) nps \d+ time \d+ score (cp -?\d+|mate -?\d+) wdl (\d+) 0 (\d+) pv \S+( \S+)*$/;

const GAMES = [
  { game: 'tao-long', position: 'position startpos' },
  { game: 'way-of-the-dragon', position: 'position startpos moves roll:MMEOD' },
];

const UNBOUNDED = { mostDepth: Number.POSITIVE_INFINITY, mostNodes: Number.POSITIVE_INFINITY };
const BOUNDS = [
  { ...UNBOUNDED, go: 'go depth 2', mostDepth: 2 },
  // What was begun is finished, so a few more states may be looked at.
  { ...UNBOUNDED, go: 'go nodes 300', mostNodes: 2_000 },
  { ...UNBOUNDED, go: 'go movetime 60' },
  { ...UNBOUNDED, go: 'go wtime 2000 btime 2000 winc 10 binc 10' },
];

describe.each(GAMES)('dragonway ugi plays $game', ({ game, position }) => {
  test('within every bound, with lines of information', async () => {
    const engine = new Engine();
    engine.send('ugi', `setoption name game value ${game}`, position, 'legal');
    await engine.until('ugiok');
    const [legalLine = ''] = await engine.until('');
    const legal = legalLine.split(' ');
    for (const { go, mostDepth, mostNodes } of BOUNDS) {
      engine.send(go);
      const said = await engine.until('bestmove');
      expect(legal).toContain(said.at(-1)?.split(' ')[1]);
      const information = said.slice(0, -1);
      expect(information.length).toBeGreaterThan(0);
      for (const line of information) expect(line).toMatch(INFO);
      const [, depth, nodes] = INFO.exec(information.at(-1) ?? '') ?? [];
      expect(Number(depth)).toBeLessThanOrEqual(mostDepth);
      expect(Number(nodes)).toBeLessThanOrEqual(mostNodes);
    }
    expect(await engine.quit()).toBe(0);
  });

  test('without end until it is stopped', async () => {
    const engine = new Engine();
    engine.send('ugi', `setoption name game value ${game}`, position, 'go infinite');
    await engine.until('info depth');
    engine.send('isready');
    expect((await engine.until('readyok')).some(line => line.startsWith('bestmove'))).toBe(false);
    engine.send('stop');
    expect((await engine.until('bestmove')).at(-1)).toMatch(/^bestmove \S+$/);
    expect(await engine.quit()).toBe(0);
  });

  test('against another engine in the arena', () => {
    const file = join(folder, `${game}.jsonl`);
    const engine = `ugi:${process.execPath} ${BIN} ugi`;
    const match = ['--one', engine, '--other', engine, '--go', 'go depth 1', '--games', '2', '--threads', '1'];
    const words = ['arena', '--options', game, ...match, '--file', file];
    const { stdout, status } = spawnSync(process.execPath, [BIN, ...words], { encoding: 'utf8' });
    expect(status).toBe(0);
    expect(stdout).toMatch(/^2 games, /);
    const played = parseMatchFile(readFileSync(file, 'utf8'));
    expect(played.ok && played.value.games.map(({ index }) => index)).toEqual([0, 1]);
  });
});
