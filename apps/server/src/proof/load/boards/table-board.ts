import type { WebSocket } from 'ws';
import { guest } from '../../client.js';
import { SCRIPTED_OPTIONS } from '../moves.js';
import type { Board } from '../pair.js';
import { ask, hangUp, listen, openSocket } from '../web-sockets.js';

const enter = async (url: string): Promise<WebSocket> => {
  const { headers } = await guest(url);
  const socket = await openSocket(`${url}/ws`, headers);
  await ask(socket, { t: 'hello', protocol: 1 }, /^\{"t":"welcome"/);
  return socket;
};

const EVENTS = /^\{"t":"events","table":"[^"]+","since":(\d+)/;

/** Two guests who sit at a table of their own. */
export const openTableBoard = async (url: string): Promise<Board> => {
  const sockets = await Promise.all([enter(url), enter(url)]);
  const [one, two] = sockets;
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const wish = { t: 'open', id: 'open', setup: { options: SCRIPTED_OPTIONS, allowsSpectators: true }, seats };
  const table = (await ask(one, wish, /^\{"t":"done","id":"open","table":"([^"]+)"/))[1] ?? '';
  await ask(one, { t: 'watch', table }, /^\{"t":"full"/);
  await ask(two, { t: 'watch', table }, /^\{"t":"full"/);
  const sit = { kind: 'sit', seat: 1, as: 'person' };
  const seated = await ask(two, { t: 'do', table, id: 'sit', act: sit }, /^\{"t":"done","id":"sit",.*"v":(\d+)/);
  // From then on every event is a move.
  const start = Number(seated[1]);
  const plyOf = (text: string): number | undefined => {
    const since = EVENTS.exec(text)?.[1];
    return since === undefined ? undefined : Number(since) - start;
  };
  return {
    send: (ply, { seat, text }) =>
      sockets[seat]?.send(
        `{"t":"do","table":"${table}","id":"m${ply}","act":{"kind":"play","game":1,"ply":${ply},"move":"${text}"}}`,
      ),
    onMove: listener => listen(sockets, plyOf, listener),
    close: () => hangUp(sockets),
  };
};
