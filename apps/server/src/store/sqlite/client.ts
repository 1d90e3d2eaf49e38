import { Worker } from 'node:worker_threads';
import { threadFile } from '../../thread-file.js';
import { StoreFault } from '../port.js';
import type { Statement, StatementResult, ThreadAnswer, ThreadFailure, ThreadRequest } from './messages.js';

/** A key was taken. */
export class ConflictFault extends StoreFault {}

interface Waiting {
  resolve(results: readonly StatementResult[]): void;
  reject(fault: StoreFault): void;
}

const faultOf = ({ message, isConflict }: ThreadFailure): StoreFault =>
  isConflict ? new ConflictFault(message, undefined) : new StoreFault(message, undefined);

const NO_RESULTS: readonly StatementResult[] = [];

type Wish =
  | { readonly kind: 'append'; readonly table: string; readonly from: number; readonly bodies: readonly string[] }
  | { readonly kind: 'run'; readonly statements: readonly Statement[] }
  | { readonly kind: 'backup'; readonly file: string }
  | { readonly kind: 'close' };

/** The other side of the thread that SQLite runs in. */
export class SqliteClient {
  private readonly worker: Worker;
  private readonly waiting = new Map<number, Waiting>();
  private outbox: ThreadRequest[] = [];
  private lastId = 0;
  private failure: StoreFault | undefined;

  constructor(file: string) {
    this.worker = new Worker(threadFile(import.meta.url, './thread.js'), { workerData: { file }, execArgv: [] });
    this.worker.on('message', (answers: readonly ThreadAnswer[]) => this.receive(answers));
    this.worker.on('error', error => this.fail(new StoreFault('the thread of the database ended', error)));
    this.worker.on('exit', () => this.fail(new StoreFault('the thread of the database ended', undefined)));
  }

  /** Runs statements together; resolves when they are on disk. */
  run(statements: readonly Statement[]): Promise<readonly StatementResult[]> {
    return this.ask({ kind: 'run', statements });
  }

  /** Writes events to a table's log; resolves when they are on disk. */
  append(table: string, from: number, bodies: readonly string[]): Promise<unknown> {
    return this.ask({ kind: 'append', table, from, bodies });
  }

  async backup(file: string): Promise<void> {
    await this.ask({ kind: 'backup', file });
  }

  async close(): Promise<void> {
    if (this.failure !== undefined) return;
    await this.ask({ kind: 'close' });
    await this.worker.terminate();
  }

  private ask(wish: Wish): Promise<readonly StatementResult[]> {
    if (this.failure !== undefined) return Promise.reject(this.failure);
    return new Promise((resolve, reject) => {
      this.lastId += 1;
      this.waiting.set(this.lastId, { resolve, reject });
      // What is asked in one turn of the loop crosses the border at once.
      if (this.outbox.length === 0) setImmediate(() => this.post());
      this.outbox.push({ id: this.lastId, ...wish });
    });
  }

  private post(): void {
    const requests = this.outbox;
    this.outbox = [];
    this.worker.postMessage(requests, []);
  }

  private receive(answers: readonly ThreadAnswer[]): void {
    for (const answer of answers) {
      const waiting = this.waiting.get(answer.id);
      this.waiting.delete(answer.id);
      if ('failure' in answer) waiting?.reject(faultOf(answer.failure));
      else waiting?.resolve(answer.results ?? NO_RESULTS);
    }
  }

  private fail(fault: StoreFault): void {
    this.failure ??= fault;
    for (const { reject } of this.waiting.values()) reject(fault);
    this.waiting.clear();
  }
}
