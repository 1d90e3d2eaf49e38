import type { WayMove, WayState } from '@dragonway/way-of-the-dragon';
import { newOdds, type Odds, oddsOfKept, oddsOfTiger } from '../re-roll/odds.js';
import { valueOfKept } from '../re-roll/plan.js';
import { actOf } from '../way-turn/acts.js';
import { ownChance, type Survey } from '../way-turn/survey.js';
import type { JudgedTable } from '../way-turn/table.js';

/** A legal decision with the chance to win that it leaves, from 0 to 1. */
export interface Choice {
  readonly move: WayMove;
  readonly chance: number;
  /** For an act: the place of its sequel in the survey. */
  readonly place?: number;
}

const isSame = (one: WayState, other: WayState): boolean =>
  one.phase === other.phase &&
  one.unused === other.unused &&
  one.places.every((place, index) => place === other.places[index]);

/** The place of the sequel of an act; undefined where the act was not noticed. */
const placeOf = ({ game }: JudgedTable, survey: Survey, state: WayState, move: WayMove): number | undefined => {
  const act = state.roll === undefined ? undefined : actOf(state.roll, move);
  if (act === undefined) return undefined;
  const next = game.next(state, move);
  // Equal unused powers tell the sequels before the Eye of the Tiger from those after it.
  const place = survey.sequels.findIndex(sequel => sequel.act === act && isSame(sequel.state, next));
  return place < 0 ? undefined : place;
};

const choiceOf = (table: JudgedTable, survey: Survey, state: WayState, move: WayMove): readonly Choice[] => {
  if (move.kind === 'keep') return [{ move, chance: valueOfKept(survey.plan, move.kept, state.rerolls) }];
  if (move.kind === 'tiger') {
    return survey.plan.hasTiger ? [{ move, chance: valueOfKept(survey.plan, move.kept, 0) }] : [];
  }
  const place = placeOf(table, survey, state, move);
  return place === undefined ? [] : [{ move, place, chance: ownChance(survey, place) }];
};

const isAct = ({ place }: Choice): number => (place === undefined ? 0 : 1);

/** All decisions on the dice of a state that were noticed, the best first; among equals acts before re-rolls. */
export const choicesOf = (table: JudgedTable, survey: Survey, state: WayState): readonly Choice[] =>
  table.game
    .legalMoves(state)
    .flatMap(move => choiceOf(table, survey, state, move))
    .sort((one, other) => other.chance - one.chance || isAct(other) - isAct(one));

/** Where the turn ends after a re-roll; undefined for other decisions. */
export const oddsAfter = ({ plan }: Survey, state: WayState, move: WayMove): Odds | undefined => {
  if (move.kind !== 'keep' && move.kind !== 'tiger') return undefined;
  const odds = newOdds();
  if (move.kind === 'keep') oddsOfKept(plan, move.kept, state.rerolls - 1, odds);
  else oddsOfTiger(move.kept, odds);
  return odds;
};
