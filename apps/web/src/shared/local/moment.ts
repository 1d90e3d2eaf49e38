import type { Moment } from '@dragonway/table';
import { seedOfWord } from '@dragonway/verifiable-dice';

const SEED_BYTES = 32;

const drawSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(SEED_BYTES)), byte => byte.toString(16).padStart(2, '0')).join('');

/** The browser's clock and chance; a table with a seed of its own draws the same for the same game every time. */
export const momentOf = (seed: string | undefined, game: number): Moment => ({
  now: Date.now(),
  drawSeed: seed === undefined ? drawSeed : () => seedOfWord(seed, game),
});

export const freshId = (): string => crypto.randomUUID();
