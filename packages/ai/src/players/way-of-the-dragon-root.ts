import type { WayState } from '@dragonway/way-of-the-dragon';
import type { Estimate } from '../evaluate/way-of-the-dragon/estimate.js';
import { type LookAhead, lookAhead, type Steps, shiftOthers } from '../way-turn/look-ahead.js';
import { addReach } from '../way-turn/reach.js';
import { type Notices, newSurvey, openSurvey, planSurvey, type Survey, settle } from '../way-turn/survey.js';
import type { JudgedTable } from '../way-turn/table.js';
import { choicesOf, oddsAfter } from './way-of-the-dragon-choices.js';

/** How far the root is looked into. */
export interface RootLimits {
  readonly nodes: number;
  readonly turns: number;
}

/** What the present turn is known to be worth so far. */
export interface RootThought {
  readonly survey: Survey;
  readonly turns: number;
}

/** How the root judges with a look of so many turns: a level may add its faults. */
export type JudgeRoot = (judge: Estimate) => Estimate;

/** Yields after every closer look; `next(true)` ends it. */
export type RootThinking = Generator<RootThought | undefined, RootThought, boolean | undefined>;

// Decisions whose consequences are looked at closely.
const LIKELY_CHOICES = 5;

/** How much each sequel matters for the decision at hand. */
const importanceOf = (table: JudgedTable, survey: Survey, state: WayState): Float64Array => {
  const importance = new Float64Array(survey.sequels.length);
  for (const { move, place } of choicesOf(table, survey, state).slice(0, LIKELY_CHOICES)) {
    if (place !== undefined) importance[place] = (importance[place] ?? 0) + 1;
    const odds = oddsAfter(survey, state, move);
    if (odds !== undefined) addReach(survey, odds, importance);
  }
  return importance;
};

const LEAST_IMPORTANCE = 0.01;

const inOrder = (importance: Float64Array): readonly number[] =>
  [...importance.keys()]
    .filter(place => (importance[place] ?? 0) >= LEAST_IMPORTANCE)
    .sort((one, other) => (importance[other] ?? 0) - (importance[one] ?? 0));

const judgeAll = (table: JudgedTable, survey: Survey, judge: Estimate): void => {
  survey.sequels.forEach(({ state }, place) => {
    settle(table, judge, state, survey.chances, place * survey.seats);
  });
  planSurvey(survey);
};

/** The turn that is thought about. */
export interface Root {
  readonly table: JudgedTable;
  readonly state: WayState;
  readonly survey: Survey;
  readonly judgeRoot: JudgeRoot;
}

/** Looks more closely at what follows an act, as `settle` does, but in steps. */
function* settleInSteps(root: Root, ahead: LookAhead, state: WayState, chances: Float64Array, at: number): Steps {
  const { table, judgeRoot } = root;
  if (state.phase === 'over') {
    table.judge(state, chances, at);
    return true;
  }
  const tried = new Float64Array(table.seats);
  if (state.phase === 'roll') {
    if (!(yield* ahead.inSteps(state, tried, 0))) return false;
    judgeRoot((_state, into, from) => into.set(tried, from))(state, chances, at);
    return true;
  }
  let best = Number.NEGATIVE_INFINITY;
  for (const move of table.game.legalMoves(state)) {
    if (!(yield* settleInSteps(root, ahead, table.game.next(state, move), tried, 0))) return false;
    const own = tried[state.seat] ?? 0;
    if (own > best) chances.set(tried, at);
    best = Math.max(best, own);
  }
  return true;
}

/** One more turn ahead for what matters most; the rest is moved along. Gives false when it was given up. */
function* lookFurther(root: Root, turns: number, mayGoOn: () => boolean): Steps {
  const { table, survey, state } = root;
  const importance = importanceOf(table, survey, state);
  const before = survey.chances.slice();
  const isSeen = new Uint8Array(survey.sequels.length);
  const ahead = lookAhead(table, turns - 1);
  let isGivenUp = false;
  for (const place of inOrder(importance)) {
    const sequel = survey.sequels[place];
    if (isGivenUp || !mayGoOn() || sequel === undefined) break;
    const isSeenNow = yield* settleInSteps(root, ahead, sequel.state, survey.chances, place * survey.seats);
    isSeen[place] = isSeenNow ? 1 : 0;
    isGivenUp = !isSeenNow || (yield undefined) === true;
  }
  shiftOthers(survey, before, importance, isSeen);
  planSurvey(survey);
  return !isGivenUp;
}

/** Opens a turn to think about; `judgeRoot` adds a level's faults, and so does `notices`. */
export const openRoot = (table: JudgedTable, state: WayState, judgeRoot: JudgeRoot, notices: Notices): Root => {
  const survey = newSurvey(table.seats);
  openSurvey(table, state, survey, notices);
  return { table, state, survey, judgeRoot };
};

/**
 * Looks at the present turn further and further ahead. What the limit leaves unseen of the last look is moved by what
 * the others changed, so that every decision is compared at the same distance.
 */
export function* thinkAtRoot(root: Root, limits: RootLimits): RootThinking {
  const { table, survey, judgeRoot } = root;
  const mayGoOn = (): boolean => table.count.nodes < limits.nodes;
  judgeAll(table, survey, judgeRoot(table.judge));
  let thought: RootThought = { survey, turns: 1 };
  let isStopped = yield thought;
  for (let turns = 2; turns <= limits.turns && mayGoOn() && isStopped !== true; turns += 1) {
    const isDone = yield* lookFurther(root, turns, mayGoOn);
    thought = { survey, turns };
    isStopped = (yield thought) === true || !isDone;
  }
  return thought;
}
