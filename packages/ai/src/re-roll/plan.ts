import { chancesOf, NO_DICE } from '@dragonway/way-of-the-dragon';
import { KEPT_COUNT, ROLL_COUNT } from './dice-sets.js';
import { type BestKept, expectKept, findBestKept, newBestKept, newSetValues, type SetValues } from './expectation.js';

/** Said of dice on which it is best to act at once. */
export const ACT = -1;

/** What is best while dice lie on the table with some re-rolls left. */
export interface Stage {
  /** The value of every set: what it is worth to keep it, and what a result is worth by the best decision. */
  readonly values: SetValues;
  /** For every result: the kept set that is worth most, or ACT. */
  readonly choice: Int16Array;
  readonly best: BestKept;
}

/** The exact values of all decisions on the dice of one turn. Stage 0 has no re-roll left, stage 2 has both. */
export interface Plan {
  readonly stages: readonly [Stage, Stage, Stage];
  /** Where the Eye of the Tiger is unused: what its re-roll is worth for every kept set. */
  readonly tiger: Stage;
  hasTiger: boolean;
  /** The value before the first roll. */
  start: number;
}

const newStage = (): Stage => ({
  values: newSetValues(),
  choice: new Int16Array(ROLL_COUNT),
  best: newBestKept(),
});

export const newPlan = (): Plan => ({
  stages: [newStage(), newStage(), newStage()],
  tiger: newStage(),
  hasTiger: false,
  start: 0,
});

const actOnly = (stage: Stage, acts: Float64Array): void => {
  stage.values.set(acts, KEPT_COUNT);
  stage.choice.fill(ACT);
};

/** Prepares a stage: `later` tells what each result is worth after the re-roll, `acts` what it is worth at once. */
const planStage = (stage: Stage, later: Stage, acts: Float64Array): void => {
  const { values, choice, best } = stage;
  values.set(later.values);
  expectKept(values);
  findBestKept(values, best);
  for (let roll = 0; roll < ROLL_COUNT; roll += 1) {
    const act = acts[roll] ?? 0;
    const kept = best.value[KEPT_COUNT + roll] ?? 0;
    values[KEPT_COUNT + roll] = kept > act ? kept : act;
    choice[roll] = kept > act ? (best.kept[KEPT_COUNT + roll] ?? ACT) : ACT;
  }
};

const FIRST_ROLL = chancesOf(NO_DICE);
const ALL_ROLLS = FIRST_ROLL.reduce((sum, { weight }) => sum + weight, 0);
const SHARES = Float64Array.from(FIRST_ROLL, ({ weight }) => weight / ALL_ROLLS);

const meanOfFirstRoll = ({ values }: Stage): number => {
  let mean = 0;
  for (let roll = 0; roll < ROLL_COUNT; roll += 1) mean += (SHARES[roll] ?? 0) * (values[KEPT_COUNT + roll] ?? 0);
  return mean;
};

const planLast = (plan: Plan, acts: Float64Array, afterTiger: Float64Array | undefined): void => {
  const [last] = plan.stages;
  plan.hasTiger = afterTiger !== undefined;
  if (afterTiger === undefined) {
    actOnly(last, acts);
    return;
  }
  actOnly(plan.tiger, afterTiger);
  planStage(last, plan.tiger, acts);
};

/**
 * Plans a turn exactly, from the value of the best act on each of the 252 results. `afterTiger` are the values of the
 * acts once the Eye of the Tiger is spent; without it there is no fourth roll.
 */
export const planTurn = (plan: Plan, acts: Float64Array, afterTiger?: Float64Array): void => {
  const [last, one, two] = plan.stages;
  planLast(plan, acts, afterTiger);
  planStage(one, last, acts);
  planStage(two, one, acts);
  plan.start = meanOfFirstRoll(two);
};

/** Plans only what a decision with one or two re-rolls left needs: the values of the ways of keeping, and all later. */
export const planKeeps = (plan: Plan, rerolls: 1 | 2, acts: Float64Array, afterTiger?: Float64Array): void => {
  const [last, one, two] = plan.stages;
  planLast(plan, acts, afterTiger);
  if (rerolls === 2) planStage(one, last, acts);
  const { values } = rerolls === 2 ? two : one;
  values.set(rerolls === 2 ? one.values : last.values);
  expectKept(values);
};

/** The value of a result with so many re-rolls left, by the best decision. */
export const valueOfRoll = ({ stages }: Plan, roll: number, rerolls: number): number =>
  stages[rerolls]?.values[KEPT_COUNT + roll] ?? 0;

/** The value of keeping a set of dice that lie there with so many re-rolls left; with none left, by the Tiger. */
export const valueOfKept = ({ stages }: Plan, kept: number, rerolls: number): number =>
  stages[rerolls]?.values[kept] ?? 0;
