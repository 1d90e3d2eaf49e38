import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Config, readConfig } from '../src/config/config.js';
import { type Parts, type RunningServer, startServer } from '../src/server.js';

/** The configuration of a server for tests: any port, a folder of its own, no limits in the way. */
export const testConfig = (folder: string, variables: NodeJS.ProcessEnv = {}): Config =>
  readConfig({
    DRAGONWAY_HOST: '127.0.0.1',
    DRAGONWAY_PORT: '0',
    DRAGONWAY_DATA: folder,
    DRAGONWAY_LOG: 'error',
    DRAGONWAY_MESSAGES_PER_SECOND: '5000',
    DRAGONWAY_MESSAGE_BURST: '5000',
    DRAGONWAY_SEAT_PER_SECOND: '5000',
    DRAGONWAY_CONNECTIONS_PER_ADDRESS: '1000',
    DRAGONWAY_REQUESTS_PER_MINUTE: '100000',
    DRAGONWAY_SIGN_INS_PER_MINUTE: '100000',
    DRAGONWAY_AWAY_AFTER: '300',
    ...variables,
  });

/** A house with a folder, in which servers are started and stopped again. */
export class House {
  readonly folder = mkdtempSync(join(tmpdir(), 'dragonway-house-'));
  private readonly running = new Set<RunningServer>();

  async start(variables: NodeJS.ProcessEnv = {}, parts: Parts = {}): Promise<RunningServer> {
    const server = await startServer(testConfig(this.folder, variables), parts);
    const stop = async (): Promise<void> => {
      if (this.running.delete(server)) await server.stop();
    };
    this.running.add(server);
    return { ...server, stop };
  }

  async close(): Promise<void> {
    for (const server of this.running) await server.stop();
    this.running.clear();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
