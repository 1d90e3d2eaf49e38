import { api } from './api.js';
import { rememberOnline } from './been-online.js';
import { Connection } from './connection.js';
import { openOutbox } from './outbox.js';

const socketAddress = (): string => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`;

let opened: Connection | undefined;

const newConnection = (): Connection => {
  const connection = new Connection({
    enter: api.enter,
    openSocket: () => new WebSocket(socketAddress()),
    now: () => Date.now(),
    random: () => Math.random(),
    outbox: openOutbox(localStorage, () => Date.now()),
  });
  connection.store.subscribe(({ person }) => {
    if (person !== undefined) rememberOnline();
  });
  // The browser's word about the network is a hint, not a proof: a server may be on this very machine.
  for (const hint of ['online', 'offline', 'focus']) addEventListener(hint, () => connection.probe());
  return connection;
};

/** The page's line to the server, opened with the first call. */
export const theConnection = (): Connection => {
  opened ??= newConnection();
  opened.open();
  return opened;
};

/** The cookie names somebody else now: the line is opened anew in their name, and nothing is left of whoever was here. */
export const becomeSomebody = (): void => theConnection().reopen();
