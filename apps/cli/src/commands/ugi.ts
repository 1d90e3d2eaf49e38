import { DEFAULT_TABLE_BYTES, type LevelNumber } from '@dragonway/ai';
import { randomFrom } from '@dragonway/core';
import { KINDS } from '@dragonway/games';
import type { Command } from 'commander';
import { Session } from '../ugi/session.js';
import { converse } from '../ugi/stream.js';
import { VERSION } from '../version.js';
import { levelNumber, wholeNumber } from './arguments.js';
import { hashOption } from './hash.js';

const STRONGEST: LevelNumber = 10;

interface UgiOptions {
  readonly level: LevelNumber;
  readonly seed: number;
  readonly hash: number;
}

const speak = ({ level, seed, hash }: UgiOptions): Promise<void> => {
  const strength = { kind: 'level', level } as const;
  const search = { strength, tableBytes: hash, seed, now: () => performance.now() };
  const session = new Session({ kinds: KINDS, version: VERSION, random: randomFrom(seed), search });
  return converse(session, { input: process.stdin, output: process.stdout });
};

export const addUgi = (program: Command): void => {
  program
    .command('ugi')
    .description('speak the engine protocol over standard input and output')
    .option('--level <number>', 'how `go` plays where it sets no bound', levelNumber, STRONGEST)
    .option('--seed <number>', 'seed of the player and of the dice', wholeNumber, 1)
    .addOption(hashOption('memory of a search that `go` sets a bound to, in mebibytes', DEFAULT_TABLE_BYTES))
    .action(speak);
};
