import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('../apps/server/dist/main.js', import.meta.url));

/** The server as it is run in earnest, in a process of its own that a test may end and start again. */
export interface OwnServer {
  readonly address: string;
  /** Starts it, on the same data as before. */
  start(): Promise<void>;
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>;
  /** Ends it and throws its data away. */
  clear(): Promise<void>;
}

/** A server at this port with data of its own; it does not run yet. */
export const ownServer = (port: number): OwnServer => {
  const folder = mkdtempSync(join(tmpdir(), 'dragonway-own-'));
  const address = `http://localhost:${port}/`;
  const env = { ...process.env, DRAGONWAY_PORT: String(port), DRAGONWAY_DATA: folder, DRAGONWAY_LOG: 'error' };
  let child: ChildProcess | undefined;
  const end = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const isGone = once(child, 'exit');
    child.kill(signal);
    await isGone;
  };
  return {
    address,
    end,
    start: async () => {
      child = spawn(process.execPath, [PROGRAM], { env, stdio: ['ignore', 'pipe', 'inherit'] });
      // It prints its address when it listens.
      const isUp = await Promise.race([
        once(child.stdout ?? child, 'data').then(() => true),
        once(child, 'exit').then(() => false),
      ]);
      if (!isUp) throw new Error('the server has ended');
    },
    clear: async () => {
      await end('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
