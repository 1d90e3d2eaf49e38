import { isLevelNumber, type LevelNumber } from '@dragonway/ai';
import { accept, type Game, type Refusal, type Result } from '@dragonway/core';
import { KINDS, parseTable, type Table } from '@dragonway/games';
import { type Command, InvalidArgumentError } from 'commander';

/** Reads a level of the artificial players. */
export const levelNumber = (text: string): LevelNumber => {
  const level = Number(text);
  if (!isLevelNumber(level)) throw new InvalidArgumentError('Expected a level from 1 to 10.');
  return level;
};

const NUMBER = /^\d{1,15}$/;

/** Reads a whole number that is not negative. */
export const wholeNumber = (text: string): number => {
  if (!NUMBER.test(text)) throw new InvalidArgumentError('Expected a whole number.');
  return Number(text);
};

/** Reads a whole number of at least 1. */
export const positiveNumber = (text: string): number => {
  if (!NUMBER.test(text) || Number(text) === 0) throw new InvalidArgumentError('Expected a whole number from 1 on.');
  return Number(text);
};

/** Where a command begins: a table and a position of it. */
export interface PlaceOptions {
  readonly options: string;
  readonly position?: string;
}

const DEFAULT_TABLE = KINDS[0]?.id ?? '';

/** Adds the options that say where a command begins. */
export const withPlace = (command: Command): Command =>
  command
    .option('--options <text>', 'the table, such as tao-long;mode=monk', DEFAULT_TABLE)
    .option('--position <text>', "a position; without it the table's start");

/** A table with the state that a command looks at, the last of the states that led there. */
export interface Place {
  readonly table: Table;
  readonly state: object;
  readonly states: readonly object[];
}

const playAll = (
  game: Game,
  start: object,
  moves: readonly string[],
): Result<Pick<Place, 'state' | 'states'>, Refusal> => {
  const states = [start];
  let state = start;
  for (const text of moves) {
    const move = game.notation.parseMove(state, text);
    if (!move.ok) return move;
    state = game.next(state, move.value);
    states.push(state);
  }
  return accept({ state, states });
};

/** The state after the moves from the given place. */
export const openPlace = (place: PlaceOptions, moves: readonly string[]): Result<Place, Refusal> => {
  const table = parseTable(place.options);
  if (!table.ok) return table;
  const { game } = table.value;
  const start = place.position === undefined ? accept(game.start()) : game.notation.parsePosition(place.position);
  if (!start.ok) return start;
  const played = playAll(game, start.value, moves);
  return played.ok ? accept({ table: table.value, ...played.value }) : played;
};

/** The game that an options' text names, for the words of its refusals. */
export const gameIdOf = ({ options }: PlaceOptions): string => options.split(';')[0] ?? '';
