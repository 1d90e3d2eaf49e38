import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { askAuth } from './auth-context.js';

const storage = new AsyncLocalStorage<string>();
const KEY = Symbol.for('better-auth:global');
(globalThis as Record<symbol, unknown>)[KEY] = { context: { storage } };

test('a question that ends does not take what another one knows', async () => {
  const knownAfter = (turns: number, name: string) =>
    askAuth(() =>
      storage.run(name, async () => {
        for (let count = 0; count < turns; count += 1) await turn();
        return storage.getStore();
      }),
    );
  expect(await Promise.all([knownAfter(1, 'short'), knownAfter(5, 'long')])).toEqual(['short', 'long']);
});

test('after the last question the storages rest, also after one that failed, and the next question wakes them', async () => {
  let seen: string | undefined = 'nothing yet';
  await expect(
    askAuth(() =>
      storage.run('kept', () => {
        setImmediate(() => {
          seen = storage.getStore();
        });
        return Promise.reject(new Error('no'));
      }),
    ),
  ).rejects.toThrow('no');
  await turn();
  expect(seen).toBeUndefined();
  expect(await askAuth(() => storage.run('awake', () => Promise.resolve(storage.getStore())))).toBe('awake');
});
