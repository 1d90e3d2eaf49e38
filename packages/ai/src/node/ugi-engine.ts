import { spawn } from 'node:child_process';
import type { Table } from '@dragonway/games';
import { type EngineDuty, EngineError, type EngineFault } from '../arena/engine-fault.js';
import type { Contender } from '../arena/match.js';
import type { Chooser } from '../arena/play-game.js';
import { type EngineChild, EngineLines } from './engine-lines.js';

type Engine = Extract<Contender, { kind: 'ugi' }>;

/** An engine in a process of its own that speaks UGI. What goes wrong with it is an EngineError of `choose`. */
export interface EngineProcess extends Chooser {
  /** Ends the engine, by force if it does not go by itself. */
  quit(): Promise<void>;
}

const optionLines = ({ kind, options }: Table): readonly string[] => {
  const [game = '', ...pairs] = kind.formatOptions(options).split(';');
  return [
    `setoption name game value ${game}`,
    ...pairs.map(pair => `setoption name ${pair.split('=')[0] ?? ''} value ${pair.slice(pair.indexOf('=') + 1)}`),
  ];
};

const MILLIS_TO_LEAVE = 1_000;

// With all that it has started: it is in a group of its own.
const kill = (child: EngineChild, pid: number): void => {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    child.kill('SIGKILL');
  }
};

const end = (child: EngineChild): Promise<void> =>
  new Promise(resolve => {
    const { pid } = child;
    if (pid === undefined || child.exitCode !== null || child.signalCode !== null) return resolve();
    const timer = setTimeout(() => kill(child, pid), MILLIS_TO_LEAVE);
    child.once('exit', () => {
      clearTimeout(timer);
      resolve();
    });
    child.stdin.end('quit\n');
  });

/** Starts an engine for a table. */
export const openEngine = (table: Table, engine: Engine): EngineProcess => {
  // In a group of its own: an interruption of the match at the terminal must not look like a fault of the engine.
  const stdio: ['pipe', 'pipe', 'inherit'] = ['pipe', 'pipe', 'inherit'];
  const child = spawn(engine.command, [...engine.arguments], { stdio, detached: true, windowsHide: true });
  const lines = new EngineLines(child, engine.mostMillis);
  const send = (line: string): void => {
    child.stdin.write(`${line}\n`);
  };
  const failing = (duty: EngineDuty) => (fault: EngineFault) => {
    throw new EngineError(engine.command, fault, duty);
  };
  const ready = (async () => {
    send('ugi');
    await lines.until('ugiok');
    for (const line of optionLines(table)) send(line);
    send('isready');
    await lines.until('readyok');
  })().catch(failing('be-ready'));
  // Told to whoever asks for a move.
  ready.catch(() => undefined);
  const legal = (state: object, move: string): string =>
    table.game.notation.parseMove(state, move).ok ? move : failing('move')({ code: 'engine/illegal-move', move });
  return {
    choose: async (states, moves) => {
      await ready;
      send(`position startpos${moves.length === 0 ? '' : ` moves ${moves.join(' ')}`}`);
      send(engine.go);
      const best = await lines.until('bestmove').catch(failing('move'));
      return legal(states.at(-1) ?? table.game.start(), best.split(/\s+/)[1] ?? '');
    },
    quit: () => end(child),
  };
};
