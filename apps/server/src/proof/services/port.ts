import { createServer } from 'node:net';

/** A port of this machine that nobody uses. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => (typeof address === 'object' && address !== null ? resolve(address.port) : reject()));
    });
  });

/** Tries until it works, or gives the last failure after a while. */
export const eventually = async <Value>(attempt: () => Promise<Value>, patience = 40_000): Promise<Value> => {
  const until = Date.now() + patience;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > until) throw error;
      await new Promise(resolve => setTimeout(resolve, 50));
    }
  }
};
