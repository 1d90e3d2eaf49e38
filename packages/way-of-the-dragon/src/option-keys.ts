import { accept, badValue, type OptionKey, type OptionValueRefusal, type Result, refuse } from '@dragonway/core';
import { PLAYER_LETTERS, playerOfLetter } from './letters.js';
import { cursorOn, missed } from './notation/cursor.js';
import { readDeadPieces } from './notation/dead-pieces.js';
import { faultOf } from './paths/dead-pieces.js';
import { type DeadPiece, PLAYERS, type Player } from './types.js';

type Read<Value> = (text: string) => Result<Value, OptionValueRefusal>;

export const NO_DEAD_PIECES = 'none';
const ON = 'on';
const OFF = 'off';
const LEAST_LENGTH = 5;
const MOST_LENGTH = 15;

/** Writes players in seat order. */
export const formatPlayers = (players: readonly Player[]): string =>
  players.map(player => PLAYER_LETTERS[player]).join(',');

/** Reads players in seat order: two to five different ones. */
export const parsePlayers: Read<readonly Player[]> = text => {
  const letters = text.split(',');
  const players = letters.map(playerOfLetter).filter(player => player !== undefined);
  const isRight = players.length === letters.length && players.length >= 2 && new Set(players).size === players.length;
  return isRight ? accept(players) : refuse(badValue('players', text, '2 to 5 different letters of k,r,w,y,b'));
};

export const parseFirst: Read<Player> = text => {
  const player = playerOfLetter(text);
  return player === undefined ? refuse(badValue('first', text, 'k, r, w, y or b')) : accept(player);
};

export const formatSwitch = (isOn: boolean): string => (isOn ? ON : OFF);

/** Reads a switch of this name. */
export const parseSwitch =
  (name: string): Read<boolean> =>
  text =>
    text === ON || text === OFF ? accept(text === ON) : refuse(badValue(name, text, 'off or on'));

/** Reads dead pieces that some length of the paths allows. */
export const parseDead: Read<readonly DeadPiece[]> = text => {
  const cursor = cursorOn(text);
  const dead = readDeadPieces(cursor, NO_DEAD_PIECES);
  const isRight = missed(cursor, 'options/unreadable') === undefined && faultOf(dead, MOST_LENGTH) === undefined;
  return isRight
    ? accept(dead)
    : refuse(badValue('dead', text, 'none, or up to 10 plain spaces such as W3,F5, sorted'));
};

export const parseLength: Read<number> = text => {
  const length = /^[1-9][0-9]?$/.test(text) ? Number(text) : 0;
  return length >= LEAST_LENGTH && length <= MOST_LENGTH
    ? accept(length)
    : refuse(badValue('length', text, `${LEAST_LENGTH} to ${MOST_LENGTH}`));
};

const checkedBy =
  <Value>(read: Read<Value>): OptionKey['check'] =>
  text => {
    const value = read(text);
    return value.ok ? accept(text) : value;
  };

const switchKey = (name: string): OptionKey => ({
  name,
  kind: 'combo',
  initial: OFF,
  values: [OFF, ON],
  check: checkedBy(parseSwitch(name)),
});

/** The options in the order of the notation's table. */
export const OPTION_KEYS: readonly OptionKey[] = [
  { name: 'players', kind: 'string', initial: 'k,r', check: checkedBy(parsePlayers) },
  // What is left out depends on the players, so no letter is: the first seat starts where the option is not set.
  {
    name: 'first',
    kind: 'combo',
    initial: '',
    values: PLAYERS.map(player => PLAYER_LETTERS[player]),
    check: checkedBy(parseFirst),
  },
  switchKey('powers'),
  switchKey('immunity'),
  { name: 'dead', kind: 'string', initial: NO_DEAD_PIECES, check: checkedBy(parseDead) },
  {
    name: 'length',
    kind: 'spin',
    initial: '9',
    min: LEAST_LENGTH,
    max: MOST_LENGTH,
    check: checkedBy(parseLength),
  },
];
