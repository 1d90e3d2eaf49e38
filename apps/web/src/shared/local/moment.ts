import type { Moment } from '@dragonway/table';

const SEED_BYTES = 32;

const drawSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(SEED_BYTES)), byte => byte.toString(16).padStart(2, '0')).join('');

/** The browser's clock and chance. */
export const browserMoment = (): Moment => ({ now: Date.now(), drawSeed });

export const freshId = (): string => crypto.randomUUID();
