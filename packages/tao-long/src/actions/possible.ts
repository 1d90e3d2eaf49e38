import { canStep } from '../dragon/obstacle.js';
import type { WorkingRules } from '../rules.js';
import { bodyIn, type State } from '../state.js';
import { type Direction, type Dragon, ELEMENTS, type Element } from '../types.js';
import { wheelIndexOf } from '../wheel/wheel.js';
import { ACTIONS, standsStill } from './actions.js';

/** A set of actions: bit i stands for the element at wheel index i. */
export type ActionSet = number;

const FACINGS: readonly Direction[] = [0, 1, 2, 3];

// For each facing and each set of directions that are open, which actions can be performed (R5, R6). Made from ACTIONS.
const POSSIBLE: readonly (readonly ActionSet[])[] = FACINGS.map(facing =>
  Array.from({ length: 16 }, (_, open) =>
    ELEMENTS.reduce((set, element, index) => {
      const action = ACTIONS[element];
      const canMove = action.directions(facing).some(direction => (open & (1 << direction)) !== 0);
      return canMove || standsStill(action, facing) ? set | (1 << index) : set;
    }, 0),
  ),
);

/** All actions that the dragon could perform as the board stands. */
export const possibleActions = (state: State, rules: WorkingRules, dragon: Dragon): ActionSet => {
  let open = 0;
  for (let direction = 0; direction < 4; direction++) {
    if (canStep(state, rules, dragon, direction as Direction)) open |= 1 << direction;
  }
  return POSSIBLE[bodyIn(state, dragon).facing]?.[open] as ActionSet;
};

export const includesAction = (set: ActionSet, element: Element): boolean => (set & (1 << wheelIndexOf(element))) !== 0;

export const isPossible = (state: State, rules: WorkingRules, dragon: Dragon, element: Element): boolean =>
  includesAction(possibleActions(state, rules, dragon), element);
