import { type ClientMessage, decodeClientMessage, MOST_SIGNS_FROM_CLIENT } from '@dragonway/protocol';
import type { RawData, WebSocket } from 'ws';
import { StoreFault } from '../store/port.js';
import type { Client } from './client.js';
import { HANDLERS, unwatch } from './handlers.js';
import type { SocketWorld } from './world.js';

/** Messages that are still answered while the server goes down. */
const HARMLESS: readonly ClientMessage['t'][] = ['ping', 'unwatch', 'unwatchLobby'];

const idOf = (message: ClientMessage): { readonly id?: string } => ('id' in message ? { id: message.id } : {});

/** Calls the handler of a message's own kind. */
const dispatch = (world: SocketWorld, client: Client, message: ClientMessage): Promise<void> | void => {
  // Sound because the table of handlers is keyed by the very field that tells the messages apart.
  const handler = HANDLERS[message.t] as (
    world: SocketWorld,
    client: Client,
    message: ClientMessage,
  ) => Promise<void> | void;
  return handler(world, client, message);
};

const onFault = (world: SocketWorld, client: Client, message: ClientMessage, error: unknown): void => {
  world.metrics.faults.inc({ where: 'message' });
  world.log.error({ err: error, t: message.t, person: client.person }, 'a message met a fault');
  // Nobody knows whether it is on disk: the client comes back and asks again with the same id.
  if (error instanceof StoreFault) client.close('fault');
  else client.refuse({ code: 'protocol/fault' }, idOf(message));
};

const handle = (world: SocketWorld, client: Client, message: ClientMessage): void => {
  world.metrics.messages.inc({ t: message.t });
  if (!client.hasSaidHello && message.t !== 'hello')
    return client.refuse({ code: 'protocol/say-hello-first' }, idOf(message));
  if (world.isGoingDown() && !HARMLESS.includes(message.t)) {
    return client.refuse({ code: 'protocol/going-down' }, idOf(message));
  }
  try {
    dispatch(world, client, message)?.catch(error => onFault(world, client, message, error));
  } catch (error) {
    onFault(world, client, message, error);
  }
};

const textOf = (data: RawData): string => {
  if (Array.isArray(data)) return Buffer.concat(data).toString();
  return Buffer.isBuffer(data) ? data.toString() : Buffer.from(data).toString();
};

const receive = (world: SocketWorld, client: Client, data: RawData, isBinary: boolean): void => {
  if (!client.takeTurn()) return;
  if (isBinary) {
    client.refuse({ code: 'protocol/not-json' });
    return client.countUnreadable();
  }
  const read = decodeClientMessage(textOf(data));
  if (read.ok) return handle(world, client, read.value);
  client.refuse(read.refusal);
  if (read.refusal.code === 'protocol/too-long') client.close('tooLong');
  else client.countUnreadable();
};

/** The longest message in bytes: every sign may be four of them. */
export const MOST_BYTES = 4 * MOST_SIGNS_FROM_CLIENT;

const leave = (world: SocketWorld, client: Client): void => {
  for (const table of client.watched) unwatch(world, client, table);
  world.lobby.remove(client);
  world.lines.remove(client);
};

/** Lets a connection talk to the server until it ends. */
export const converse = (world: SocketWorld, client: Client, socket: WebSocket): void => {
  world.lines.add(client);
  socket.on('message', (data, isBinary) => receive(world, client, data, isBinary));
  socket.once('close', () => leave(world, client));
  // An error is followed by the close, and that is all that matters here.
  socket.on('error', () => undefined);
};
