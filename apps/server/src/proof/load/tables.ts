import { WebSocket } from 'ws';
import { SCRIPTED_OPTIONS, type ScriptedMove } from './moves.js';
import { Pair, type Wire } from './pair.js';

const openSocket = (url: string, headers: Readonly<Record<string, string>> = {}): Promise<WebSocket> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(url.replace('http', 'ws'), { headers, perMessageDeflate: false });
    socket.once('open', () => resolve(socket));
    socket.once('error', reject);
  });

const newGuest = async (url: string): Promise<string> => {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${url}/api/guests`, { method: 'POST', headers, body: '{}' });
  if (!response.ok) throw new Error(`no guest: ${response.status}`);
  return response.headers
    .getSetCookie()
    .map(cookie => cookie.split(';')[0])
    .join('; ');
};

/** Sends a message and waits for the answer that matches. */
const ask = (socket: WebSocket, message: object, answer: RegExp): Promise<RegExpExecArray> =>
  new Promise((resolve, reject) => {
    const hear = (data: unknown): void => {
      const text = String(data);
      const found = answer.exec(text);
      if (text.startsWith('{"t":"refused"')) reject(new Error(text));
      if (found === null) return;
      socket.off('message', hear);
      resolve(found);
    };
    socket.on('message', hear);
    socket.send(JSON.stringify(message));
  });

const enter = async (url: string): Promise<WebSocket> => {
  const socket = await openSocket(`${url}/ws`, { cookie: await newGuest(url) });
  await ask(socket, { t: 'hello', protocol: 1 }, /^\{"t":"welcome"/);
  return socket;
};

const tableWire = (table: string): Wire => ({
  moveText: (ply, { text }) =>
    `{"t":"do","table":"${table}","id":"m${ply}","act":{"kind":"play","game":1,"ply":${ply},"move":"${text}"}}`,
  isMove: text => text.startsWith('{"t":"events"') && text.includes('"kind":"played"'),
});

/** Two guests who sit at a table of their own. */
export const openTablePair = async (url: string, moves: readonly ScriptedMove[]): Promise<Pair> => {
  const sockets = await Promise.all([enter(url), enter(url)]);
  const [one, two] = sockets;
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const wish = { t: 'open', id: 'open', setup: { options: SCRIPTED_OPTIONS, allowsSpectators: true }, seats };
  const table = (await ask(one, wish, /^\{"t":"done","id":"open","table":"([^"]+)"/))[1] ?? '';
  await ask(one, { t: 'watch', table }, /^\{"t":"full"/);
  await ask(two, { t: 'watch', table }, /^\{"t":"full"/);
  const sit = { kind: 'sit', seat: 1, as: 'person' };
  await ask(two, { t: 'do', table, id: 'sit', act: sit }, /^\{"t":"done","id":"sit"/);
  return new Pair(sockets, moves, tableWire(table));
};

/** As long as what a server tells about a move. */
const FILLING = 'x'.repeat(80);
const bareWire: Wire = {
  moveText: (ply, { text }) => `{"t":"bare","ply":${ply},"move":"${text}","filling":"${FILLING}"}`,
  isMove: () => true,
};

const ROUNDS = 10;

export const openBarePair = async (url: string, room: number, moves: readonly ScriptedMove[]): Promise<Pair> => {
  const sockets = await Promise.all([openSocket(`${url}/${room}`), openSocket(`${url}/${room}`)]);
  // Bare rooms know no rules: they can play the script again and again.
  return new Pair(sockets, Array.from({ length: ROUNDS }, () => moves).flat(), bareWire);
};
