import { type Remote, releaseProxy, wrap } from 'comlink';
import type { Machine } from './types.js';
import type { MachineWorker } from './worker.js';

/** A machine in a worker of its own, so that the page stays answerable; the worker is fetched with the first question. */
export const openMachine = (): Machine => {
  let worker: Worker | undefined;
  let remote: Remote<MachineWorker> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const connected = (): Remote<MachineWorker> => {
    worker ??= new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'machine' });
    remote ??= wrap<MachineWorker>(worker);
    return remote;
  };
  return {
    ask: async asked => {
      const machine = connected();
      await machine.cancel();
      await last;
      const answer = machine.ask(asked);
      last = answer.catch(() => undefined);
      return answer;
    },
    advise: async asked => connected().advise(asked),
    close: () => {
      remote?.[releaseProxy]();
      worker?.terminate();
      worker = undefined;
      remote = undefined;
    },
  };
};
