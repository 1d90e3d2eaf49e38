import type { WayState } from '@dragonway/way-of-the-dragon';
import type { Estimate } from '../evaluate/way-of-the-dragon/estimate.js';
import { ROLL_COUNT } from '../re-roll/dice-sets.js';
import { newOdds, type Odds, oddsOfTurn } from '../re-roll/odds.js';
import { newPlan, type Plan, planTurn } from '../re-roll/plan.js';
import { ACT_COUNT, type ActNumber, TIGER } from './acts.js';
import { type ActValues, findBestActs, IMPOSSIBLE, newActValues } from './best-acts.js';
import { NO_POWERS, powersAtHand, withPowerSpent } from './powers-at-hand.js';
import { type Sequel, sequelsOf } from './sequels.js';
import type { JudgedTable } from './table.js';

/** The acts of a turn with their worth, in one of its two halves: before or after the Eye of the Tiger is spent. */
export interface Half {
  readonly values: ActValues;
  /** For every act that is possible the place of its best sequel. */
  readonly sequelOf: Int16Array;
}

/** A turn looked at from its start: where it can lead, what that is worth, and what is best on all dice. */
export interface Survey {
  mover: number;
  readonly seats: number;
  sequels: readonly Sequel[];
  /** The sequels from here on need the Eye of the Tiger. */
  tigerFrom: number;
  /** The chances of all seats after each sequel, one sequel after the other. */
  chances: Float64Array;
  readonly plain: Half;
  readonly afterTiger: Half;
  readonly plan: Plan;
  readonly odds: Odds;
  /** The chances of all seats before the first roll. */
  readonly start: Float64Array;
}

const newHalf = (): Half => ({ values: newActValues(), sequelOf: new Int16Array(ACT_COUNT) });

/** Memory for surveys, to be used again and again: a search makes very many of them. */
export const newSurvey = (seats: number): Survey => ({
  mover: 0,
  seats,
  sequels: [],
  tigerFrom: 0,
  chances: new Float64Array(0),
  plain: newHalf(),
  afterTiger: newHalf(),
  plan: newPlan(),
  odds: newOdds(),
  start: new Float64Array(seats),
});

/** Which acts are thought of at all; the Eye of the Tiger is asked for as TIGER. */
export type Notices = (act: ActNumber) => boolean;

const everything: Notices = () => true;

/** Lists where the turn of a state can lead; nothing is judged yet. */
export const openSurvey = (
  table: JudgedTable,
  state: WayState,
  survey: Survey,
  notices: Notices = everything,
): void => {
  const powers = powersAtHand(table.options, state);
  const plain = sequelsOf(table.game, state, powers).filter(({ act }) => notices(act));
  const spent = powers.hasTiger && notices(TIGER) ? sequelsOf(table.game, withPowerSpent(state), NO_POWERS) : [];
  survey.mover = state.seat;
  survey.tigerFrom = plain.length;
  survey.sequels = spent.length === 0 ? plain : [...plain, ...spent];
  const size = survey.sequels.length * table.seats;
  if (survey.chances.length < size) survey.chances = new Float64Array(size);
};

/** Judges what follows an act: at a choice to take the turn again, the better of the two for whoever chooses. */
export const settle = (
  table: JudgedTable,
  judge: Estimate,
  state: WayState,
  chances: Float64Array,
  at: number,
): void => {
  if (state.phase === 'roll' || state.phase === 'over') {
    judge(state, chances, at);
    return;
  }
  const tried = new Float64Array(table.seats);
  let best = IMPOSSIBLE;
  for (const move of table.game.legalMoves(state)) {
    settle(table, judge, table.game.next(state, move), tried, 0);
    const own = tried[state.seat] ?? 0;
    if (own <= best) continue;
    best = own;
    chances.set(tried, at);
  }
};

/** The mover's chance after a sequel. */
export const ownChance = ({ chances, seats, mover }: Survey, place: number): number =>
  chances[place * seats + mover] ?? 0;

const judgeHalf = (survey: Survey, { values, sequelOf }: Half, from: number, to: number): void => {
  values.ofAct.fill(IMPOSSIBLE);
  for (let place = from; place < to; place += 1) {
    const act = survey.sequels[place]?.act ?? 0;
    const own = ownChance(survey, place);
    if (own <= (values.ofAct[act] ?? IMPOSSIBLE)) continue;
    values.ofAct[act] = own;
    sequelOf[act] = place;
  }
  findBestActs(values);
};

/** The place of the sequel that follows the best act on a result. */
export const sequelOfRoll = ({ values, sequelOf }: Half, roll: number): number =>
  sequelOf[values.bestAct[roll] ?? 0] ?? 0;

const addOthers = (survey: Survey, half: Half, weights: Float64Array): void => {
  const { start, seats, mover, chances } = survey;
  for (let roll = 0; roll < ROLL_COUNT; roll += 1) {
    const weight = weights[roll] ?? 0;
    if (weight === 0) continue;
    const place = sequelOfRoll(half, roll) * seats;
    for (let seat = 0; seat < seats; seat += 1) {
      if (seat !== mover) start[seat] = (start[seat] ?? 0) + weight * (chances[place + seat] ?? 0);
    }
  }
};

const writeStart = (survey: Survey): void => {
  const { start, seats, mover, plan, odds } = survey;
  start.fill(0);
  start[mover] = plan.start;
  // Of two players the other has what the mover has not.
  if (seats === 2) {
    start[1 - mover] = 1 - plan.start;
    return;
  }
  oddsOfTurn(plan, odds);
  addOthers(survey, survey.plain, odds.plain);
  if (plan.hasTiger) addOthers(survey, survey.afterTiger, odds.afterTiger);
};

/** Plans the turn from the chances that the sequels have by now. */
export const planSurvey = (survey: Survey): void => {
  const { sequels, tigerFrom, plain, afterTiger, plan } = survey;
  const hasTiger = tigerFrom < sequels.length;
  judgeHalf(survey, plain, 0, tigerFrom);
  if (hasTiger) judgeHalf(survey, afterTiger, tigerFrom, sequels.length);
  planTurn(plan, plain.values.ofRoll, hasTiger ? afterTiger.values.ofRoll : undefined);
  writeStart(survey);
};

/** Looks at a turn with the table's own judgement of every sequel. */
export const surveyTurn = (table: JudgedTable, state: WayState, survey: Survey, notices?: Notices): Survey => {
  openSurvey(table, state, survey, notices);
  for (let place = 0; place < survey.sequels.length; place += 1) {
    const sequel = survey.sequels[place];
    if (sequel !== undefined) settle(table, table.judge, sequel.state, survey.chances, place * table.seats);
  }
  planSurvey(survey);
  return survey;
};
