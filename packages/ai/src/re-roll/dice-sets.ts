import { type Dice, FACES, KEPT_DICE, type Kept, ROLLS, type Roll } from '@dragonway/way-of-the-dragon';

/** The sets of none to four dice. */
export const KEPT_COUNT = KEPT_DICE.length;
/** The results of five dice. */
export const ROLL_COUNT = ROLLS.length;
/** All sets of none to five dice: the kept ones under their own numbers, then the results. */
export const SET_COUNT = KEPT_COUNT + ROLL_COUNT;
export const FACE_COUNT = FACES.length;
const DICE = 5;

/** The brand's door for numbers that come out of the tables here. */
export const keptAt = (index: number): Kept => index as Kept;
export const rollAt = (index: number): Roll => index as Roll;

const SETS = [...KEPT_DICE, ...ROLLS];
const NUMBERS: ReadonlyMap<string, number> = new Map(SETS.map(({ counts }, index) => [counts.join(), index]));

const setOf = (counts: readonly number[]): number => NUMBERS.get(counts.join()) ?? 0;

const withFace = ({ counts }: Dice, face: number): number =>
  setOf(counts.map((count, other) => (other === face ? count + 1 : count)));

/** What a kept set becomes when one more die shows a face: the set k with face f stands at k * 6 + f. */
export const WITH_FACE: Int16Array = Int16Array.from(
  KEPT_DICE.flatMap(dice => FACES.map((_, face) => withFace(dice, face))),
);

/** The kept sets from the smallest to the largest. */
export const BY_SIZE: Int16Array = Int16Array.from(
  KEPT_DICE.map((_, index) => index).sort(
    (one, other) => (KEPT_DICE[one]?.faces.length ?? 0) - (KEPT_DICE[other]?.faces.length ?? 0),
  ),
);

const withoutOne = ({ counts }: Dice): readonly number[] =>
  counts.flatMap((count, face) =>
    count === 0 ? [] : [setOf(counts.map((kept, other) => (other === face ? kept - 1 : kept)))],
  );

/** Said where a set has fewer different faces than places in the table. */
export const NO_SET = -1;

/** The kept sets that one die less leaves of a set, five places for each set. */
export const WITHOUT_ONE: Int16Array = Int16Array.from(
  SETS.flatMap(dice => {
    const less = withoutOne(dice);
    return Array.from({ length: DICE }, (_, place) => less[place] ?? NO_SET);
  }),
);
