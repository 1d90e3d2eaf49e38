import { connect, createServer, type Server, type Socket } from 'node:net';

/** A small proxy in front of several servers: the next connection goes to the next server that can be reached. */
export class Proxy {
  private readonly server: Server;
  private readonly ports: number[];
  private readonly open = new Set<Socket>();
  private turn = 0;

  constructor(ports: readonly number[]) {
    this.ports = [...ports];
    this.server = createServer(socket => this.forward(socket, this.ports.length));
  }

  listen(): Promise<string> {
    return new Promise(resolve => {
      this.server.listen(0, '127.0.0.1', () => {
        const address = this.server.address();
        resolve(`http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`);
      });
    });
  }

  close(): void {
    for (const socket of this.open) socket.destroy();
    this.server.close();
  }

  private forward(client: Socket, attempts: number): void {
    const port = this.ports[this.turn % this.ports.length];
    this.turn += 1;
    if (attempts === 0 || port === undefined) return void client.destroy();
    const backend = connect(port, '127.0.0.1');
    let isThrough = false;
    backend.once('connect', () => {
      isThrough = true;
      client.pipe(backend).pipe(client);
    });
    backend.once('error', () => (isThrough ? client.destroy() : this.forward(client, attempts - 1)));
    backend.once('close', () => isThrough && client.destroy());
    client.once('error', () => backend.destroy());
    client.once('close', () => backend.destroy());
    this.open.add(client);
    client.once('close', () => this.open.delete(client));
  }
}
