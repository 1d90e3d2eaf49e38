import type { ByPlayer, Element, Face, Path, Player } from './types.js';
import { ELEMENTS, PLAYERS } from './types.js';

/** The letters of the notation; the order of moves is that of their texts, so the engine needs them too. */
export const FACE_LETTERS: Readonly<Record<Face, string>> = {
  water: 'W',
  fire: 'F',
  metal: 'M',
  earth: 'E',
  wood: 'O',
  dragon: 'D',
};

export const PLAYER_LETTERS: ByPlayer<string> = { black: 'k', red: 'r', white: 'w', yellow: 'y', blue: 'b' };

/** The paths in the order of their letters. */
export const PATHS_BY_LETTER: readonly Path[] = [3, 1, 2, 4, 0];

export const playerOfLetter = (letter: string): Player | undefined =>
  PLAYERS.find(player => PLAYER_LETTERS[player] === letter);

export const elementOfLetter = (letter: string): Element | undefined =>
  ELEMENTS.find(element => FACE_LETTERS[element] === letter);

export const lettersOf = (faces: readonly Face[]): string => faces.map(face => FACE_LETTERS[face]).join('');
