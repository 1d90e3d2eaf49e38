import type { LevelNumber } from '@dragonway/ai';
import { CHANCE, NOBODY } from '@dragonway/core';
import type { Command } from 'commander';
import { machineAt } from '../players/machine-move.js';
import { print, printRefusal } from '../print.js';
import { hintLines } from '../words/hint.js';
import { gameIdOf, levelNumber, openPlace, type PlaceOptions, wholeNumber, withPlace } from './arguments.js';

const STRONGEST: LevelNumber = 10;

interface HintOptions extends PlaceOptions {
  readonly level: LevelNumber;
  readonly seed: number;
}

const hint = (moves: readonly string[], options: HintOptions): void => {
  const place = openPlace(options, moves);
  if (!place.ok) return printRefusal(place.refusal, gameIdOf(options));
  const { table, states } = place.value;
  const actor = table.game.actor(place.value.state);
  if (actor === NOBODY) return printRefusal({ code: 'advice/nobody-chooses' });
  if (actor === CHANCE) return printRefusal({ code: 'advice/dice-decide' });
  const { level, seed } = options;
  const { advice } = machineAt(table)(states, { strength: { kind: 'level', level }, seed });
  print(...hintLines(table, actor, advice));
};

export const addHint = (program: Command): void => {
  withPlace(program.command('hint').argument('[moves...]', 'moves to play first'))
    .description('say what a machine would play, why, and how it judges the position')
    .option('--level <number>', 'the level of the machine', levelNumber, STRONGEST)
    .option('--seed <number>', 'seed of the machine', wholeNumber, 1)
    .action(hint);
};
