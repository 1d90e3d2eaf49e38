import { CLOSE_CODES, type CloseReason } from '@dragonway/protocol';
import type { FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import type { Config } from '../config/config.js';
import { isOwnOrigin } from '../http/origin.js';
import type { App } from '../http/world.js';
import type { Identity } from '../people/identity.js';
import type { Known } from '../people/person.js';
import { Client, type Connection } from './client.js';
import { converse } from './conversation.js';
import type { Heartbeat } from './heartbeat.js';
import { Outlet } from './outlet.js';
import type { SocketWorld } from './world.js';

interface RouteWorld {
  readonly config: Config;
  readonly identity: Identity;
  readonly sockets: SocketWorld;
  readonly heartbeat: Heartbeat;
}

/** What was found out about a connection before it was made. */
interface Caller {
  readonly person: Known | undefined;
  readonly muted: readonly string[];
}

const turnAway = (socket: WebSocket, reason: CloseReason): void => socket.close(CLOSE_CODES[reason], reason);

/** How many connections each address has. */
class Addresses {
  private readonly counts = new Map<string, number>();

  add(address: string): number {
    const count = (this.counts.get(address) ?? 0) + 1;
    this.counts.set(address, count);
    return count;
  }

  remove(address: string): void {
    const count = (this.counts.get(address) ?? 1) - 1;
    if (count > 0) this.counts.set(address, count);
    else this.counts.delete(address);
  }
}

/** The door for WebSockets. Everything about the caller is known before the first message can come. */
export const addSocketRoute = (app: App, { config, identity, sockets, heartbeat }: RouteWorld): void => {
  const callers = new WeakMap<FastifyRequest, Caller>();
  const addresses = new Addresses();
  const rate = { perSecond: config.limits.messagesPerSecond, burst: config.limits.messageBurst };

  const outlet = new Outlet();

  const welcome = (connection: Connection, { person, muted }: Caller, address: string): void => {
    const { socket } = connection;
    const count = addresses.add(address);
    socket.once('close', () => {
      addresses.remove(address);
      sockets.metrics.connections.dec();
    });
    sockets.metrics.connections.inc();
    if (person === undefined) return turnAway(socket, 'notSignedIn');
    if (count > config.limits.connectionsPerAddress) return turnAway(socket, 'replaced');
    const client = new Client(person, connection, { metrics: sockets.metrics, rate, outlet, now: sockets.now });
    for (const other of muted) client.muted.add(other);
    heartbeat.add(socket, client);
    converse(sockets, client, socket);
  };

  app.get(
    '/ws',
    {
      websocket: true,
      schema: { hide: true },
      preValidation: async request => {
        const person = await identity.whoIs(request.headers);
        callers.set(request, { person, muted: person === undefined ? [] : await sockets.mutes.of(person.id) });
      },
    },
    (socket, request) => {
      if (!isOwnOrigin(request.headers, config)) return turnAway(socket, 'wrongOrigin');
      const connection = { socket, stream: request.raw.socket };
      welcome(connection, callers.get(request) ?? { person: undefined, muted: [] }, request.ip);
    },
  );
};
