// The server of `npm start` for tests and pictures: a data folder that is thrown away, and no limits in the way of many
// browsers at one address. With a port as its word, and a folder where another build of the client lies, it serves until it
// is told to end.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfig, startServer } from '../apps/server/dist/index.js';

/** Starts serving, the client from `web` where that is given; gives the address and the way to end it. */
export const serve = async (port, web) => {
  const folder = mkdtempSync(join(tmpdir(), 'dragonway-e2e-'));
  const config = readConfig({
    DRAGONWAY_PORT: String(port),
    DRAGONWAY_DATA: folder,
    DRAGONWAY_LOG: 'error',
    ...(web === undefined ? {} : { DRAGONWAY_WEB: web }),
    DRAGONWAY_REQUESTS_PER_MINUTE: '100000',
    DRAGONWAY_SIGN_INS_PER_MINUTE: '100000',
  });
  const server = await startServer(config);
  const stop = async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { address: `http://localhost:${server.port}/`, stop };
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { stop } = await serve(process.argv[2] ?? 0, process.argv[3]);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void stop().then(() => process.exit(0)));
}
