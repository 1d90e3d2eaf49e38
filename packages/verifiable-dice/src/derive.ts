import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { Seeds } from './seeds.js';

const DOMAIN = 'dragonway-dice-1';

/** What bytes are wanted for: a word, and the number of the use, from 1. */
export interface Use {
  readonly word: string;
  readonly number: number;
}

/**
 * The message of one block of bytes. Each part has its own line and no part can hold a line break, so different parts
 * never give the same message.
 */
export const messageOf = ({ players }: Seeds, { word, number }: Use, block: number): string =>
  [DOMAIN, `players ${players.length}`, ...players, `${word} ${number}`, `block ${block}`].join('\n');

/** The endless bytes of a use: HMAC-SHA-256 under the server's seed of one message after the other. */
export function* bytesOf(seeds: Seeds, use: Use): Generator<number, never> {
  const key = utf8ToBytes(seeds.server);
  for (let block = 0; ; block += 1) {
    yield* hmac(sha256, key, utf8ToBytes(messageOf(seeds, use, block)));
  }
}
