import { type WebSocket, WebSocketServer } from 'ws';

// The yardstick: rooms of two over bare WebSockets. It reads nothing, checks nothing and keeps nothing; every message goes to
// both, as a table's events do.
const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false });
const rooms = new Map<string, Set<WebSocket>>();

server.on('connection', (socket, request) => {
  const room = request.url ?? '';
  const members = rooms.get(room) ?? new Set();
  rooms.set(room, members.add(socket));
  socket.on('message', data => {
    const text = (data as Buffer).toString();
    for (const member of members) member.send(text);
  });
});
server.on('listening', () => {
  const address = server.address();
  if (typeof address === 'object' && address !== null) process.stdout.write(`http://127.0.0.1:${address.port}\n`);
});
