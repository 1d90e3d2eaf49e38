import { Command } from 'commander';
import { addArena } from './commands/arena.js';
import { addExplain } from './commands/explain.js';
import { addHint } from './commands/hint.js';
import { addLegal } from './commands/legal.js';
import { addPerft } from './commands/perft.js';
import { addPlay } from './commands/play.js';
import { addRecord } from './commands/record.js';
import { addReview } from './commands/review.js';
import { addSolve } from './commands/solve.js';
import { addUgi } from './commands/ugi.js';
import { isFileFault, printFileFault } from './print.js';
import { VERSION } from './version.js';

const program = new Command('dragonway')
  .description('A digital table for Tao Long and Way of the Dragon')
  .version(VERSION);

for (const add of [addPlay, addLegal, addPerft, addExplain, addHint, addUgi, addRecord, addReview, addSolve, addArena])
  add(program);

// Whoever read the output has gone, `head` for example: there is nobody left to tell.
process.stdout.on('error', () => process.exit());

try {
  await program.parseAsync();
} catch (fault) {
  if (!isFileFault(fault)) throw fault;
  printFileFault(fault);
}
