import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { threadFile } from '../thread-file.js';

/** A server in a process of its own. */
export interface Child {
  readonly url: string;
  readonly pid: number | undefined;
  /** Ends it by a signal and resolves when it is gone. */
  end(signal: NodeJS.Signals): Promise<void>;
}

const LONGEST_START = 200_000;

const addressOf = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let text = '';
    const timer = setTimeout(() => reject(new Error(`the server did not start: ${text}`)), LONGEST_START);
    child.stdout?.on('data', (data: Buffer) => {
      text += data.toString();
      const url = /http:\/\/127\.0\.0\.1:\d+/.exec(text)?.[0];
      if (url === undefined || !text.includes('\n', text.indexOf(url))) return;
      clearTimeout(timer);
      resolve(url);
    });
    child.once('exit', code => {
      clearTimeout(timer);
      reject(new Error(`the server ended with ${code}: ${text}`));
    });
  });

const running = new Set<ChildProcess>();
let willSweep = false;

/** Nobody is left behind, whichever way this process ends. */
const sweepAtEnd = (): void => {
  if (willSweep) return;
  willSweep = true;
  process.once('exit', () => {
    for (const child of running) child.kill('SIGKILL');
  });
  process.once('SIGTERM', () => process.exit(1));
};

/** Starts a compiled program of this package that prints its address. */
export const startChild = async (file: string, variables: NodeJS.ProcessEnv = {}): Promise<Child> => {
  const path = fileURLToPath(threadFile(import.meta.url, file));
  const child = spawn(process.execPath, [path], {
    env: { ...process.env, NODE_OPTIONS: '', ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  sweepAtEnd();
  running.add(child);
  const gone = new Promise<void>(resolve =>
    child.once('exit', () => {
      running.delete(child);
      resolve();
    }),
  );
  const url = await addressOf(child);
  return {
    url,
    pid: child.pid,
    end: signal => {
      child.kill(signal);
      return gone;
    },
  };
};

/** The variables of a server on this machine only, without limits in the way. */
export const privateServer = (folder: string): NodeJS.ProcessEnv => ({
  DRAGONWAY_HOST: '127.0.0.1',
  DRAGONWAY_PORT: '0',
  DRAGONWAY_DATA: folder,
  DRAGONWAY_LOG: 'error',
  DRAGONWAY_MESSAGES_PER_SECOND: '100000',
  DRAGONWAY_MESSAGE_BURST: '100000',
  DRAGONWAY_SEAT_PER_SECOND: '100000',
  DRAGONWAY_CONNECTIONS_PER_ADDRESS: '100000',
  DRAGONWAY_REQUESTS_PER_MINUTE: '1000000',
  DRAGONWAY_SIGN_INS_PER_MINUTE: '1000000',
  DRAGONWAY_AWAY_AFTER: '60000',
});
