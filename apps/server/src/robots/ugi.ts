import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';

/** How an engine is started and how long it may think. */
export interface EngineCommand {
  readonly program: string;
  readonly words: readonly string[];
  /** What follows `go`, for games without a clock. */
  readonly go: string;
}

/** A decision as the server puts it. */
export interface Task {
  readonly options: string;
  readonly position?: string;
  readonly moves: readonly string[];
  /** The most time to think in milliseconds. */
  readonly time?: number;
}

interface Waiting {
  readonly isWanted: (line: string) => boolean;
  readonly resolve: (line: string) => void;
  readonly reject: (error: Error) => void;
}

/** An engine in a process of its own that speaks UGI; one for each table, because options stay. */
export class UgiEngine {
  private readonly child: ChildProcessByStdio<Writable, Readable, null>;
  private readonly waiting: Waiting[] = [];
  private readonly go: string;
  private readonly ready: Promise<unknown>;

  constructor({ program, words, go }: EngineCommand, options: string) {
    this.go = go;
    this.child = spawn(program, [...words], { stdio: ['pipe', 'pipe', 'inherit'] });
    this.child.on('error', error => this.fail(error));
    this.child.on('exit', () => this.fail(new Error('the engine ended')));
    createInterface({ input: this.child.stdout }).on('line', line => this.hear(line));
    this.ready = this.setUp(options);
    this.ready.catch(() => undefined);
  }

  /** The engine's move. */
  async choose({ position, moves, time }: Task): Promise<string> {
    await this.ready;
    const start = position === undefined ? 'startpos' : `fen ${position}`;
    this.say(`position ${start}${moves.length === 0 ? '' : ` moves ${moves.join(' ')}`}`);
    const answer = this.until(line => line.startsWith('bestmove ') || line.startsWith('error '));
    this.say(time === undefined ? `go ${this.go}` : `go movetime ${Math.max(1, Math.floor(time))}`);
    const line = await answer;
    if (line.startsWith('error ')) throw new Error(line);
    return line.split(' ')[1] ?? '';
  }

  quit(): void {
    this.child.stdin.end('quit\n');
  }

  private async setUp(options: string): Promise<void> {
    const introduced = this.until(line => line === 'ugiok');
    this.say('ugi');
    await introduced;
    const [game = '', ...pairs] = options.split(';');
    this.say(`setoption name game value ${game}`);
    for (const pair of pairs) {
      const at = pair.indexOf('=');
      this.say(`setoption name ${pair.slice(0, at)} value ${pair.slice(at + 1)}`);
    }
    const ready = this.until(line => line === 'readyok');
    this.say('isready');
    await ready;
  }

  private say(line: string): void {
    this.child.stdin.write(`${line}\n`);
  }

  private until(isWanted: (line: string) => boolean): Promise<string> {
    return new Promise((resolve, reject) => this.waiting.push({ isWanted, resolve, reject }));
  }

  private hear(line: string): void {
    const first = this.waiting[0];
    if (first === undefined || !first.isWanted(line)) return;
    this.waiting.shift();
    first.resolve(line);
  }

  private fail(error: Error): void {
    for (const { reject } of this.waiting.splice(0)) reject(error);
  }
}
