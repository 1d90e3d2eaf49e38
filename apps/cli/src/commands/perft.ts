import { divide, perft } from '@dragonway/core';
import type { Command } from 'commander';
import { print, printRefusal } from '../print.js';
import { gameIdOf, openPlace, type PlaceOptions, wholeNumber, withPlace } from './arguments.js';

interface PerftOptions extends PlaceOptions {
  readonly divide?: true;
}

const runPerft = (depth: number, moves: readonly string[], options: PerftOptions): void => {
  const place = openPlace(options, moves);
  if (!place.ok) return printRefusal(place.refusal, gameIdOf(options));
  const { table, state } = place.value;
  const divisions = options.divide && depth > 0 ? divide(table.game, state, depth) : undefined;
  if (divisions !== undefined) print(...divisions.map(({ move, count }) => `${move} ${count}`));
  const total = divisions?.reduce((sum, { count }) => sum + count, 0) ?? perft(table.game, state, depth);
  print(`perft ${depth} ${total}`);
};

export const addPerft = (program: Command): void => {
  withPlace(program.command('perft').argument('<depth>', 'number of decisions', wholeNumber))
    .argument('[moves...]', 'moves to play first')
    .description('count the sequences of exactly so many decisions')
    .option('--divide', 'split the count by the first decision')
    .action(runPerft);
};
