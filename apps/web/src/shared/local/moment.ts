import type { Moment } from '@dragonway/table';
import { seedOfWord } from '@dragonway/verifiable-dice';

const SEED_BYTES = 32;

const ID_BYTES = 16;

const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), byte => byte.toString(16).padStart(2, '0')).join('');

const drawSeed = (): string => randomHex(SEED_BYTES);

/** The browser's clock and chance; a table with a seed of its own draws the same for the same game every time. */
export const momentOf = (seed: string | undefined, game: number): Moment => ({
  now: Date.now(),
  drawSeed: seed === undefined ? drawSeed : () => seedOfWord(seed, game),
});

/** An id that nobody else has; `randomUUID` is missing where the page comes over plain http from the local network. */
export const freshId = (): string => randomHex(ID_BYTES);
