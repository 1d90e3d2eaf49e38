import { Worker } from 'node:worker_threads';
import { threadFile } from '../../thread-file.js';
import { type Appended, StoreFault } from '../port.js';
import type {
  GroupedRequest,
  LoneRequest,
  Statement,
  StatementResult,
  ThreadAnswer,
  ThreadFailure,
  ThreadRequest,
} from './messages.js';

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
/** While one group is on its way to the disk the next one waits beside it; what comes meanwhile makes up the one after. */
const MOST_UNDER_WAY = 2;

/** The other side of the thread that SQLite runs in. */
export class SqliteClient {
  private readonly worker: Worker;
  private readonly waiting = new Map<number, Waiting>();
  private outbox: GroupedRequest[] = [];
  private underWay = 0;
  private isPosting = false;
  private lastId = 0;
  private failure: StoreFault | undefined;

  constructor(file: string) {
    this.worker = new Worker(threadFile(import.meta.url, './thread.js'), { workerData: { file }, execArgv: [] });
    this.worker.on('message', (answer: readonly ThreadAnswer[] | ThreadAnswer) => this.receive(answer));
    this.worker.on('error', error => this.fail(new StoreFault('the thread of the database ended', error)));
    this.worker.on('exit', () => this.fail(new StoreFault('the thread of the database ended', undefined)));
  }

  /** Runs statements together; resolves when they are on disk. */
  run(statements: readonly Statement[]): Promise<readonly StatementResult[]> {
    return new Promise((resolve, reject) => this.request(id => ({ kind: 'run', id, statements }), { resolve, reject }));
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
    await this.askAlone(id => ({ kind: 'backup', id, file }));
  }

  async close(): Promise<void> {
    if (this.failure !== undefined) return;
    await this.askAlone(id => ({ kind: 'close', id }));
    await this.worker.terminate();
  }

  private askAlone(requestOf: (id: number) => LoneRequest): Promise<readonly StatementResult[]> {
    return new Promise((resolve, reject) => {
      const id = this.expect({ resolve, reject });
      if (id === undefined) return;
      if (this.outbox.length > 0) this.handOver();
      this.post(requestOf(id));
    });
  }

  private request(requestOf: (id: number) => GroupedRequest, waiting: Waiting): void {
    const id = this.expect(waiting);
    if (id === undefined) return;
    this.outbox.push(requestOf(id));
    if (this.outbox.length >= FULL_OUTBOX) return this.handOverIfDue();
    if (this.isPosting) return;
    // What is asked in one turn of the loop crosses the border together.
    this.isPosting = true;
    setImmediate(() => {
      this.isPosting = false;
      this.handOverIfDue();
    });
  }

  /** Numbers whoever waits for an answer; undefined, and they are told, where none can come any more. */
  private expect(waiting: Waiting): number | undefined {
    if (this.failure !== undefined) {
      waiting.reject(this.failure);
      return undefined;
    }
    this.lastId += 1;
    this.waiting.set(this.lastId, waiting);
    return this.lastId;
  }

  private handOverIfDue(): void {
    if (this.outbox.length > 0 && this.underWay < MOST_UNDER_WAY) this.handOver();
  }

  private handOver(): void {
    const group = this.outbox;
    this.outbox = [];
    this.underWay += 1;
    this.post(group);
  }

  private post(request: ThreadRequest): void {
    this.worker.postMessage(request, []);
  }

  private receive(answer: readonly ThreadAnswer[] | ThreadAnswer): void {
    if (!Array.isArray(answer)) return this.answer(answer as ThreadAnswer);
    this.underWay -= 1;
    this.handOverIfDue();
    for (const each of answer as readonly ThreadAnswer[]) this.answer(each);
  }

  private answer(answer: ThreadAnswer): void {
    const id = typeof answer === 'number' ? answer : answer.id;
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    if (typeof answer === 'number') waiting?.resolve(NO_RESULTS);
    else if ('failure' in answer) waiting?.reject(faultOf(answer.failure));
    else waiting?.resolve(answer.results);
  }

  private fail(fault: StoreFault): void {
    this.failure ??= fault;
    for (const { reject } of this.waiting.values()) reject(fault);
    this.waiting.clear();
  }
}
