import type { Element, WayOptions, WayState } from '@dragonway/way-of-the-dragon';
import { estimateBy } from '../evaluate/way-of-the-dragon/estimate.js';
import { trainedNetwork } from '../evaluate/way-of-the-dragon/weights.js';
import { type Goal, goalsOf, percentOf, spotOf } from '../reasons/way-of-the-dragon-goals.js';
import { EQUILIBRIUM, isCall } from '../way-turn/acts.js';
import { newSurvey, type Survey, surveyTurn } from '../way-turn/survey.js';
import { judgedTable } from '../way-turn/table.js';
import { type Choice, choicesOf, oddsAfter } from './way-of-the-dragon-choices.js';

/** Where a turn may end, with how likely that is in percent. */
export type AdvisedGoal =
  | {
      readonly kind: 'space';
      readonly path: Element;
      /** Counted along the path. */
      readonly space: number;
      /** 0 for a plain space. */
      readonly number: number;
      readonly percent: number;
    }
  | { readonly kind: 'equilibrium' | 'swap' | 'other'; readonly percent: number };

/** A decision on the dice that lie there. */
export interface AdvisedChoice {
  readonly move: string;
  /** The chance to win that it leaves, in percent. */
  readonly chance: number;
  /** What it gives away against the best decision, in percent. */
  readonly loss: number;
  /** For a re-roll: where the turn ends if every later decision is the best one, the likeliest first. */
  readonly goals: readonly AdvisedGoal[];
}

/** Advises on dice; it keeps working memory, so one adviser serves one table. */
export type Adviser = (state: WayState) => readonly AdvisedChoice[];

const MOST_GOALS = 6;

const goalOf = (survey: Survey, { place, odds }: Goal, length: number): AdvisedGoal => {
  const percent = percentOf(odds);
  const spot = spotOf(survey, place, length);
  if (spot !== undefined) return { kind: 'space', ...spot, percent };
  const act = survey.sequels[place]?.act ?? -1;
  if (act === EQUILIBRIUM) return { kind: 'equilibrium', percent };
  return { kind: isCall(act) ? 'swap' : 'other', percent };
};

/** Tells of every legal decision on the dice what it is worth, the best first; of nothing else. */
export const wayAdviser = (options: WayOptions): Adviser => {
  const table = judgedTable(options, estimateBy(options, trainedNetwork()));
  const survey = newSurvey(table.seats);
  return state => {
    if (state.phase !== 'act') return [];
    surveyTurn(table, state, survey);
    const choices = choicesOf(table, survey, state);
    const best = choices[0]?.chance ?? 0;
    const goalsAfter = ({ move }: Choice): readonly AdvisedGoal[] => {
      const odds = oddsAfter(survey, state, move);
      if (odds === undefined) return [];
      return goalsOf(survey, odds)
        .slice(0, MOST_GOALS)
        .map(goal => goalOf(survey, goal, options.length));
    };
    return choices.map(choice => ({
      move: table.game.notation.formatMove(choice.move),
      chance: percentOf(choice.chance),
      loss: percentOf(best - choice.chance),
      goals: goalsAfter(choice),
    }));
  };
};
