import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Table } from '@dragonway/games';
import type { Contender } from '../arena/match.js';
import type { Chooser } from '../arena/play-game.js';

type Engine = Extract<Contender, { kind: 'ugi' }>;

/** An engine in a process of its own that speaks UGI. */
export interface EngineProcess extends Chooser {
  quit(): void;
}

/** Lines of a process, waited for one after the other. */
class Lines {
  private readonly waiting: {
    readonly isWanted: (line: string) => boolean;
    readonly resolve: (line: string) => void;
  }[] = [];

  constructor(child: ChildProcessWithoutNullStreams) {
    createInterface({ input: child.stdout }).on('line', line => this.take(line));
  }

  until(isWanted: (line: string) => boolean): Promise<string> {
    return new Promise(resolve => this.waiting.push({ isWanted, resolve }));
  }

  private take(line: string): void {
    const [first] = this.waiting;
    if (first === undefined || !first.isWanted(line)) return;
    this.waiting.shift();
    first.resolve(line);
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
  const child = spawn(engine.command, [...engine.arguments], { stdio: ['pipe', 'pipe', 'inherit'] as const });
  const lines = new Lines(child as unknown as ChildProcessWithoutNullStreams);
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
