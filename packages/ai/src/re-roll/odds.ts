import { KEPT_COUNT, ROLL_COUNT } from './dice-sets.js';
import { newSetValues, type SetValues, spreadKept } from './expectation.js';
import { ACT, type Plan, type Stage } from './plan.js';

/** How likely a turn ends on each of the 252 results if the plan is followed. */
export interface Odds {
  /** Results on which an act follows, the Eye of the Tiger unspent. */
  readonly plain: Float64Array;
  /** The same after the Eye of the Tiger. */
  readonly afterTiger: Float64Array;
}

export const newOdds = (): Odds => ({
  plain: new Float64Array(ROLL_COUNT),
  afterTiger: new Float64Array(ROLL_COUNT),
});

const FIRST = newSetValues();
const SECOND = newSetValues();

/** Takes the results on which the plan acts out of the weights and moves the others to what it keeps of them. */
const decide = (stage: Stage, weights: SetValues, acted: Float64Array, next: SetValues): void => {
  next.fill(0);
  for (let roll = 0; roll < ROLL_COUNT; roll += 1) {
    const weight = weights[KEPT_COUNT + roll] ?? 0;
    if (weight === 0) continue;
    const kept = stage.choice[roll] ?? ACT;
    if (kept === ACT) acted[roll] = (acted[roll] ?? 0) + weight;
    else next[kept] = (next[kept] ?? 0) + weight;
  }
};

const follow = (plan: Plan, rerolls: number, odds: Odds): void => {
  let weights = FIRST;
  let next = SECOND;
  for (let left = rerolls; left >= 0; left -= 1) {
    const stage = plan.stages[left];
    if (stage === undefined) return;
    decide(stage, weights, odds.plain, next);
    spreadKept(next);
    [weights, next] = [next, weights];
  }
  // What is left after the last decision has been rolled by the Eye of the Tiger.
  for (let roll = 0; roll < ROLL_COUNT; roll += 1) odds.afterTiger[roll] = weights[KEPT_COUNT + roll] ?? 0;
};

const clear = (odds: Odds): void => {
  odds.plain.fill(0);
  odds.afterTiger.fill(0);
  FIRST.fill(0);
};

/** Where the turn ends if these dice lie on the table with so many re-rolls left. */
export const oddsOfRoll = (plan: Plan, roll: number, rerolls: number, odds: Odds): void => {
  clear(odds);
  FIRST[KEPT_COUNT + roll] = 1;
  follow(plan, rerolls, odds);
};

/** Where the turn ends if these dice are kept, and so many re-rolls are left once the others have fallen. */
export const oddsOfKept = (plan: Plan, kept: number, rerollsAfter: number, odds: Odds): void => {
  clear(odds);
  FIRST[kept] = 1;
  spreadKept(FIRST);
  follow(plan, rerollsAfter, odds);
};

/** Where the turn ends if these dice are kept by the Eye of the Tiger: whatever falls is acted on. */
export const oddsOfTiger = (kept: number, odds: Odds): void => {
  clear(odds);
  FIRST[kept] = 1;
  spreadKept(FIRST);
  for (let roll = 0; roll < ROLL_COUNT; roll += 1) odds.afterTiger[roll] = FIRST[KEPT_COUNT + roll] ?? 0;
};

/** Where the turn ends, seen before its first roll. */
export const oddsOfTurn = (plan: Plan, odds: Odds): void => oddsOfKept(plan, 0, plan.stages.length - 1, odds);
