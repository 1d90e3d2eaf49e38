import { type Kept, keepsOf, type Roll } from '@dragonway/way-of-the-dragon';
import { newOdds, type Odds, oddsOfKept } from './odds.js';
import { newPlan, planKeeps, valueOfKept } from './plan.js';

/** A decision on dice: how they lie, how often others may be rolled, and what acting on each result is worth. */
export interface RerollQuestion {
  readonly roll: Roll;
  readonly rerolls: 1 | 2;
  /** The value of the best act on each of the 252 results, in the order of `ROLLS`. */
  readonly acts: Float64Array;
  /** The same after the Eye of the Tiger, where it can still be used this turn. */
  readonly afterTiger?: Float64Array;
}

/** One way of keeping with its exact value. */
export interface KeptValue {
  readonly kept: Kept;
  readonly value: number;
}

/** Everything that can be said of a decision on dice. */
export interface RerollAdvice {
  /** The value of acting at once. */
  readonly act: number;
  /** All different ways of keeping, the most valuable first. */
  readonly keeps: readonly KeptValue[];
  /** How likely the turn ends on each result if these dice are kept and every later decision is the best one. */
  odds(kept: Kept): Odds;
}

// Used again by every question: to make room for a plan costs more than to plan.
const PLAN = newPlan();

/** The exact advice for a decision on dice. */
export const rerollAdvice = ({ roll, rerolls, acts, afterTiger }: RerollQuestion): RerollAdvice => {
  planKeeps(PLAN, rerolls, acts, afterTiger);
  const keeps = keepsOf(roll).map(({ kept }) => ({ kept, value: valueOfKept(PLAN, kept, rerolls) }));
  return {
    act: acts[roll] ?? 0,
    keeps: keeps.sort((one, other) => other.value - one.value),
    odds: kept => {
      const odds = newOdds();
      // Another question may have been planned since.
      planKeeps(PLAN, rerolls, acts, afterTiger);
      oddsOfKept(PLAN, kept, rerolls - 1, odds);
      return odds;
    },
  };
};

/** How likely the turn ends on a result of which something holds. */
export const oddsThat = ({ plain, afterTiger }: Odds, holds: (roll: number) => boolean): number =>
  plain.reduce((sum, weight, roll) => (holds(roll) ? sum + weight + (afterTiger[roll] ?? 0) : sum), 0);
