import { ROLL_COUNT } from '../re-roll/dice-sets.js';
import { type Odds, oddsOfTurn } from '../re-roll/odds.js';
import { type Half, type Survey, sequelOfRoll } from './survey.js';

const addHalf = (half: Half, weights: Float64Array, reach: Float64Array, share: number): void => {
  for (let roll = 0; roll < ROLL_COUNT; roll += 1) {
    const weight = weights[roll] ?? 0;
    if (weight === 0) continue;
    const place = sequelOfRoll(half, roll);
    reach[place] = (reach[place] ?? 0) + weight * share;
  }
};

/** Adds to every sequel how likely these odds end in it, times a share. */
export const addReach = (survey: Survey, odds: Odds, reach: Float64Array, share = 1): void => {
  addHalf(survey.plain, odds.plain, reach, share);
  if (survey.plan.hasTiger) addHalf(survey.afterTiger, odds.afterTiger, reach, share);
};

/** How likely the turn ends in each sequel, seen before its first roll. */
export const reachOfTurn = (survey: Survey): Float64Array => {
  const reach = new Float64Array(survey.sequels.length);
  oddsOfTurn(survey.plan, survey.odds);
  addReach(survey, survey.odds, reach);
  return reach;
};
