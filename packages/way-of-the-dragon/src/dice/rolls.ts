import { PATHS, type Roll } from '../types.js';
import { allDice, DICE, type Dice, DRAGON, type FaceNumber } from './dice.js';

/** The 252 different results of five dice, in the order of their texts. */
export const ROLLS: readonly Dice[] = allDice(DICE);

/** The brand's only door: a place in `ROLLS` becomes a roll. */
export const rollNumber = (index: number): Roll => index as Roll;

const BY_LETTERS: ReadonlyMap<string, Roll> = new Map(ROLLS.map((dice, index) => [dice.letters, rollNumber(index)]));

/** The roll that is written with these sorted letters. */
export const rollOfLetters = (letters: string): Roll | undefined => BY_LETTERS.get(letters);

// Asked for at every decision, so it is one flat table: the counts of roll r begin at r * 6.
const COUNTS: readonly number[] = ROLLS.flatMap(dice => dice.counts);

/** How many dice of a roll show a face; none while the dice roll. */
export const countOf = (roll: Roll | undefined, face: FaceNumber): number =>
  roll === undefined ? 0 : (COUNTS[roll * 6 + face] ?? 0);

export const dragonsOf = (roll: Roll | undefined): number => countOf(roll, DRAGON);

/** The faces of a roll as letters, sorted; empty while the dice roll. */
export const lettersOfRoll = (roll: Roll | undefined): string =>
  roll === undefined ? '' : (ROLLS[roll]?.letters ?? '');

/** Whether the dice show the five elements. */
export const isEquilibrium = (roll: Roll | undefined): boolean => PATHS.every(path => countOf(roll, path) === 1);
