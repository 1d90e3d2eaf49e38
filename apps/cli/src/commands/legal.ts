import type { Command } from 'commander';
import { print, printRefusal } from '../print.js';
import { gameIdOf, openPlace, type PlaceOptions, withPlace } from './arguments.js';

const legal = (moves: readonly string[], options: PlaceOptions): void => {
  const place = openPlace(options, moves);
  if (!place.ok) return printRefusal(place.refusal, gameIdOf(options));
  const { table, state } = place.value;
  const { notation } = table.game;
  print(
    table.game
      .legalMoves(state)
      .map(move => notation.formatMove(move))
      .join(' '),
  );
};

export const addLegal = (program: Command): void => {
  withPlace(program.command('legal').argument('[moves...]', 'moves to play first'))
    .description('list the legal moves on one line, sorted; an empty line when the game is over')
    .action(legal);
};
