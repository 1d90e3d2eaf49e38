import type { Chance } from '@dragonway/core';
import type { Kept, Roll, WayMove } from '../types.js';
import { allDice, type Dice, isAmong, waysToRoll } from './dice.js';
import { onDemand } from './on-demand.js';
import { ROLLS, rollNumber } from './rolls.js';

type RollMove = Extract<WayMove, { kind: 'roll' }>;
type KeepMove = Extract<WayMove, { kind: 'keep' }>;
type TigerMove = Extract<WayMove, { kind: 'tiger' }>;

/** All different sets of none to four dice, in the order of their texts; the first is the empty one. */
export const KEPT_DICE: readonly Dice[] = allDice(0, 1, 2, 3, 4);

/** The brand's only door: a place in `KEPT_DICE` becomes kept dice. */
export const keptNumber = (index: number): Kept => index as Kept;

/** Nothing is kept: all five dice roll. */
export const NO_DICE: Kept = keptNumber(0);

const BY_LETTERS: ReadonlyMap<string, Kept> = new Map(
  KEPT_DICE.map((dice, index) => [dice.letters, keptNumber(index)]),
);

/** The kept dice that are written with these sorted letters. */
export const keptOfLetters = (letters: string): Kept | undefined => BY_LETTERS.get(letters);

export const lettersOfKept = (kept: Kept): string => KEPT_DICE[kept]?.letters ?? '';

// Every move of the dice and of the re-rolls exists once and is shared by all states.
const ROLL_MOVES: readonly RollMove[] = ROLLS.map((_, index) => ({ kind: 'roll', roll: rollNumber(index) }));
const KEEP_MOVES: readonly KeepMove[] = KEPT_DICE.map((_, index) => ({ kind: 'keep', kept: keptNumber(index) }));
const TIGER_MOVES: readonly TigerMove[] = KEPT_DICE.map((_, index) => ({ kind: 'tiger', kept: keptNumber(index) }));

const chancesAt = onDemand((kept): readonly Chance<RollMove>[] => {
  const held = KEPT_DICE[kept];
  if (held === undefined) return [];
  return ROLL_MOVES.flatMap((move, index) => {
    const dice = ROLLS[index];
    return dice !== undefined && isAmong(held, dice) ? [{ move, weight: waysToRoll(dice, held) }] : [];
  });
});
const resultsAt = onDemand((kept): readonly RollMove[] => chancesAt(kept).map(chance => chance.move));

const amongRoll = <Move>(moves: readonly Move[]): ((roll: number) => readonly Move[]) =>
  onDemand(roll => {
    const dice = ROLLS[roll];
    return moves.filter((_, index) => {
      const kept = KEPT_DICE[index];
      return dice !== undefined && kept !== undefined && isAmong(kept, dice);
    });
  });
const keepsAt = amongRoll(KEEP_MOVES);
const tigersAt = amongRoll(TIGER_MOVES);

/** The results that can come when the other dice are rolled, sorted by text. */
export const resultsOf = (kept: Kept): readonly RollMove[] => resultsAt(kept);

/** The same with weights, which sum to 6 for each rolled die multiplied. */
export const chancesOf = (kept: Kept): readonly Chance<RollMove>[] => chancesAt(kept);

/** All ways to roll at least one of these dice again, sorted by text. */
export const keepsOf = (roll: Roll): readonly KeepMove[] => keepsAt(roll);

/** The same for the fourth roll of the Eye of the Tiger. */
export const tigersOf = (roll: Roll): readonly TigerMove[] => tigersAt(roll);
