import { randomBytes } from 'node:crypto';
import {
  type ClientAct,
  type ClientMessage,
  closeReason,
  decodeServerMessage,
  type ServerMessage,
} from '@dragonway/protocol';
import { apply, restore, type Table } from '@dragonway/table';
import { WebSocket } from 'ws';

type Of<Name extends ServerMessage['t']> = ServerMessage & { readonly t: Name };
type Answer = Of<'done'> | Of<'refused'>;

export interface Pass {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly id: string;
}

const LONGEST_WAIT = 60_000;
const LOOK_AGAIN = 500;

export const cookieOf = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map(cookie => cookie.split(';')[0])
    .join('; ');

export const post = (url: string, body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

/** A new guest of a server. */
export const guest = async (url: string, name?: string): Promise<Pass> => {
  const response = await post(`${url}/api/guests`, name === undefined ? {} : { name });
  if (!response.ok) throw new Error(`no guest: ${response.status} ${await response.text()}`);
  const { person } = (await response.json()) as { readonly person: { readonly id: string } };
  return { url, headers: { cookie: cookieOf(response) }, id: person.id };
};

/** A client that checks every message that comes and keeps its own copy of the tables that it watches. */
export class ProofClient {
  readonly received: ServerMessage[] = [];
  readonly tables = new Map<string, Table>();
  readonly closed: Promise<string>;
  readonly pass: Pass;
  private readonly socket: WebSocket;
  private readonly waiting = new Set<() => void>();
  private lastId = 0;
  private readonly prefix = randomBytes(6).toString('hex');

  constructor(pass: Pass) {
    this.pass = pass;
    this.socket = new WebSocket(`${pass.url.replace('http', 'ws')}/ws`, { headers: pass.headers });
    this.socket.on('message', data => this.receive((data as Buffer).toString()));
    this.socket.on('error', () => undefined);
    this.closed = new Promise(resolve =>
      this.socket.once('close', code => {
        resolve(closeReason(code) ?? `${code}`);
        for (const wake of this.waiting) wake();
      }),
    );
  }

  static async enter(pass: Pass, tables: readonly { table: string; since: number }[] = []): Promise<ProofClient> {
    const client = new ProofClient(pass);
    await client.opened();
    client.send({ t: 'hello', protocol: 1, ...(tables.length === 0 ? {} : { tables }) });
    await client.next('welcome');
    return client;
  }

  opened(): Promise<void> {
    if (this.socket.readyState === WebSocket.OPEN) return Promise.resolve();
    return new Promise((resolve, reject) => {
      this.socket.once('open', resolve);
      this.socket.once('error', reject);
    });
  }

  send(message: ClientMessage): void {
    this.sendText(JSON.stringify(message));
  }

  sendText(text: string | Buffer): void {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(text);
  }

  newId(): string {
    this.lastId += 1;
    return `${this.prefix}-${this.lastId}`;
  }

  /** Waits until something is so. */
  async until<Value>(look: () => Value | undefined | false, what: string): Promise<Value> {
    const limit = Date.now() + LONGEST_WAIT;
    for (;;) {
      const found = look();
      if (found !== undefined && found !== false) return found;
      if (this.socket.readyState === WebSocket.CLOSED) throw new Error(`the line ended before ${what}`);
      if (Date.now() > limit) throw new Error(`waited in vain for ${what}`);
      await this.somethingNew();
    }
  }

  /** The first message of a kind, also if it has come already. */
  next<Name extends ServerMessage['t']>(
    t: Name,
    which: (message: Of<Name>) => boolean = () => true,
  ): Promise<Of<Name>> {
    const isIt = (message: ServerMessage): message is Of<Name> => message.t === t && which(message as Of<Name>);
    return this.until(() => this.received.find(isIt), `a message ${t}`);
  }

  answer(id: string): Promise<Answer> {
    const isIt = (message: ServerMessage): message is Answer =>
      (message.t === 'done' || message.t === 'refused') && message.id === id;
    return this.until(() => this.received.find(isIt), `the answer to ${id}`);
  }

  async do(table: string, act: ClientAct, id: string = this.newId()): Promise<Answer> {
    this.send({ t: 'do', table, id, act });
    return this.answer(id);
  }

  async open(
    wish: Omit<ClientMessage & { readonly t: 'open' }, 't' | 'id'>,
    id: string = this.newId(),
  ): Promise<string> {
    this.send({ t: 'open', id, ...wish });
    const answer = await this.answer(id);
    if (answer.t !== 'done' || answer.table === undefined) throw new Error(`not opened: ${JSON.stringify(answer)}`);
    return answer.table;
  }

  async watch(table: string): Promise<Table> {
    this.send({ t: 'watch', table });
    return this.until(() => this.tables.get(table), `the table ${table}`);
  }

  /** The client's copy of a table, as soon as something is true of it. */
  when(table: string, isSo: (copy: Table) => boolean, what = 'the table to change'): Promise<Table> {
    return this.until(() => {
      const copy = this.tables.get(table);
      return copy !== undefined && isSo(copy) && copy;
    }, what);
  }

  leave(): void {
    this.socket.terminate();
  }

  /** Resolves at the next message, at the end of the line, or after a while. */
  private somethingNew(): Promise<void> {
    return new Promise(resolve => {
      const wake = (): void => {
        clearTimeout(timer);
        this.waiting.delete(wake);
        resolve();
      };
      const timer = setTimeout(wake, LOOK_AGAIN);
      this.waiting.add(wake);
    });
  }

  private receive(text: string): void {
    const read = decodeServerMessage(text);
    if (!read.ok) throw new Error(`an unreadable message: ${JSON.stringify(read.refusal)} ${text.slice(0, 300)}`);
    const message = read.value;
    this.received.push(message);
    if (message.t === 'full') this.tables.set(message.table, restore(message.facts));
    if (message.t === 'events') this.follow(message);
    for (const wake of this.waiting) wake();
  }

  private follow({ table, since, events }: Of<'events'>): void {
    const copy = this.tables.get(table);
    if (copy === undefined) return;
    if (copy.version < since) throw new Error(`a gap: ${copy.version} is before ${since}`);
    // Who asks again hears again what is known.
    const news = events.filter(({ v }) => v > copy.version);
    this.tables.set(
      table,
      news.reduce((reached, event) => apply(reached, event), copy),
    );
  }
}
