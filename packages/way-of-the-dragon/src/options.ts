import {
  accept,
  checkPairs,
  type OptionsTextRefusal,
  type OptionValueRefusal,
  type Refusal,
  type Result,
  readPairs,
  refuse,
  writePairs,
} from '@dragonway/core';
import { PLAYER_LETTERS } from './letters.js';
import { formatDeadPieces } from './notation/dead-pieces.js';
import {
  formatPlayers,
  formatSwitch,
  NO_DEAD_PIECES,
  OPTION_KEYS,
  parseDead,
  parseFirst,
  parseLength,
  parsePlayers,
  parseSwitch,
} from './option-keys.js';
import { faultOf, LEAST_FREE_SPACES } from './paths/dead-pieces.js';
import type { Element, Player, WayOptions } from './types.js';

/** The name of the game in options, records and registries. */
export const ID = 'way-of-the-dragon';

export const DEFAULT_OPTIONS: WayOptions = {
  players: ['black', 'red'],
  first: 'black',
  powers: false,
  immunity: false,
  dead: [],
  length: 9,
};

/** Why a text is not the options of a table. */
export type WayOptionsRefusal =
  | OptionsTextRefusal
  | OptionValueRefusal
  | (Refusal & {
      readonly code: 'options/dead-piece-off-plain-spaces';
      readonly path: Element;
      readonly space: number;
      readonly length: number;
    })
  | (Refusal & {
      readonly code: 'options/path-impassable';
      readonly ruling: 'W3';
      readonly path: Element;
      readonly free: number;
      readonly least: number;
    });

type Pairs = ReadonlyMap<string, string>;

const valueOf = <Value>(
  pairs: Pairs,
  name: keyof WayOptions,
  read: (text: string) => Result<Value, OptionValueRefusal>,
  initial: Value,
): Value => {
  const text = pairs.get(name);
  const value = text === undefined ? undefined : read(text);
  return value?.ok === true ? value.value : initial;
};

const firstOf = (pairs: Pairs, players: readonly Player[]): Player => {
  const [firstSeat = DEFAULT_OPTIONS.first] = players;
  const first = valueOf(pairs, 'first', parseFirst, firstSeat);
  return players.includes(first) ? first : firstSeat;
};

const optionsOf = (pairs: Pairs): WayOptions => {
  const players = valueOf(pairs, 'players', parsePlayers, DEFAULT_OPTIONS.players);
  return {
    players,
    first: firstOf(pairs, players),
    powers: valueOf(pairs, 'powers', parseSwitch('powers'), false),
    immunity: valueOf(pairs, 'immunity', parseSwitch('immunity'), false),
    dead: valueOf(pairs, 'dead', parseDead, []),
    length: valueOf(pairs, 'length', parseLength, DEFAULT_OPTIONS.length),
  };
};

/** Why the options contradict each other; undefined if they do not. */
const checkTogether = ({ dead, length }: WayOptions): WayOptionsRefusal | undefined => {
  const found = faultOf(dead, length);
  if (found?.fault === 'offPlain') return { code: 'options/dead-piece-off-plain-spaces', ...found.piece, length };
  if (found?.fault !== 'blocked') return undefined;
  return {
    code: 'options/path-impassable',
    ruling: 'W3',
    path: found.path,
    free: found.free,
    least: LEAST_FREE_SPACES,
  };
};

/** The first seat starts unless told, so its letter is a default that is left out. */
const checkFirst = (pairs: Pairs, [firstSeat]: readonly Player[]): WayOptionsRefusal | undefined => {
  const value = pairs.get('first');
  const isDefault = value !== undefined && firstSeat !== undefined && value === PLAYER_LETTERS[firstSeat];
  return isDefault ? { code: 'options/default-written', key: 'first', value } : undefined;
};

/** Reads `way-of-the-dragon;key=value;…`. */
export const parseOptions = (text: string): Result<WayOptions, Refusal> => {
  const names = OPTION_KEYS.map(key => key.name);
  const pairs = readPairs(ID, names, text);
  if (!pairs.ok) return pairs;
  const checked = checkPairs(OPTION_KEYS, pairs.value);
  if (!checked.ok) return checked;
  const options = optionsOf(checked.value);
  const refusal = checkFirst(pairs.value, options.players) ?? checkTogether(options);
  return refusal === undefined ? accept(options) : refuse(refusal);
};

/** Writes the options with their defaults left out. */
export const formatOptions = (options: WayOptions): string => {
  const isFirstSeat = options.first === options.players[0];
  const values = new Map([
    ['players', formatPlayers(options.players)],
    ['first', isFirstSeat ? '' : PLAYER_LETTERS[options.first]],
    ['powers', formatSwitch(options.powers)],
    ['immunity', formatSwitch(options.immunity)],
    ['dead', formatDeadPieces(options.dead, NO_DEAD_PIECES)],
    ['length', String(options.length)],
  ]);
  return writePairs(ID, OPTION_KEYS, values);
};
