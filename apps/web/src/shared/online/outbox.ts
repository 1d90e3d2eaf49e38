import type { ClientMessage } from '@dragonway/protocol';
import * as z from 'zod/mini';

export type TableCommand = Extract<ClientMessage, { t: 'do' }>;

/** Commands to tables that were not answered yet. They outlive a lost line and a reload of the page. */
export interface Outbox {
  /** In the order in which they were given. */
  all(person: string): readonly TableCommand[];
  put(person: string, command: TableCommand): void;
  take(id: string): void;
  /** Whoever uses this browser next has nothing to do with them. */
  clear(): void;
}

const PREFIX = 'dragonway-sent-';
/** Nobody wants a move of last week played. */
const KEPT_FOR = 86_400_000;

const kept = z.object({
  person: z.string(),
  at: z.number(),
  command: z.object({
    t: z.literal('do'),
    table: z.string(),
    id: z.string(),
    act: z.looseObject({ kind: z.string() }),
  }),
});
type Kept = { readonly person: string; readonly at: number; readonly command: TableCommand };

const read = (text: string | null): Kept | undefined => {
  try {
    const value: unknown = JSON.parse(text ?? '');
    // The act was written by this client, and the server checks it anyway.
    return z.safeParse(kept, value).success ? (value as Kept) : undefined;
  } catch {
    return undefined;
  }
};

/** Each command lies under a key of its own, so that several pages of one browser do not overwrite each other. */
export const openOutbox = (storage: Storage, now: () => number): Outbox => {
  const keys = (): readonly string[] =>
    Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter(key =>
      key.startsWith(PREFIX),
    );
  let last = 0;
  return {
    all: person =>
      keys()
        .flatMap(key => read(storage.getItem(key)) ?? [])
        .filter(item => item.person === person && now() - item.at < KEPT_FOR)
        .toSorted((one, other) => one.at - other.at)
        .map(({ command }) => command),
    put: (person, command) => {
      // Two commands of one instant keep their order.
      last = Math.max(now(), last + 1);
      storage.setItem(`${PREFIX}${command.id}`, JSON.stringify({ person, at: last, command } satisfies Kept));
    },
    take: id => storage.removeItem(`${PREFIX}${id}`),
    clear: () => {
      for (const key of keys()) storage.removeItem(key);
    },
  };
};
