import { axisOf, DIRECTIONS, leftOf, rightOf } from '../board/direction.js';
import type { Axis, ByElement, Direction } from '../types.js';

/** What ends an action. */
export type Ending = 'bite' | 'absorbOrExpelFire' | 'absorbOrExpelWater';

/** One row of section 3: what a dragon does, depending on the direction it faces. */
export interface Action {
  /** The axis that the dragon must face, where the action needs one. */
  readonly needs?: Axis;
  /** The directions that its (first) step may take; empty where it stands still instead. */
  readonly directions: (facing: Direction) => readonly Direction[];
  /** R7: the second step is the player's choice. */
  readonly mayStepTwice: boolean;
  readonly ending: Ending;
  /** R3: performed in a Matter phase it gives one more Spirit and Matter phase. */
  readonly givesExtraPhases: boolean;
}

const anyDirection = (): readonly Direction[] => DIRECTIONS;

// R5: straight ahead continues the axis; the head never turns.
const straight = (needs: Axis): Action => ({
  needs,
  directions: facing => (axisOf(facing) === needs ? [facing] : []),
  mayStepTwice: true,
  ending: 'bite',
  givesExtraPhases: false,
});

const turning = (needs: Axis): Action => ({
  needs,
  directions: facing => (axisOf(facing) === needs ? [leftOf(facing), rightOf(facing)] : []),
  mayStepTwice: false,
  ending: 'bite',
  givesExtraPhases: true,
});

const stepOrStill = (stepsWhenFacing: Axis): Action => ({
  directions: facing => (axisOf(facing) === stepsWhenFacing ? DIRECTIONS : []),
  mayStepTwice: false,
  ending: 'bite',
  givesExtraPhases: false,
});

const anyStep = (ending: Ending): Action => ({
  directions: anyDirection,
  mayStepTwice: false,
  ending,
  givesExtraPhases: false,
});

/** Section 3, whole. */
export const ACTIONS: ByElement<Action> = {
  heaven: straight('vertical'),
  earth: straight('horizontal'),
  wind: turning('vertical'),
  thunder: turning('horizontal'),
  lake: stepOrStill('vertical'),
  mountain: stepOrStill('horizontal'),
  fire: anyStep('absorbOrExpelFire'),
  water: anyStep('absorbOrExpelWater'),
};

/** Whether a dragon that faces this way stands still for the action: it needs no facing and offers no step. */
export const standsStill = (action: Action, facing: Direction): boolean =>
  action.needs === undefined && action.directions(facing).length === 0;
