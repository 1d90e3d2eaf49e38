import type { ChildProcessByStdio } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import type { EngineFault } from '../arena/engine-fault.js';

export type EngineChild = ChildProcessByStdio<Writable, Readable, null>;

// A longer one would go off at once.
const LONGEST_TIMER = 2 ** 31 - 1;

interface Waiting {
  readonly beginning: string;
  readonly resolve: (line: string) => void;
  readonly reject: (fault: EngineFault) => void;
}

/** The lines of an engine, of which one at a time is waited for. The first fault is the last thing that is heard of it. */
export class EngineLines {
  private readonly mostMillis: number;
  private waiting: Waiting | undefined;
  private fault: EngineFault | undefined;

  constructor(child: EngineChild, mostMillis: number) {
    this.mostMillis = mostMillis;
    createInterface({ input: child.stdout }).on('line', line => this.take(line));
    child.on('error', ({ message }) => this.fail({ code: 'engine/not-started', cause: message }));
    child.on('close', () => this.fail({ code: 'engine/ended' }));
    // Whoever wrote to a process that has gone hears of it by what it waits for.
    child.stdin.on('error', () => undefined);
  }

  /** The next line that is this word or begins with it; rejects with a fault if it does not come in time. */
  until(beginning: string): Promise<string> {
    const answer = new Promise<string>((resolve, reject) => {
      this.waiting = { beginning, resolve, reject };
      if (this.fault !== undefined) this.fail(this.fault);
    });
    const { mostMillis } = this;
    const isLate = (): void => this.fail({ code: 'engine/silent', millis: mostMillis });
    const timer = setTimeout(isLate, Math.min(mostMillis, LONGEST_TIMER));
    return answer.finally(() => clearTimeout(timer));
  }

  private take(line: string): void {
    const { waiting } = this;
    if (waiting === undefined || this.fault !== undefined) return;
    if (line.startsWith('error ')) this.fail({ code: 'engine/refused', line });
    else if (line.split(/\s/, 1)[0] === waiting.beginning) {
      this.waiting = undefined;
      waiting.resolve(line);
    }
  }

  private fail(fault: EngineFault): void {
    this.fault ??= fault;
    this.waiting?.reject(this.fault);
    this.waiting = undefined;
  }
}
