import { io, type Socket } from 'socket.io-client';
import type { Board } from '../pair.js';

/** What is read of the state that boardgame.io sends after a move. */
type State = Readonly<Record<'_stateID', number>>;

const SEATS = ['0', '1'] as const;

const enter = (url: string, match: string, player: string): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = io(`${url}/scripted`, { transports: ['websocket'], forceNew: true });
    socket.once('connect', () => socket.emit('sync', match, player, undefined, SEATS.length));
    socket.once('sync', () => resolve(socket));
    socket.once('connect_error', reject);
  });

/** Two players of a match of boardgame.io, spoken to as its own client speaks, but without that client's work. */
export const openBoardgameIoBoard = async (url: string, room: number): Promise<Board> => {
  const match = `match-${room}`;
  const sockets: Socket[] = [];
  // One after the other: the first one creates the match.
  for (const player of SEATS) sockets.push(await enter(url, match, player));
  return {
    // A state has the number of the moves that led to it.
    send: (ply, { seat, text, passes }) => {
      const payload = { type: 'play', args: [text, passes], playerID: SEATS[seat], credentials: undefined };
      sockets[seat]?.emit('update', { type: 'MAKE_MOVE', payload }, ply, match, SEATS[seat]);
    },
    onMove: listener => {
      for (const [seat, socket] of sockets.entries()) {
        socket.on('update', (_match: string, { _stateID: reached }: State) => {
          listener(seat, reached - 1);
        });
      }
    },
    close: () => {
      for (const socket of sockets) socket.disconnect();
    },
  };
};
