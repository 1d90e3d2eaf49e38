import type { Board } from '../pair.js';
import { hangUp, listen, openSocket } from '../web-sockets.js';

/** As long as what a server tells about a move. */
const FILLING = 'x'.repeat(80);

const BEGINNING = '{"t":"bare","ply":';
const plyOf = (text: string): number => Number.parseInt(text.slice(BEGINNING.length), 10);

/** Two sockets in a room that only passes on what it gets. */
export const openBareBoard = async (url: string, room: number): Promise<Board> => {
  const sockets = await Promise.all([openSocket(`${url}/${room}`), openSocket(`${url}/${room}`)]);
  return {
    send: (ply, { seat, text }) => sockets[seat]?.send(`${BEGINNING}${ply},"move":"${text}","filling":"${FILLING}"}`),
    onMove: listener => listen(sockets, plyOf, listener),
    close: () => hangUp(sockets),
  };
};
