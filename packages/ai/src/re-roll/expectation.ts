import { BY_SIZE, FACE_COUNT, KEPT_COUNT, NO_SET, SET_COUNT, WITH_FACE, WITHOUT_ONE } from './dice-sets.js';

const DICE = 5;

/** A value for every set of dice; the 252 results stand after the kept sets. */
export type SetValues = Float64Array;

export const newSetValues = (): SetValues => new Float64Array(SET_COUNT);

/**
 * Fills in the values of the kept sets from those of the results. A set is worth the mean of what it becomes with one
 * more die, so all ways to keep cost no more than six additions each instead of a sum over all rolls.
 */
export const expectKept = (values: SetValues): void => {
  for (let place = KEPT_COUNT - 1; place >= 0; place -= 1) {
    const set = BY_SIZE[place] ?? 0;
    let sum = 0;
    for (let at = set * FACE_COUNT; at < (set + 1) * FACE_COUNT; at += 1) sum += values[WITH_FACE[at] ?? 0] ?? 0;
    values[set] = sum / FACE_COUNT;
  }
};

/** Spreads weights of kept sets over the results that the other dice can bring; the kept sets end with none. */
export const spreadKept = (weights: SetValues): void => {
  for (let place = 0; place < KEPT_COUNT; place += 1) {
    const set = BY_SIZE[place] ?? 0;
    const share = (weights[set] ?? 0) / FACE_COUNT;
    if (share === 0) continue;
    weights[set] = 0;
    for (let face = 0; face < FACE_COUNT; face += 1) {
      const next = WITH_FACE[set * FACE_COUNT + face] ?? 0;
      weights[next] = (weights[next] ?? 0) + share;
    }
  }
};

/** The best way to keep among the dice of each set. */
export interface BestKept {
  /** For every set, results included: the kept set among its dice that is worth most; never all five dice. */
  readonly kept: Int16Array;
  readonly value: Float64Array;
}

export const newBestKept = (): BestKept => ({
  kept: new Int16Array(SET_COUNT),
  value: new Float64Array(SET_COUNT),
});

// Local variables instead of the arrays' places: this loop is the most costly part of a plan.
const bestOfSmaller = (best: BestKept, set: number, own: number): void => {
  let value = own;
  let kept = set;
  for (let at = set * DICE; at < set * DICE + DICE; at += 1) {
    const less = WITHOUT_ONE[at] ?? NO_SET;
    if (less === NO_SET) break;
    const other = best.value[less] ?? 0;
    if (other <= value) continue;
    value = other;
    kept = best.kept[less] ?? 0;
  }
  best.value[set] = value;
  best.kept[set] = kept;
};

/** Finds the best way to keep for every set: itself, or the best of those with one die less. */
export const findBestKept = (values: SetValues, best: BestKept): void => {
  for (let place = 0; place < KEPT_COUNT; place += 1) {
    const set = BY_SIZE[place] ?? 0;
    bestOfSmaller(best, set, values[set] ?? 0);
  }
  for (let set = KEPT_COUNT; set < SET_COUNT; set += 1) bestOfSmaller(best, set, Number.NEGATIVE_INFINITY);
};
