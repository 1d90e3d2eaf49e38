import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import type { Table } from '@dragonway/games';
import type { Contender } from '../arena/match.js';
import type { Chooser } from '../arena/play-game.js';

type Engine = Extract<Contender, { kind: 'ugi' }>;

/** An engine in a process of its own that speaks UGI. */
export interface EngineProcess extends Chooser {
  quit(): void;
}

interface Waiting {
  readonly isWanted: (line: string) => boolean;
  readonly resolve: (line: string) => void;
  readonly reject: (error: Error) => void;
}

/** Lines of a process, waited for one after the other. */
class Lines {
  private readonly waiting: Waiting[] = [];
  private readonly name: string;
  private hasEnded = false;

  constructor(child: ChildProcessByStdio<Writable, Readable, null>, name: string) {
    this.name = name;
    createInterface({ input: child.stdout }).on('line', line => this.take(line));
    child.on('error', error => this.end(error));
    child.on('close', () => this.end());
    // Whoever wrote to a process that has gone hears of it by what it waits for.
    child.stdin.on('error', () => undefined);
  }

  until(isWanted: (line: string) => boolean): Promise<string> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ isWanted, resolve, reject });
      if (this.hasEnded) this.end();
    });
  }

  private take(line: string): void {
    const [first] = this.waiting;
    if (first === undefined) return;
    if (line.startsWith('error ')) {
      this.waiting.shift();
      first.reject(new Error(`the engine ${this.name} refused: ${line}`));
    } else if (first.isWanted(line)) {
      this.waiting.shift();
      first.resolve(line);
    }
  }

  private end(cause?: Error): void {
    this.hasEnded = true;
    for (const { reject } of this.waiting.splice(0)) reject(new Error(`the engine ${this.name} ended`, { cause }));
  }
}

const optionLines = ({ kind, options }: Table): readonly string[] => {
  const [game = '', ...pairs] = kind.formatOptions(options).split(';');
  return [
    `setoption name game value ${game}`,
    ...pairs.map(pair => `setoption name ${pair.split('=')[0] ?? ''} value ${pair.slice(pair.indexOf('=') + 1)}`),
  ];
};

/** Starts an engine for a table. */
export const openEngine = (table: Table, engine: Engine): EngineProcess => {
  const child = spawn(engine.command, [...engine.arguments], { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = new Lines(child, engine.command);
  const send = (line: string): void => {
    child.stdin.write(`${line}\n`);
  };
  const ready = (async () => {
    send('ugi');
    await lines.until(line => line === 'ugiok');
    for (const line of optionLines(table)) send(line);
    send('isready');
    await lines.until(line => line === 'readyok');
  })();
  // Told to whoever asks for a move.
  ready.catch(() => undefined);
  return {
    choose: async (_states, moves) => {
      await ready;
      send(`position startpos${moves.length === 0 ? '' : ` moves ${moves.join(' ')}`}`);
      send(engine.go);
      const best = await lines.until(line => line.startsWith('bestmove '));
      return best.slice('bestmove '.length).split(' ')[0] ?? '';
    },
    quit: () => {
      send('quit');
      child.stdin.end();
    },
  };
};
