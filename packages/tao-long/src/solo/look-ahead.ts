import { ACTIONS, type Action } from '../actions/actions.js';
import { perform } from '../actions/perform.js';
import { isPossible, possibleActions } from '../actions/possible.js';
import { waysOf } from '../actions/ways.js';
import { dealDamage } from '../combat/damage.js';
import { lifeOf } from '../dragon/body.js';
import type { WorkingRules } from '../rules.js';
import { bodyIn, type Draft, draftOf, otherDragon, type State } from '../state.js';
import { villageStrikes } from '../terrain/village.js';
import type { Dragon } from '../types.js';
import { flowOf } from '../wheel/drop-orders.js';
import { NO_STONES } from '../wheel/stack.js';
import { actionOfLift, stackAt } from '../wheel/wheel.js';

const endTurn = (draft: Draft, rules: WorkingRules): State => {
  if (draft.winner === undefined) villageStrikes(draft, rules, undefined);
  return draft;
};

const skipped = (state: State, rules: WorkingRules, player: Dragon): State => {
  const draft = draftOf(state);
  dealDamage(draft, player, { damage: 1, cause: 'noPossibleAction' }, undefined);
  return endTurn(draft, rules);
};

const performed = (state: State, rules: WorkingRules, player: Dragon, action: Action): readonly State[] =>
  waysOf(state, rules, player, action).map(act => {
    const draft = draftOf(state);
    perform(draft, rules, { dragon: player, action, act }, undefined);
    return endTurn(draft, rules);
  });

const afterThisTurn = (state: State, rules: WorkingRules, player: Dragon): readonly State[] => {
  const { action, hadNoAction } = state;
  const isSkipped = hadNoAction || action === undefined || !isPossible(state, rules, player, action.element);
  return isSkipped ? [skipped(state, rules, player)] : performed(state, rules, player, action);
};

const actionsOfNextTurn = (state: State, rules: WorkingRules, player: Dragon): readonly Action[] => {
  const possible = possibleActions(state, rules, player);
  let offered = 0;
  for (let from = 0; from < 8; from++) {
    if (stackAt(state.wheel, from) === NO_STONES) continue;
    offered |= 1 << actionOfLift(state.wheel, from, flowOf(rules, state.wheel, state.coin, from));
  }
  return ACTIONS.filter((_, index) => (possible & offered & (1 << index)) !== 0);
};

const afterNextTurn = (state: State, rules: WorkingRules, player: Dragon): readonly State[] => {
  if (state.winner !== undefined) return [state];
  const actions = actionsOfNextTurn(state, rules, player);
  if (actions.length === 0) return [skipped(state, rules, player)];
  return actions.flatMap(action => performed(state, rules, player, action));
};

/**
 * R34: the most lifepoints that the opponent could lose by this turn's Matter phase and one Spirit and Matter phase of the
 * next turn, while it stands still and neither effects nor its actions come between.
 */
export const damageTaken = (state: State, rules: WorkingRules, player: Dragon): number => {
  const opponent = otherDragon(player);
  let least = lifeOf(bodyIn(state, opponent));
  const life = least;
  for (const middle of afterThisTurn(state, rules, player)) {
    for (const end of afterNextTurn(middle, rules, player)) {
      least = Math.min(least, lifeOf(bodyIn(end, opponent)));
    }
  }
  return life - least;
};
