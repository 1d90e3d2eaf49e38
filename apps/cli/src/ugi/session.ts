import { errorLine, type Lines } from './answers.js';
import { Engine, type EngineSettings } from './engine.js';
import { wordsOf } from './line.js';
import { bestmoveLine, type SearchSettings, type SearchTask, thinkOn } from './search.js';
import { countOn, stopped, type Task } from './task.js';

/** A line that waits until the engine is free. */
interface Waiting {
  readonly words: Lines;
  /** Whether a search of this line may go on until a `stop` that is still to come. */
  mayWaitForStop: boolean;
}

const isExactly = (words: Lines, word: string): boolean => words.length === 1 && words[0] === word;

/**
 * One conversation of the engine protocol: lines in, lines out, without a clock or a stream. Lines that come while the
 * engine is busy wait in their order; only `stop` overtakes them.
 */
export class Session {
  readonly #engine: Engine;
  readonly #search: SearchSettings;
  readonly #queue: Waiting[] = [];
  #task: Task | undefined;
  #hasQuit = false;
  #hasEnded = false;

  constructor(settings: EngineSettings) {
    this.#engine = new Engine(settings);
    this.#search = settings.search;
  }

  /** Whether `advance` has something to go on with. */
  get isBusy(): boolean {
    return this.#task !== undefined && this.#task.kind !== 'waiting';
  }

  /** Whether nothing more will be answered. */
  get isOver(): boolean {
    return this.#hasQuit || (this.#hasEnded && this.#task === undefined);
  }

  /** Takes a line and answers what can be answered at once. */
  receive(line: string): Lines {
    const words = wordsOf(line);
    if (words.length === 0) return [];
    if (isExactly(words, 'stop')) return this.#stop();
    // Match runners ask this of an engine that thinks until it is told to stop, and wait for the answer.
    if (isExactly(words, 'isready') && this.#isSearching && this.#queue.length === 0) return ['readyok'];
    const ended = isExactly(words, 'quit') ? this.#endWaiting() : [];
    this.#queue.push({ words, mayWaitForStop: !this.#hasEnded });
    return [...ended, ...this.#drain()];
  }

  /** Goes on with a running count or search for a few milliseconds. */
  advance(): Lines {
    return [...this.#goOn(), ...this.#drain()];
  }

  get #isSearching(): boolean {
    return this.#task?.kind === 'search' || this.#task?.kind === 'waiting';
  }

  /** The input has ended: what is queued is still answered, but nothing waits for a `stop` any more. */
  end(): Lines {
    this.#hasEnded = true;
    return [...this.#endWaiting(), ...this.#drain()];
  }

  #stop(): Lines {
    const task = this.#task;
    const ended = this.#endWaiting();
    if (task?.kind === 'search' && this.#task === task) return [...this.#think(task, true), ...this.#drain()];
    if (task?.kind !== 'perft') return [...ended, ...this.#drain()];
    this.#task = undefined;
    return [errorLine(stopped(task)), ...this.#drain()];
  }

  /** Answers the search that waits for a `stop`, and lets none of the queued ones wait for it again. */
  #endWaiting(): Lines {
    for (const waiting of this.#queue) waiting.mayWaitForStop = false;
    const task = this.#task;
    if (task?.kind === 'search' && task.isInfinite) return this.#think(task, true);
    if (task?.kind !== 'waiting') return [];
    this.#task = undefined;
    return [task.best];
  }

  #goOn(): Lines {
    if (this.#task?.kind === 'search') return this.#think(this.#task, false);
    if (this.#task?.kind !== 'perft') return [];
    const count = countOn(this.#task);
    if (count === undefined) return [];
    const line = `perft ${this.#task.depth} ${count}`;
    this.#task = undefined;
    return [line];
  }

  #think(task: SearchTask, isStopped: boolean): Lines {
    const { lines, advice } = thinkOn(task, this.#search, isStopped);
    if (advice === undefined) return lines;
    const best = bestmoveLine(advice);
    const waits = task.isInfinite && !isStopped;
    this.#task = waits ? { kind: 'waiting', best } : undefined;
    return waits ? lines : [...lines, best];
  }

  #drain(): Lines {
    const lines: string[] = [];
    while (this.#task === undefined && !this.#hasQuit) {
      const waiting = this.#queue.shift();
      if (waiting === undefined) break;
      for (const line of this.#execute(waiting)) lines.push(line);
    }
    return lines;
  }

  #execute({ words, mayWaitForStop }: Waiting): Lines {
    const reply = this.#engine.execute(words);
    if (reply.kind === 'lines') return reply.lines;
    if (reply.kind === 'quit') {
      this.#hasQuit = true;
      return [];
    }
    this.#task = reply.task;
    if (reply.task.kind === 'waiting' && !mayWaitForStop) return this.#endWaiting();
    if (reply.task.kind === 'search' && reply.task.isInfinite && !mayWaitForStop) return this.#think(reply.task, true);
    return this.#goOn();
  }
}
