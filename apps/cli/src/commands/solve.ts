import { judgedTaoLong, type Solution, solve } from '@dragonway/ai';
import { type CheckedOptions, type Move, taoLongKind } from '@dragonway/tao-long';
import type { Command } from 'commander';
import { print, printRefusal } from '../print.js';
import { positiveNumber } from './arguments.js';
import { hashOption } from './hash.js';

interface SolveOptions {
  readonly options: string;
  readonly position?: string;
  readonly nodes: number;
  readonly hash: number;
}

const TABLE_BYTES = 64 << 20;

const inWords = (solution: Solution<Move>, textOf: (move: Move) => string): string => {
  switch (solution.kind) {
    case 'won':
      return `Won in ${solution.turns}: ${solution.line.map(textOf).join(' ')}`;
    case 'lost':
      return `Lost in ${solution.turns}: ${solution.line.map(textOf).join(' ')}`;
    case 'open':
      return `Nothing is decided within ${solution.turns} turns; more --nodes look further.`;
  }
};

const search = (checked: CheckedOptions, { position, nodes, hash }: SolveOptions): void => {
  const judged = judgedTaoLong(checked);
  const { notation } = judged.game;
  const start =
    position === undefined ? { ok: true as const, value: judged.game.start() } : notation.parsePosition(position);
  if (!start.ok) return printRefusal(start.refusal, taoLongKind.id);
  const searching = solve(judged, start.value, { nodes, tableBytes: hash });
  let step = searching.next();
  for (; !step.done; step = searching.next()) {
    if (step.value !== undefined) process.stderr.write(`\r${step.value} turns searched`);
  }
  process.stderr.write('\n');
  print(inWords(step.value, notation.formatMove));
};

const run = (wishes: SolveOptions): void => {
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
