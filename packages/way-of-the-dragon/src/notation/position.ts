import { accept, type Result, refuse } from '@dragonway/core';
import { PLAYER_LETTERS, playerOfLetter } from '../letters.js';
import type { Rules } from '../rules.js';
import { stateOf } from '../state.js';
import { playerOf } from '../turn.js';
import { type DeadPiece, ELEMENTS, PATHS, type Player, type WayState } from '../types.js';
import { type Cursor, cursorOn, miss, missed, take, takeIf, takeText } from './cursor.js';
import { formatDeadPieces, readDeadPieces } from './dead-pieces.js';
import type { WayPositionRefusal } from './position-refusals.js';
import { checkPosition, type PositionText } from './position-rules.js';

const NONE = '-';

const deadPiecesOf = (state: WayState): readonly DeadPiece[] =>
  PATHS.flatMap(path =>
    Array.from({ length: 32 }, (_, space) => space)
      .filter(space => (state.dead[path] >> space) & 1)
      .map(space => ({ path: ELEMENTS[path], space })),
  );

/** Writes how everything stands. */
export const formatPosition = (rules: Rules, state: WayState): string => {
  const places = rules.players.map(
    (player, index) => `${PLAYER_LETTERS[player]}:${state.places.slice(index * 5, index * 5 + 5).join('.')}`,
  );
  const unused = rules.players.filter((_, index) => (state.unused >> index) & 1);
  return [
    places.join('/'),
    formatDeadPieces(deadPiecesOf(state), NONE),
    unused.map(player => PLAYER_LETTERS[player]).join('.') || NONE,
    `${PLAYER_LETTERS[playerOf(rules, state)]}${state.isExtra ? '+' : ''}`,
    state.passes,
  ].join(' ');
};

const readPlayer = (cursor: Cursor): Player =>
  playerOfLetter(take(cursor, /[krwyb]/y, 'a player: k, r, w, y or b')) ?? 'black';

const readNumber = (cursor: Cursor): number => Number(take(cursor, /0|[1-9][0-9]{0,3}/y, 'a number'));

const readPlaces = (cursor: Cursor): Pick<PositionText, 'players' | 'places'> => {
  const players: Player[] = [];
  const places: number[] = [];
  do {
    players.push(readPlayer(cursor));
    takeText(cursor, ':', ':');
    for (const path of PATHS) {
      if (path > 0) takeText(cursor, '.', '. and the place on the next path');
      places.push(readNumber(cursor));
    }
  } while (takeIf(cursor, '/'));
  return { players, places };
};

const readUnused = (cursor: Cursor, players: readonly Player[]): readonly Player[] => {
  if (takeIf(cursor, NONE)) return [];
  const unused: Player[] = [];
  let last = -1;
  do {
    const { at } = cursor;
    const player = readPlayer(cursor);
    const seat = players.indexOf(player);
    if (unused.includes(player) || (seat >= 0 && seat < last)) miss(cursor, 'unused powers in seat order', at);
    last = Math.max(last, seat);
    unused.push(player);
  } while (takeIf(cursor, '.'));
  return unused;
};

const readPosition = (cursor: Cursor): PositionText => {
  const gap = (): void => takeText(cursor, ' ', 'one space and the next field');
  const pieces = readPlaces(cursor);
  gap();
  const dead = readDeadPieces(cursor, NONE);
  gap();
  const unused = readUnused(cursor, pieces.players);
  gap();
  const toMove = readPlayer(cursor);
  const isExtra = takeIf(cursor, '+');
  gap();
  return { ...pieces, dead, unused, toMove, isExtra, passes: readNumber(cursor) };
};

/** Reads a position at the start of a turn of this table. */
export const parsePosition = (rules: Rules, text: string): Result<WayState, WayPositionRefusal> => {
  const cursor = cursorOn(text);
  const position = readPosition(cursor);
  const refusal = missed(cursor, 'position/unreadable') ?? checkPosition(rules, position);
  if (refusal !== undefined) return refuse(refusal);
  const unused = position.unused.reduce((bits, player) => bits | (1 << rules.players.indexOf(player)), 0);
  return accept(stateOf(rules, { ...position, unused, seat: rules.players.indexOf(position.toMove) }));
};
