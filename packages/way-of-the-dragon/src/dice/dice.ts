import { lettersOf } from '../letters.js';
import { FACES, type Face, type Path } from '../types.js';

/** A face by its place in `FACES`: the elements are numbered as their paths. */
export type FaceNumber = Path | 5;
export const DRAGON = 5;
export const DICE = 5;

const FACE_NUMBERS: readonly FaceNumber[] = [0, 1, 2, 3, 4, 5];

/** Dice on the table, which have no order: their faces sorted, how often each face is shown, and their letters. */
export interface Dice {
  readonly faces: readonly Face[];
  readonly counts: readonly [number, number, number, number, number, number];
  readonly letters: string;
}

const diceOf = (numbers: readonly FaceNumber[]): Dice => {
  const counts: [number, number, number, number, number, number] = [0, 0, 0, 0, 0, 0];
  for (const face of numbers) counts[face] += 1;
  const faces = numbers.map(face => FACES[face]);
  return { faces, counts, letters: lettersOf(faces) };
};

const choices = (count: number, least: number): readonly (readonly FaceNumber[])[] =>
  count === 0
    ? [[]]
    : FACE_NUMBERS.filter(face => face >= least).flatMap(face => choices(count - 1, face).map(rest => [face, ...rest]));

/** All different sets of so many dice, in the order of their letters, which is the order of the moves' texts. */
export const allDice = (...counts: readonly number[]): readonly Dice[] =>
  counts
    .flatMap(count => choices(count, 0))
    .map(diceOf)
    .sort((one, other) => (one.letters < other.letters ? -1 : 1));

/** Whether all of the dice are among the others. */
export const isAmong = (dice: Dice, others: Dice): boolean =>
  FACE_NUMBERS.every(face => dice.counts[face] <= others.counts[face]);

const factorial = (count: number): number => (count < 2 ? 1 : count * factorial(count - 1));

/** In how many ways the dice that are not kept can fall so that these dice lie there. */
export const waysToRoll = (dice: Dice, kept: Dice): number => {
  const fresh = FACE_NUMBERS.map(face => dice.counts[face] - kept.counts[face]);
  const all = fresh.reduce((sum, count) => sum + count, 0);
  return fresh.reduce((ways, count) => ways / factorial(count), factorial(all));
};

/** The faces that the dice show more often than the others. */
export const lacking = (dice: Dice | undefined, others: Dice | undefined): readonly Face[] =>
  FACE_NUMBERS.flatMap(face => {
    const missing = (dice?.counts[face] ?? 0) - (others?.counts[face] ?? 0);
    return Array.from({ length: Math.max(0, missing) }, () => FACES[face]);
  });
