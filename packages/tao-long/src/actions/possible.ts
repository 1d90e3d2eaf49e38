import { DIRECTIONS } from '../board/direction.js';
import { canStep } from '../dragon/obstacle.js';
import type { WorkingRules } from '../rules.js';
import { type Board, bodyIn } from '../state.js';
import type { Direction, Dragon, Element } from '../types.js';
import { wheelIndexOf } from '../wheel/wheel.js';
import { ACTIONS, type ActionSet } from './actions.js';

// For each facing and each set of directions that are open, which actions can be performed (R5, R6). Made from ACTIONS.
const POSSIBLE: readonly (readonly ActionSet[])[] = DIRECTIONS.map(facing =>
  Array.from({ length: 16 }, (_, open) =>
    ACTIONS.reduce((set, { directions, standsStill }, index) => {
      const canMove = directions[facing]?.some(direction => (open & (1 << direction)) !== 0);
      return canMove || standsStill[facing] ? set | (1 << index) : set;
    }, 0),
  ),
);

/** All actions that the dragon could perform as the board stands. */
export const possibleActions = (board: Board, rules: WorkingRules, dragon: Dragon): ActionSet => {
  let open = 0;
  for (let direction = 0; direction < 4; direction++) {
    if (canStep(board, rules, dragon, direction as Direction)) open |= 1 << direction;
  }
  return POSSIBLE[bodyIn(board, dragon).facing]?.[open] as ActionSet;
};

const includesAction = (set: ActionSet, element: Element): boolean => (set & (1 << wheelIndexOf(element))) !== 0;

export const isPossible = (board: Board, rules: WorkingRules, dragon: Dragon, element: Element): boolean =>
  includesAction(possibleActions(board, rules, dragon), element);
