import { randomFrom } from '@dragonway/core';
import { KINDS } from '@dragonway/games';
import type { Command } from 'commander';
import { Session } from '../ugi/session.js';
import { converse } from '../ugi/stream.js';
import { VERSION } from '../version.js';
import { wholeNumber } from './arguments.js';

export const addUgi = (program: Command): void => {
  program
    .command('ugi')
    .description('speak the engine protocol over standard input and output')
    .option('--seed <number>', 'seed of the random moves', wholeNumber, 1)
    .action(({ seed }: { seed: number }) => {
      const session = new Session({ kinds: KINDS, version: VERSION, random: randomFrom(seed) });
      return converse(session, { input: process.stdin, output: process.stdout });
    });
};
