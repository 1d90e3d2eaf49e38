import { Worker } from 'node:worker_threads';
import { threadFile } from '../../thread-file.js';
import { type Appended, StoreFault } from '../port.js';
import type { Statement, StatementResult, ThreadAnswer, ThreadFailure, ThreadRequest } from './messages.js';

/** A key was taken. */
export class ConflictFault extends StoreFault {}

/** Whoever waits for an answer of the thread. */
interface Waiting {
  resolve(results: readonly StatementResult[]): void;
  reject(fault: StoreFault): void;
}

const faultOf = ({ message, isConflict }: ThreadFailure): StoreFault =>
  isConflict ? new ConflictFault(message, undefined) : new StoreFault(message, undefined);

const NO_RESULTS: readonly StatementResult[] = [];

/** So many requests are handed over at once, even if more are to come: the disk need not wait for the last of them. */
const FULL_OUTBOX = 16;

/** The other side of the thread that SQLite runs in. */
export class SqliteClient {
  private readonly worker: Worker;
  private readonly waiting = new Map<number, Waiting>();
  private outbox: ThreadRequest[] = [];
  private isPosting = false;
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
    return this.ask(id => ({ kind: 'run', id, statements }));
  }

  /** Writes events to a table's log; resolves when they are on disk, or when the log has events of these versions already. */
  append(table: string, from: number, bodies: readonly string[]): Promise<Appended> {
    return new Promise((resolve, reject) =>
      this.request(id => [id, table, from, ...bodies], {
        resolve: () => resolve('appended'),
        reject: fault => (fault instanceof ConflictFault ? resolve('conflict') : reject(fault)),
      }),
    );
  }

  async backup(file: string): Promise<void> {
    await this.ask(id => ({ kind: 'backup', id, file }));
  }

  async close(): Promise<void> {
    if (this.failure !== undefined) return;
    await this.ask(id => ({ kind: 'close', id }));
    await this.worker.terminate();
  }

  private ask(requestOf: (id: number) => ThreadRequest): Promise<readonly StatementResult[]> {
    return new Promise((resolve, reject) => this.request(requestOf, { resolve, reject }));
  }

  private request(requestOf: (id: number) => ThreadRequest, waiting: Waiting): void {
    if (this.failure !== undefined) return waiting.reject(this.failure);
    this.lastId += 1;
    this.waiting.set(this.lastId, waiting);
    this.outbox.push(requestOf(this.lastId));
    if (this.outbox.length >= FULL_OUTBOX) return this.post();
    if (this.isPosting) return;
    // What is asked in one turn of the loop crosses the border together.
    this.isPosting = true;
    setImmediate(() => {
      this.isPosting = false;
      if (this.outbox.length > 0) this.post();
    });
  }

  private post(): void {
    const requests = this.outbox;
    this.outbox = [];
    this.worker.postMessage(requests, []);
  }

  private receive(answers: readonly ThreadAnswer[]): void {
    for (const answer of answers) {
      const id = typeof answer === 'number' ? answer : answer.id;
      const waiting = this.waiting.get(id);
      this.waiting.delete(id);
      if (typeof answer === 'number') waiting?.resolve(NO_RESULTS);
      else if ('failure' in answer) waiting?.reject(faultOf(answer.failure));
      else waiting?.resolve(answer.results);
    }
  }

  private fail(fault: StoreFault): void {
    this.failure ??= fault;
    for (const { reject } of this.waiting.values()) reject(fault);
    this.waiting.clear();
  }
}
