import type { WayState } from '@dragonway/way-of-the-dragon';
import type { Estimate } from '../evaluate/way-of-the-dragon/estimate.js';
import { newOdds, type Odds, oddsOfKept, oddsOfRoll, oddsOfTiger } from '../re-roll/odds.js';
import { addReach } from '../way-turn/reach.js';
import { newSurvey, openSurvey, planSurvey, type Survey, settle } from '../way-turn/survey.js';
import type { JudgedTable } from '../way-turn/table.js';

/** A turn that is looked at again. */
export interface TurnInReview {
  readonly start: WayState;
  readonly survey: Survey;
  readonly judge: Estimate;
}

/** Looks at a turn from its start, every act with the same care. */
export const surveyForReview = (table: JudgedTable, start: WayState, judge: Estimate): TurnInReview => {
  const survey = newSurvey(table.seats);
  openSurvey(table, start, survey);
  survey.sequels.forEach(({ state }, place) => {
    settle(table, judge, state, survey.chances, place * table.seats);
  });
  planSurvey(survey);
  return { start, survey, judge };
};

const expected = (survey: Survey, odds: Odds): Float64Array => {
  const reach = new Float64Array(survey.sequels.length);
  addReach(survey, odds, reach);
  const chances = new Float64Array(survey.seats);
  reach.forEach((weight, place) => {
    for (let seat = 0; seat < survey.seats; seat += 1) {
      chances[seat] = (chances[seat] ?? 0) + weight * (survey.chances[place * survey.seats + seat] ?? 0);
    }
  });
  return chances;
};

const isTigerSpent = ({ start, survey }: TurnInReview, { unused }: WayState): boolean =>
  survey.plan.hasTiger && unused !== start.unused;

const oddsAt = (turn: TurnInReview, state: WayState): Odds => {
  const odds = newOdds();
  const { plan } = turn.survey;
  if (state.roll === undefined) {
    if (isTigerSpent(turn, state)) oddsOfTiger(state.kept, odds);
    else oddsOfKept(plan, state.kept, state.rerolls, odds);
  } else if (isTigerSpent(turn, state)) odds.afterTiger[state.roll] = 1;
  else oddsOfRoll(plan, state.roll, state.rerolls, odds);
  return odds;
};

/** The chances of all seats in a state of the turn or right after it, if every later decision is the best one. */
export const chancesAt = (table: JudgedTable, turn: TurnInReview, state: WayState): Float64Array => {
  const isInside = state.turn === turn.start.turn && (state.phase === 'roll' || state.phase === 'act');
  if (isInside) return expected(turn.survey, oddsAt(turn, state));
  const chances = new Float64Array(table.seats);
  settle(table, turn.judge, state, chances, 0);
  return chances;
};
