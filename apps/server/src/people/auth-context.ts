import { AsyncLocalStorage } from 'node:async_hooks';

/** Where better-auth keeps its storages, under a symbol that all its copies share. */
interface AuthGlobal {
  readonly context?: Readonly<Record<string, unknown>>;
}

const storages = (): readonly AsyncLocalStorage<unknown>[] => {
  const { context = {} } = ((globalThis as Record<symbol, unknown>)[Symbol.for('better-auth:global')] ??
    {}) as AuthGlobal;
  return Object.values(context).filter(value => value instanceof AsyncLocalStorage);
};

let asking = 0;

/**
 * Asks the authentication library something, and lets it rest when nobody does. It carries what it knows of a request in storages
 * that follow every promise of the process, which before Node 24 costs every move of every game; they wake by themselves. The
 * storages belong to the process, and so does the count.
 */
export const askAuth = async <Value>(work: () => Promise<Value>): Promise<Value> => {
  asking += 1;
  try {
    return await work();
  } finally {
    asking -= 1;
    if (asking === 0) for (const storage of storages()) storage.disable();
  }
};
