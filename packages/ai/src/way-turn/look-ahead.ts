import type { WayState } from '@dragonway/way-of-the-dragon';
import type { Estimate } from '../evaluate/way-of-the-dragon/estimate.js';
import { reachOfTurn } from './reach.js';
import { newSurvey, planSurvey, type Survey, settle, surveyTurn } from './survey.js';
import type { JudgedTable } from './table.js';

// A sequel that comes about more seldom is not looked at more closely inside the search.
const LEAST_REACH = 0.02;

// Only an end of the game is certain.
const LEAST_CHANCE = 0.0005;
const bounded = (chance: number): number => Math.max(LEAST_CHANCE, Math.min(1 - LEAST_CHANCE, chance));

const isSettled = (state: WayState): boolean => state.phase === 'over';

/**
 * Moves the sequels that were not looked at more closely by what the others changed on average. All of them are judged
 * before the same opponents' turns, and a closer look tends to shift them together.
 */
export const shiftOthers = (survey: Survey, before: Float64Array, reach: Float64Array, isSeen: Uint8Array): void => {
  const { seats, sequels, chances } = survey;
  for (let seat = 0; seat < seats; seat += 1) {
    let change = 0;
    let weight = 0;
    sequels.forEach(({ state }, place) => {
      if (isSeen[place] === 0 || isSettled(state)) return;
      const at = place * seats + seat;
      change += (reach[place] ?? 0) * ((chances[at] ?? 0) - (before[at] ?? 0));
      weight += reach[place] ?? 0;
    });
    const shift = weight > 0 ? change / weight : 0;
    sequels.forEach(({ state }, place) => {
      const at = place * seats + seat;
      if (isSeen[place] === 0 && !isSettled(state)) chances[at] = bounded((before[at] ?? 0) + shift);
    });
  }
};

/** Work that pauses often; `next(true)` gives it up. Tells whether it was done. */
export type Steps = Generator<undefined, boolean, boolean | undefined>;

/** Judges the likely sequels of a survey again by a better judgement and plans anew. */
function* deepen(table: JudgedTable, survey: Survey, judge: Estimate): Steps {
  const reach = reachOfTurn(survey);
  const before = survey.chances.slice();
  const isSeen = new Uint8Array(survey.sequels.length);
  for (const [place, { state }] of survey.sequels.entries()) {
    if ((reach[place] ?? 0) < LEAST_REACH || isSettled(state)) continue;
    settle(table, judge, state, survey.chances, place * survey.seats);
    isSeen[place] = 1;
    if ((yield undefined) === true) return false;
  }
  shiftOthers(survey, before, reach, isSeen);
  planSurvey(survey);
  return true;
}

/** A judgement that looks ahead, at once or in steps. */
export interface LookAhead {
  readonly judge: Estimate;
  /** The same for the start of a turn, with pauses; nothing is written if it is given up. */
  readonly inSteps: (state: WayState, chances: Float64Array, at: number) => Steps;
}

const finish = (steps: Steps): void => {
  let step = steps.next();
  while (!step.done) step = steps.next();
};

/**
 * A judgement that looks so many turns ahead: every roll, every way of keeping and every act of those turns, exactly,
 * but for acts that hardly come about. With 0 turns it is the table's own.
 */
export const lookAhead = (table: JudgedTable, turns: number): LookAhead => {
  const survey = newSurvey(table.seats);
  const shorter = turns > 1 ? lookAhead(table, turns - 1).judge : table.judge;
  function* inSteps(state: WayState, chances: Float64Array, at: number): Steps {
    surveyTurn(table, state, survey);
    if (turns > 1 && !(yield* deepen(table, survey, shorter))) return false;
    chances.set(survey.start, at);
    return true;
  }
  const judge: Estimate = (state, chances, at) => {
    if (turns === 0 || isSettled(state)) table.judge(state, chances, at);
    else finish(inSteps(state, chances, at));
  };
  return { judge, inSteps };
};
