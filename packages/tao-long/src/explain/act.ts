import { type Action, actionOf } from '../actions/actions.js';
import { NOWHERE, neighbour } from '../board/topology.js';
import { headOf } from '../dragon/body.js';
import { hasExit, isOccupiedPortal, type Obstacle, obstacleTo, obstacleToExit } from '../dragon/obstacle.js';
import { takeStep } from '../dragon/step.js';
import type { WorkingRules } from '../rules.js';
import { bodyIn, draftOf, type State } from '../state.js';
import type { ActMove, Direction, Dragon, Element, Space, WayStep } from '../types.js';
import type { MoveRefusal } from './refusals.js';

/** The act that is judged: who performs which action. */
export interface Performance {
  readonly dragon: Dragon;
  readonly action: Element;
}

type Check = MoveRefusal | undefined;

const portalFault = (state: State, rules: WorkingRules, dragon: Dragon, destination: Space): Obstacle =>
  isOccupiedPortal(state, rules, dragon, destination)
    ? { kind: 'occupiedPortal', dragon, space: destination }
    : { kind: 'portalWithoutDestination', space: destination };

const refusePassage = (state: State, rules: WorkingRules, dragon: Dragon, entry: Space, step: WayStep): Check => {
  const allowed = state.ground.portalOn[entry]?.destinations ?? [];
  if (step.portal === undefined) return undefined;
  const { to: destination, out } = step.portal;
  if (!allowed.includes(destination)) {
    return { code: 'move/wrong-destination', ruling: 'R20', portal: entry, destination, allowed };
  }
  const exit = neighbour(state.ground.neighbours, destination, out);
  const by = hasExit(state, rules, dragon, destination)
    ? obstacleToExit(state, rules, dragon, exit)
    : portalFault(state, rules, dragon, destination);
  return by && { code: 'move/exit-blocked', ruling: 'R19', destination, out, by };
};

const rulingOf = (by: Obstacle): string | undefined => {
  if (by.kind === 'dragon' && by.isOwnTail) return 'R8';
  if (by.kind === 'portalPrice') return 'R21';
  return by.kind === 'portalWithoutDestination' ? 'R19' : undefined;
};

const refuseStep = (state: State, rules: WorkingRules, dragon: Dragon, step: WayStep, number: number): Check => {
  const by = obstacleTo(state, rules, dragon, step.direction);
  if (by !== undefined) {
    const ruling = rulingOf(by);
    const blocked = { code: 'move/blocked', step: number, direction: step.direction, by } as const;
    return ruling === undefined ? blocked : { ...blocked, ruling };
  }
  const space = neighbour(state.ground.neighbours, headOf(bodyIn(state, dragon)), step.direction);
  if (space === NOWHERE) return undefined;
  const isPortal = state.ground.portalOn[space] !== undefined;
  if (isPortal && step.portal === undefined) return { code: 'move/portal-exit-missing', step: number, portal: space };
  if (!isPortal && step.portal !== undefined) return { code: 'move/not-a-portal', step: number, space };
  return refusePassage(state, rules, dragon, space, step);
};

const allowedDirections = (action: Action, facing: Direction, number: number): readonly Direction[] =>
  number === 1 ? (action.directions[facing] ?? []) : [facing];

const refuseSteps = (state: State, rules: WorkingRules, { dragon, action }: Performance, act: ActMove): Check => {
  const draft = draftOf(state);
  for (const [index, step] of act.steps.entries()) {
    const number = index + 1;
    if (draft.winner !== undefined) return { code: 'move/defeated-on-the-way', ruling: 'R12', step: number };
    const { facing } = bodyIn(draft, dragon);
    const allowed = allowedDirections(actionOf(action), facing, number);
    if (!allowed.includes(step.direction)) {
      return { code: 'move/wrong-direction', ruling: 'R5', action, step: number, faces: facing, allowed };
    }
    const wrong = refuseStep(draft, rules, dragon, step, number);
    if (wrong !== undefined) return wrong;
    takeStep(draft, rules, dragon, step, undefined);
  }
  return undefined;
};

/** Why an action cannot be performed in this way; undefined if it can. */
export const refuseAct = (state: State, rules: WorkingRules, performance: Performance, act: ActMove): Check => {
  const { action, dragon } = performance;
  const { mayStepTwice, ending, standsStill } = actionOf(action);
  const { facing } = bodyIn(state, dragon);
  const isStill = standsStill[facing] ?? false;
  const allowed = mayStepTwice ? 2 : 1;
  if (isStill && act.steps.length > 0) return { code: 'move/must-stand-still', action, faces: facing };
  if (!isStill && act.steps.length === 0) return { code: 'move/must-step', ruling: 'R6', action };
  if (act.steps.length > allowed) return { code: 'move/too-many-steps', ruling: 'R7', action, allowed };
  const wrong = refuseSteps(state, rules, performance, act);
  if (wrong !== undefined) return wrong;
  if (ending === 'bite') return act.then && { code: 'move/nothing-to-absorb-or-expel', action };
  return act.then === undefined ? { code: 'move/absorb-or-expel-missing', action } : undefined;
};
