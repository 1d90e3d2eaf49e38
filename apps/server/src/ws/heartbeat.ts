import type { WebSocket } from 'ws';
import type { Client } from './client.js';

const EVERY = 15_000;
/** So long a line may take to answer; one that was asked just before a beat has all of this time too. */
const PATIENCE = 10_000;

interface Pulse {
  readonly client: Client;
  /** When the question went out that was not answered yet. */
  askedAt: number | undefined;
}

/** Asks every connection whether it is still there, and so learns how far away it is. */
export class Heartbeat {
  private readonly pulses = new Map<WebSocket, Pulse>();
  private readonly timer: NodeJS.Timeout;

  constructor() {
    this.timer = setInterval(() => this.beat(), EVERY);
  }

  add(socket: WebSocket, client: Client): void {
    const pulse: Pulse = { client, askedAt: undefined };
    this.pulses.set(socket, pulse);
    socket.on('pong', () => {
      if (pulse.askedAt !== undefined) client.roundTrip = performance.now() - pulse.askedAt;
      pulse.askedAt = undefined;
    });
    socket.once('close', () => this.pulses.delete(socket));
    this.ask(socket, pulse);
  }

  get clients(): readonly Client[] {
    return [...this.pulses.values()].map(({ client }) => client);
  }

  /** Ends what is left of the connections. */
  close(): void {
    clearInterval(this.timer);
    for (const socket of this.pulses.keys()) socket.terminate();
  }

  private beat(): void {
    const now = performance.now();
    for (const [socket, pulse] of this.pulses) {
      if (pulse.askedAt === undefined) this.ask(socket, pulse);
      else if (now - pulse.askedAt >= PATIENCE) this.giveUp(socket, pulse);
    }
  }

  private ask(socket: WebSocket, pulse: Pulse): void {
    pulse.askedAt = performance.now();
    socket.ping();
  }

  private giveUp(socket: WebSocket, { client }: Pulse): void {
    client.close('silent');
    // A dead line does not answer the farewell either.
    socket.terminate();
  }
}
