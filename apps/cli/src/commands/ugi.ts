import type { LevelNumber } from '@dragonway/ai';
import { randomFrom } from '@dragonway/core';
import { KINDS } from '@dragonway/games';
import type { Command } from 'commander';
import { Session } from '../ugi/session.js';
import { converse } from '../ugi/stream.js';
import { VERSION } from '../version.js';
import { levelNumber, wholeNumber } from './arguments.js';

const STRONGEST: LevelNumber = 10;

export const addUgi = (program: Command): void => {
  program
    .command('ugi')
    .description('speak the engine protocol over standard input and output')
    .option('--level <number>', 'how `go` plays where it sets no bound', levelNumber, STRONGEST)
    .option('--seed <number>', 'seed of the player and of the dice', wholeNumber, 1)
    .action(({ level, seed }: { level: LevelNumber; seed: number }) => {
      const search = { strength: { kind: 'level', level }, seed, now: () => performance.now() } as const;
      const session = new Session({ kinds: KINDS, version: VERSION, random: randomFrom(seed), search });
      return converse(session, { input: process.stdin, output: process.stdout });
    });
};
