import { WebSocket } from 'ws';
import type { MoveListener } from './pair.js';

/** A WebSocket that is open. */
export const openSocket = (url: string, headers: Readonly<Record<string, string>> = {}): Promise<WebSocket> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(url.replace('http', 'ws'), { headers, perMessageDeflate: false });
    socket.once('open', () => resolve(socket));
    socket.once('error', reject);
  });

/** Sends a message and waits for the answer that matches. */
export const ask = (socket: WebSocket, message: object, answer: RegExp): Promise<RegExpExecArray> =>
  new Promise((resolve, reject) => {
    const lose = (code: number): void => reject(new Error(`the line was closed with ${code}`));
    const hear = (data: unknown): void => {
      const text = String(data);
      const found = answer.exec(text);
      if (text.startsWith('{"t":"refused"')) reject(new Error(text));
      if (found === null) return;
      socket.off('message', hear);
      socket.off('close', lose);
      resolve(found);
    };
    socket.on('message', hear);
    socket.once('close', lose);
    socket.send(JSON.stringify(message));
  });

/** Calls back whenever one of the sockets gets a text with a move in it. */
export const listen = (
  sockets: readonly WebSocket[],
  plyOf: (text: string) => number | undefined,
  listener: MoveListener,
): void => {
  for (const [seat, socket] of sockets.entries()) {
    socket.on('message', data => {
      const ply = plyOf((data as Buffer).toString());
      if (ply !== undefined) listener(seat, ply);
    });
  }
};

export const hangUp = (sockets: readonly WebSocket[]): void => {
  for (const socket of sockets) socket.terminate();
};
