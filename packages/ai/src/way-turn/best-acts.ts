import { ROLL_COUNT } from '../re-roll/dice-sets.js';
import { ACT_COUNT, type ActLists, CALLS, FEAR, FREE_ACTS, isPowerAct, PASS, PLAIN_ACTS } from './acts.js';

/** What an act is worth that is not possible. */
export const IMPOSSIBLE = Number.NEGATIVE_INFINITY;

/** What every act is worth, and what follows from that for the results of the dice. */
export interface ActValues {
  /** For every act its worth for the mover, or IMPOSSIBLE. */
  readonly ofAct: Float64Array;
  /** For every result the best act. */
  readonly bestAct: Int16Array;
  /** For every result the worth of its best act. */
  readonly ofRoll: Float64Array;
}

export const newActValues = (): ActValues => ({
  ofAct: new Float64Array(ACT_COUNT),
  bestAct: new Int16Array(ROLL_COUNT),
  ofRoll: new Float64Array(ROLL_COUNT),
});

const improve = (values: ActValues, roll: number, act: number): void => {
  const worth = values.ofAct[act] ?? IMPOSSIBLE;
  if (worth <= (values.ofRoll[roll] ?? IMPOSSIBLE)) return;
  values.ofRoll[roll] = worth;
  values.bestAct[roll] = act;
};

const improveByList = (values: ActValues, roll: number, { acts, begin }: ActLists): void => {
  const end = begin[roll + 1] ?? 0;
  for (let at = begin[roll] ?? 0; at < end; at += 1) improve(values, roll, acts[at] ?? 0);
};

const hasPowerActs = ({ ofAct }: ActValues): boolean =>
  ofAct.some((worth, act) => isPowerAct(act) && worth > IMPOSSIBLE);

/** Finds the best act on each of the 252 results from the worth of the acts. */
export const findBestActs = (values: ActValues): void => {
  const free = hasPowerActs(values) ? FREE_ACTS : CALLS;
  values.ofRoll.fill(IMPOSSIBLE);
  for (let roll = 0; roll < ROLL_COUNT; roll += 1) {
    improveByList(values, roll, PLAIN_ACTS);
    // W5: passing is legal exactly where no plain act is, and Fear exactly where one is.
    improve(values, roll, values.ofRoll[roll] === IMPOSSIBLE ? PASS : FEAR);
    improveByList(values, roll, free);
  }
};
