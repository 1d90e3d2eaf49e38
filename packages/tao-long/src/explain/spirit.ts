import { type Action, actionAt } from '../actions/actions.js';
import { axisOf } from '../board/direction.js';
import { obstacleTo } from '../dragon/obstacle.js';
import type { WorkingRules } from '../rules.js';
import { bodyIn, type State } from '../state.js';
import { hasPossibleLift, writesColours } from '../turn/spirit.js';
import type { Dragon, SpiritMove, WheelIndex } from '../types.js';
import { flowOf, ordersOf } from '../wheel/drop-orders.js';
import { colourCounts, effectsIn, liftOf, outdone } from '../wheel/priorities.js';
import { blacksIn, NO_STONES, type Stones, sizeOf, stonesOf, whitesIn } from '../wheel/stack.js';
import { actionOfLift, elementAt, stackAt, wheelIndexOf } from '../wheel/wheel.js';
import type { ImpossibleBecause, MoveRefusal } from './refusals.js';

/** What keeps a dragon from an action that is not possible. */
const whyImpossible = (state: State, rules: WorkingRules, dragon: Dragon, action: Action): ImpossibleBecause => {
  const { needs, directions } = action;
  const { facing } = bodyIn(state, dragon);
  if (needs !== undefined && axisOf(facing) !== needs) return { kind: 'facing', needs, faces: facing };
  const obstacles = (directions[facing] ?? []).flatMap(direction => {
    const by = obstacleTo(state, rules, dragon, direction);
    return by === undefined ? [] : [{ direction, by }];
  });
  return { kind: 'blocked', obstacles };
};

const refuseColours = (state: State, rules: WorkingRules, from: WheelIndex, order: Stones): MoveRefusal | undefined => {
  const lifted = stackAt(state.wheel, from);
  const lift = elementAt(from);
  const stones = { white: whitesIn(lifted), black: blacksIn(lifted) };
  if (!writesColours(rules, lifted)) {
    const ruling = rules.soloPlayer === undefined ? 'R18' : 'R31';
    return order === NO_STONES ? undefined : { code: 'move/colours-not-chosen', ruling, lift };
  }
  if (order === NO_STONES) return { code: 'move/colours-missing', lift, ...stones };
  if (whitesIn(order) !== stones.white || sizeOf(order) !== sizeOf(lifted)) {
    return { code: 'move/wrong-stones', lift, ...stones };
  }
  if (!rules.hasPriorities) return undefined;
  const flow = flowOf(rules, state.wheel, state.coin, from);
  const found = outdone(liftOf(colourCounts(state.wheel), from, flow), order, ordersOf(rules, lifted));
  return (
    found && {
      code: 'move/stone-priority',
      ruling: 'R17',
      lift,
      missed: found.missed,
      effects: effectsIn(found.effects),
    }
  );
};

/** Why a space cannot be chosen, or not with these colours; undefined if it can. */
export const refuseSpirit = (
  state: State,
  rules: WorkingRules,
  { lift, drops }: SpiritMove,
): MoveRefusal | undefined => {
  const from = wheelIndexOf(lift);
  if (stackAt(state.wheel, from) === NO_STONES) return { code: 'move/empty-space', lift };
  const index = actionOfLift(state.wheel, from, flowOf(rules, state.wheel, state.coin, from));
  if ((state.possible & (1 << index)) === 0 && hasPossibleLift(state, rules)) {
    const because = whyImpossible(state, rules, state.toPlay, actionAt(index));
    return {
      code: 'move/impossible-action',
      ruling: 'R1',
      lift,
      action: elementAt(index),
      dragon: state.toPlay,
      because,
    };
  }
  return refuseColours(state, rules, from, stonesOf(drops));
};
