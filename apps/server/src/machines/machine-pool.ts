import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { threadFile } from '../thread-file.js';
import type { Machines } from './port.js';

const IDLE_TIME = 30_000;

/** Machines in threads of their own, so that no table waits while one thinks. */
export const openMachinePool = (threads: number): Machines => {
  const pool = new Piscina({
    filename: fileURLToPath(threadFile(import.meta.url, './thread.js')),
    name: 'choose',
    // What this process was started with is not meant for its threads.
    execArgv: [],
    minThreads: 0,
    maxThreads: Math.max(1, threads),
    idleTimeout: IDLE_TIME,
  });
  return {
    choose: (question, signal) => pool.run(question, { signal }),
    close: () => pool.destroy(),
  };
};
