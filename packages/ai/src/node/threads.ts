import { MessageChannel, Worker } from 'node:worker_threads';
import { connectSession, type RemoteSession } from '../worker/remote.js';

/** A session in a thread of Node's. */
export interface SessionThread extends RemoteSession {
  /** Ends the thread. */
  end(): Promise<void>;
}

/** Starts a thread with a session in it. */
export const startSessionThread = (): SessionThread => {
  const { port1, port2 } = new MessageChannel();
  const url = new URL('./session-thread.js', import.meta.url);
  const worker = new Worker(url, { workerData: { port: port2 }, transferList: [port2] });
  const session = connectSession(port1);
  return {
    ...session,
    end: async () => {
      session.release();
      port1.close();
      await worker.terminate();
    },
  };
};
