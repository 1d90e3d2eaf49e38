import { accept, type Result, refuse, type Unreadable, unreadable } from '@dragonway/core';
import { EQUILIBRIUM, MOVES } from '../acts/plain-acts.js';
import { DICE } from '../dice/dice.js';
import { keptOfLetters, lettersOfKept } from '../dice/kept.js';
import { lettersOfRoll, rollOfLetters } from '../dice/rolls.js';
import { elementOfLetter, FACE_LETTERS, lettersOf, PLAYER_LETTERS, playerOfLetter } from '../letters.js';
import type { Advance, Element, Kept, Player, WayMove } from '../types.js';
import { type Cursor, cursorOn, miss, missed, take, takeIf, takeText } from './cursor.js';

const NONE = '-';

const formatKept = (kept: Kept): string => lettersOfKept(kept) || NONE;

const formatAdvance = (act: Advance): string =>
  act.kind === 'equilibrium' ? act.kind : `move:${FACE_LETTERS[act.path]}`;

/** Writes a move. */
export const formatMove = (move: WayMove): string => {
  switch (move.kind) {
    case 'roll':
      return `roll:${lettersOfRoll(move.roll)}`;
    case 'keep':
      return `keep:${formatKept(move.kept)}`;
    case 'tiger':
      return `tiger+keep:${formatKept(move.kept)}`;
    case 'move':
    case 'equilibrium':
      return formatAdvance(move);
    case 'anxiety':
      return `anxiety+${formatAdvance(move.act)}`;
    case 'dragon':
      return `dragon:${lettersOf(move.dragons)}+${formatAdvance(move.act)}`;
    case 'call':
      return `call:${FACE_LETTERS[move.path]}.${PLAYER_LETTERS[move.first]}.${PLAYER_LETTERS[move.second]}`;
    case 'pass':
    case 'fear':
    case 'again':
    case 'rebirth':
    case 'done':
      return move.kind;
  }
};

const SORTED_DICE = /W*F*M*E*O*D*/y;
const SORTED_ELEMENTS = /W*F*M*E*O*/y;
const WORD = /[a-z]+/y;
const FIRST_WORDS = 'roll, keep, tiger, move, equilibrium, anxiety, dragon, call, pass, fear, again, rebirth or done';

const readElement = (cursor: Cursor): Element =>
  elementOfLetter(take(cursor, /[WFMEO]/y, 'an element: W, F, M, E or O')) ?? 'water';

const readPlayer = (cursor: Cursor): Player =>
  playerOfLetter(take(cursor, /[krwyb]/y, 'a player: k, r, w, y or b')) ?? 'black';

const readRoll = (cursor: Cursor): WayMove | undefined => {
  const expected = 'five dice, sorted W F M E O D';
  takeText(cursor, ':', ':');
  const letters = take(cursor, SORTED_DICE, expected);
  const roll = rollOfLetters(letters);
  if (roll === undefined) miss(cursor, expected);
  return roll === undefined ? undefined : { kind: 'roll', roll };
};

const readKept = (cursor: Cursor): Kept | undefined => {
  const expected = 'one to four dice, sorted W F M E O D, or -';
  takeText(cursor, ':', ':');
  const start = cursor.at;
  const letters = takeIf(cursor, NONE) ? '' : take(cursor, SORTED_DICE, expected);
  const isEmpty = cursor.at === start || letters.length >= DICE;
  if (isEmpty) miss(cursor, expected, start);
  return isEmpty ? undefined : keptOfLetters(letters);
};

const readKeep = (cursor: Cursor, kind: 'keep' | 'tiger'): WayMove | undefined => {
  const kept = readKept(cursor);
  return kept === undefined ? undefined : { kind, kept };
};

const readAdvance = (cursor: Cursor): Advance => {
  if (takeIf(cursor, EQUILIBRIUM.kind)) return EQUILIBRIUM;
  takeText(cursor, 'move:', 'move: or equilibrium');
  return MOVES[readElement(cursor)];
};

const readCall = (cursor: Cursor): WayMove => {
  takeText(cursor, ':', ':');
  const path = readElement(cursor);
  takeText(cursor, '.', '.');
  const first = readPlayer(cursor);
  takeText(cursor, '.', '.');
  return { kind: 'call', path, first, second: readPlayer(cursor) };
};

const readDragon = (cursor: Cursor): WayMove => {
  takeText(cursor, ':', ':');
  const start = cursor.at;
  const letters = take(cursor, SORTED_ELEMENTS, 'elements');
  if (letters === '' || letters.length > DICE) {
    miss(cursor, 'what each rolled dragon counts as, sorted W F M E O', start);
  }
  takeText(cursor, '+', 'elements sorted W F M E O, then +');
  const dragons = letters.split('').map(letter => elementOfLetter(letter) ?? 'water');
  return { kind: 'dragon', dragons, act: readAdvance(cursor) };
};

const readWord = (cursor: Cursor): WayMove | undefined => {
  const word = take(cursor, WORD, FIRST_WORDS);
  switch (word) {
    case 'roll':
      return readRoll(cursor);
    case 'keep':
      return readKeep(cursor, 'keep');
    case 'tiger':
      takeText(cursor, '+keep', '+keep');
      return readKeep(cursor, 'tiger');
    case 'move':
      takeText(cursor, ':', ':');
      return MOVES[readElement(cursor)];
    case 'equilibrium':
      return EQUILIBRIUM;
    case 'anxiety':
      takeText(cursor, '+', '+');
      return { kind: 'anxiety', act: readAdvance(cursor) };
    case 'dragon':
      return readDragon(cursor);
    case 'call':
      return readCall(cursor);
    case 'pass':
    case 'fear':
    case 'again':
    case 'rebirth':
    case 'done':
      return { kind: word };
    default:
      miss(cursor, FIRST_WORDS, 0);
      return undefined;
  }
};

/** Reads the form of a move, legal or not. */
export const readMove = (text: string): Result<WayMove, Unreadable<'move/unreadable'>> => {
  const cursor = cursorOn(text);
  const move = readWord(cursor);
  const refusal = missed(cursor, 'move/unreadable');
  if (refusal !== undefined) return refuse(refusal);
  return move === undefined ? refuse(unreadable('move/unreadable', 0, FIRST_WORDS)) : accept(move);
};
