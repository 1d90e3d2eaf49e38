import { accept, type Result, refuse, type Unreadable, unreadable } from '@dragonway/core';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

declare const commitmentBrand: unique symbol;

/** The hash that is published before the game, so that the server's seed cannot be changed after it. */
export type Commitment = string & { readonly [commitmentBrand]: true };

export type CommitmentRefusal = Unreadable<'commitment/unreadable'>;

/** SHA-256 of the seed's text, as 64 lowercase hexadecimal digits. */
export const commitment = (serverSeed: string): Commitment => bytesToHex(sha256(utf8ToBytes(serverSeed))) as Commitment;

/** Reads the text of a record's Commitment tag. */
export const parseCommitment = (text: string): Result<Commitment, CommitmentRefusal> =>
  /^[0-9a-f]{64}$/.test(text)
    ? accept(text as Commitment)
    : refuse(unreadable('commitment/unreadable', 0, '64 lowercase hexadecimal digits'));

/** Writes a commitment for a record's Commitment tag. */
export const formatCommitment = (published: Commitment): string => published;

/** Whether a revealed seed is the one that was promised. */
export const checkCommitment = (serverSeed: string, published: Commitment): boolean =>
  commitment(serverSeed) === published;
