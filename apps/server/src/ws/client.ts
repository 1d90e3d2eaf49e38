import type { Duplex } from 'node:stream';
import {
  CLOSE_CODES,
  type CloseReason,
  encodeMessage,
  type ServerMessage,
  type WireRefusal,
} from '@dragonway/protocol';
import type { PersonId, Sender, TableId } from '@dragonway/table';
import type { WebSocket } from 'ws';
import { Bucket, type Rate } from '../limits/bucket.js';
import type { Metrics } from '../metrics/metrics.js';
import type { PersonLine } from '../people/lines.js';
import type { Known } from '../people/person.js';
import type { Viewer } from '../tables/viewer.js';
import type { Outlet } from './outlet.js';

/** Who falls this far behind is cut off, so that one slow line cannot fill the memory. */
const MOST_UNSENT = 8_388_608;
const MOST_UNREADABLE = 20;
/** Who does not slow down after so many refusals is cut off. */
const MOST_TOO_FAST = 50;

/** A WebSocket and the stream below it. */
export interface Connection {
  readonly socket: WebSocket;
  readonly stream: Duplex;
}

interface ClientWorld {
  readonly metrics: Metrics;
  readonly rate: Rate;
  readonly outlet: Outlet;
  now(): number;
}

/** One connection: whose it is, what it looks at, and what it may still say. */
export class Client implements Viewer, PersonLine {
  readonly known: Known;
  readonly watched = new Set<TableId>();
  readonly muted = new Set<PersonId>();
  hasSaidHello = false;
  /** The time to the client and back, as last measured. */
  roundTrip = 0;
  private readonly socket: WebSocket;
  private readonly stream: Duplex;
  private readonly world: ClientWorld;
  private readonly bucket: Bucket;
  private unreadable = 0;
  private tooFast = 0;

  constructor(known: Known, { socket, stream }: Connection, world: ClientWorld) {
    this.known = known;
    this.socket = socket;
    this.stream = stream;
    this.world = world;
    this.bucket = new Bucket(world.rate, world.now());
  }

  get person(): PersonId {
    return this.known.id;
  }

  get sender(): Sender & { readonly kind: 'person' } {
    return { kind: 'person', id: this.known.id, name: this.known.name };
  }

  send(text: string): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (this.stream.writableLength > MOST_UNSENT) return this.socket.terminate();
    this.world.outlet.add(this.stream, text);
  }

  tell(message: ServerMessage): void {
    this.send(encodeMessage(message));
  }

  refuse(refusal: WireRefusal, about: { readonly id?: string; readonly table?: TableId } = {}): void {
    this.world.metrics.refusals.inc({ code: refusal.code });
    this.tell({ t: 'refused', ...about, refusal });
  }

  close(reason: CloseReason): void {
    // Nothing may come after the farewell.
    this.world.outlet.flush(this.stream);
    this.socket.close(CLOSE_CODES[reason], reason);
  }

  lose(table: TableId): void {
    this.watched.delete(table);
    this.tell({ t: 'gone', table, why: 'notAllowed' });
  }

  watches(table: TableId): boolean {
    return this.watched.has(table);
  }

  /** Whether the connection may say something now; whoever hurries is refused, and in the end cut off. */
  takeTurn(): boolean {
    const wait = this.bucket.take(this.world.now());
    if (wait === 0) return true;
    this.tooFast += 1;
    if (this.tooFast > MOST_TOO_FAST) this.close('tooFast');
    else this.refuse({ code: 'protocol/too-fast', wait });
    return false;
  }

  /** Counts what could not be read; too much of it ends the connection. */
  countUnreadable(): void {
    this.world.metrics.unreadable.inc();
    this.unreadable += 1;
    if (this.unreadable > MOST_UNREADABLE) this.close('unreadable');
  }
}
