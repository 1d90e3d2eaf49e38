import { ELEMENTS, type Element, type Face, KEPT_DICE, type WayMove } from '@dragonway/way-of-the-dragon';
import type { Odds } from '../re-roll/odds.js';
import { EQUILIBRIUM, isCall, movementOf } from '../way-turn/acts.js';
import { addReach } from '../way-turn/reach.js';
import { ownChance, type Survey } from '../way-turn/survey.js';
import type { WayReason } from './way-of-the-dragon-reason.js';

/** Where a turn may end, and how likely it ends there. */
export interface Goal {
  /** The place of the sequel in its survey. */
  readonly place: number;
  /** From 0 to 1. */
  readonly odds: number;
  /** The chance to win after it, from 0 to 1. */
  readonly chance: number;
}

/** Where a turn ends by the plan, the likeliest first. */
export const goalsOf = (survey: Survey, odds: Odds): readonly Goal[] => {
  const reach = new Float64Array(survey.sequels.length);
  addReach(survey, odds, reach);
  return [...reach.entries()]
    .filter(([, weight]) => weight > 0)
    .map(([place, weight]) => ({ place, odds: weight, chance: ownChance(survey, place) }))
    .sort((one, other) => other.odds - one.odds);
};

/** The goal that makes the re-roll worth while: where likelihood and gain over the worst end multiply to most. */
export const mainGoal = (goals: readonly Goal[]): Goal | undefined => {
  const worst = Math.min(...goals.map(({ chance }) => chance));
  const gain = ({ odds, chance }: Goal): number => odds * (chance - worst);
  return goals.reduce<Goal | undefined>(
    (best, goal) => (best === undefined || gain(goal) > gain(best) ? goal : best),
    undefined,
  );
};

/** A path and a space on it. */
export interface Spot {
  readonly path: Element;
  readonly space: number;
  /** 0 for a plain space. */
  readonly number: number;
}

/** Where a sequel's single move brings the mover's piece; undefined for other acts. */
export const spotOf = (survey: Survey, place: number, length: number): Spot | undefined => {
  const sequel = survey.sequels[place];
  const movement = sequel === undefined ? undefined : movementOf(sequel.act);
  const path = ELEMENTS[movement?.path ?? -1];
  if (sequel === undefined || movement === undefined || path === undefined) return undefined;
  const space = sequel.state.places[survey.mover * ELEMENTS.length + movement.path] ?? 0;
  return { path, space, number: Math.max(0, space - length) };
};

const PERCENT = 100;
/** Percent with one digit after the point. */
export const percentOf = (chance: number): number => Math.round(chance * PERCENT * 10) / 10;

const diceOf = (move: WayMove): readonly Face[] =>
  move.kind === 'keep' || move.kind === 'tiger' ? (KEPT_DICE[move.kept]?.faces ?? []) : [];

/** What a re-roll is for; empty where it goes for nothing that has a name. */
export const goalReason = (survey: Survey, odds: Odds, move: WayMove, length: number): readonly WayReason[] => {
  const goal = mainGoal(goalsOf(survey, odds));
  if (goal === undefined) return [];
  const dice = diceOf(move);
  const percent = percentOf(goal.odds);
  const spot = spotOf(survey, goal.place, length);
  if (spot !== undefined) return [{ code: 'reason/keeps-for', dice, ...spot, percent }];
  const act = survey.sequels[goal.place]?.act ?? -1;
  if (act === EQUILIBRIUM) return [{ code: 'reason/keeps-for-act', dice, act: 'equilibrium', percent }];
  return isCall(act) ? [{ code: 'reason/keeps-for-act', dice, act: 'swap', percent }] : [];
};
