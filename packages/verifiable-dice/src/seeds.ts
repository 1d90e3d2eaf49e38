import { accept, type Result, refuse, type Unreadable, unreadable } from '@dragonway/core';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Everything that the dice of a game are derived from. */
export interface Seeds {
  /** The server's secret: 64 lowercase hexadecimal digits, revealed after the game. */
  readonly server: string;
  /** What each player adds, in seat order: 1 to 64 letters, digits, `_` or `-`. */
  readonly players: readonly string[];
}

export type SeedRefusal = Unreadable<'seed/unreadable'>;

const SERVER = /^[0-9a-f]{64}$/;
const PLAYER = /^[A-Za-z0-9_-]{1,64}$/;
const SEPARATOR = ':';

const refuseAt = (at: number, expected: string) => refuse<SeedRefusal>(unreadable('seed/unreadable', at, expected));

/** Reads the text of a record's Seed tag: the server's seed, then the players' seeds, separated by `:`. */
export const parseSeeds = (text: string): Result<Seeds, SeedRefusal> => {
  const [server = '', ...players] = text.split(SEPARATOR);
  if (!SERVER.test(server)) return refuseAt(0, '64 lowercase hexadecimal digits');
  let at = server.length;
  if (players.length === 0) return refuseAt(at, `${SEPARATOR} and the first player's seed`);
  for (const player of players) {
    at += SEPARATOR.length;
    if (!PLAYER.test(player)) return refuseAt(at, '1 to 64 letters, digits, _ or -');
    at += player.length;
  }
  return accept({ server, players });
};

/** Writes seeds for a record's Seed tag. */
export const formatSeeds = ({ server, players }: Seeds): string => [server, ...players].join(SEPARATOR);

/** A server's seed for the n-th game that follows from a word, for people who want to play the same game twice. */
export const seedOfWord = (word: string, game: number): string =>
  bytesToHex(sha256(utf8ToBytes(`dragonway-word-1\n${game}\n${word}`)));
