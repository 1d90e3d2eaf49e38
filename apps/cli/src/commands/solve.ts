import { judgedTaoLong, solve } from '@dragonway/ai';
import { accept } from '@dragonway/core';
import { parseTable } from '@dragonway/games';
import { type CheckedOptions, taoLongKind } from '@dragonway/tao-long';
import type { Command } from 'commander';
import { print, printRefusal } from '../print.js';
import type { MachineRefusal } from '../words/advice-refusals.js';
import { counted } from '../words/phrases.js';
import { solutionInWords } from '../words/tao-long/solution.js';
import { positiveNumber } from './arguments.js';
import { hashOption } from './hash.js';

interface SolveOptions {
  readonly options: string;
  readonly position?: string;
  readonly nodes: number;
  readonly hash: number;
}

const TABLE_BYTES = 64 << 20;

const search = (checked: CheckedOptions, { position, nodes, hash }: SolveOptions): void => {
  const judged = judgedTaoLong(checked);
  const { notation } = judged.game;
  const start = position === undefined ? accept(judged.game.start()) : notation.parsePosition(position);
  if (!start.ok) return printRefusal(start.refusal, taoLongKind.id);
  const actor = judged.game.actor(start.value);
  if (typeof actor !== 'number') return printRefusal({ code: 'advice/nobody-chooses' });
  const searching = solve(judged, start.value, { nodes, tableBytes: hash });
  let step = searching.next();
  for (; !step.done; step = searching.next()) {
    if (step.value !== undefined) process.stderr.write(`\r${counted(step.value, 'turn')} searched`);
  }
  process.stderr.write('\n');
  print(solutionInWords(step.value, actor, notation.formatMove));
};

const run = (wishes: SolveOptions): void => {
  const table = parseTable(wishes.options);
  if (table.ok && table.value.game.info.hasChance) {
    const { id: game } = table.value.kind;
    const refusal: MachineRefusal = { code: 'solve/has-dice', game, expected: taoLongKind.id };
    return printRefusal(refusal);
  }
  const options = taoLongKind.parseOptions(wishes.options);
  if (options.ok) search(options.value, wishes);
  else printRefusal(options.refusal, taoLongKind.id);
};

export const addSolve = (program: Command): void => {
  program
    .command('solve')
    .description('find the shortest win of a small position of Tao Long')
    .option('--options <text>', 'the table', 'tao-long;solo=heaven')
    .option('--position <text>', 'the position; the start unless told')
    .option('--nodes <number>', 'how many states may be looked at', positiveNumber, 2_000_000)
    .addOption(hashOption('memory of the search in mebibytes', TABLE_BYTES))
    .action(run);
};
