import { bytesOf } from './derive.js';
import type { Seeds } from './seeds.js';

/** The faces in the order in which dice are written: water, fire, metal, earth, wood, dragon. */
export const FACE_LETTERS = 'WFMEOD';

const FACES = FACE_LETTERS.length;
const DICE = 5;

// 252 is the largest multiple of 6 that a byte can hold: bytes from there on would make the first faces likelier.
const FIRST_REJECTED_BYTE = 252;

/** The faces, 0 to 5, of so many fresh dice of a roll, in the order of the dice. Rolls are numbered from 1. */
export const freshDice = (seeds: Seeds, roll: number, count: number): readonly number[] => {
  const faces: number[] = [];
  if (count <= 0) return faces;
  for (const byte of bytesOf(seeds, { word: 'roll', number: roll })) {
    if (byte < FIRST_REJECTED_BYTE) faces.push(byte % FACES);
    if (faces.length === count) break;
  }
  return faces;
};

/** A roll's result as it is written: the kept dice and fresh ones up to five, sorted. */
export const rollDice = (seeds: Seeds, roll: number, kept: string): string => {
  const fresh = freshDice(seeds, roll, DICE - kept.length).map(face => FACE_LETTERS.charAt(face));
  const order = (letter: string): number => FACE_LETTERS.indexOf(letter);
  return [...kept.split(''), ...fresh].sort((one, other) => order(one) - order(other)).join('');
};
