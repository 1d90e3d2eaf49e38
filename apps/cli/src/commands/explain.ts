import type { Command } from 'commander';
import { faceOf } from '../faces/faces.js';
import { print, printRefusal } from '../print.js';
import { gameIdOf, openPlace, type PlaceOptions, withPlace } from './arguments.js';

interface ExplainOptions extends PlaceOptions {
  readonly after?: readonly string[];
}

const explain = (text: string, options: ExplainOptions): void => {
  const id = gameIdOf(options);
  const place = openPlace(options, options.after ?? []);
  if (!place.ok) return printRefusal(place.refusal, id);
  const { table, state } = place.value;
  const { game } = table;
  const move = game.notation.parseMove(state, text);
  if (!move.ok) return printRefusal(move.refusal, id);
  const face = faceOf(id);
  const { events } = game.play(state, move.value);
  print(`legal: ${face.move(move.value, events, game.view(state, 'spectator'))}`, ...face.tell(events));
};

export const addExplain = (program: Command): void => {
  withPlace(program.command('explain').argument('<move>', 'a move, legal or not'))
    .description('say in words why a move is refused, or what it does')
    .option('--after <moves...>', 'moves to play first')
    .action(explain);
};
