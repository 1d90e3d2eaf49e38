import { axisOf, DIRECTIONS, DIRECTIONS_BY_TEXT, leftOf, rightOf } from '../board/direction.js';
import { type Axis, type ByElement, type Direction, ELEMENTS, type Element, type WheelIndex } from '../types.js';

/** A set of actions: bit i stands for the element at wheel index i. */
export type ActionSet = number;

/** What ends an action. */
export type Ending = 'bite' | 'absorbOrExpelFire' | 'absorbOrExpelWater';

/** One row of section 3: what a dragon does, depending on the direction it faces. */
export interface Action {
  readonly element: Element;
  /** The axis that the dragon must face, where the action needs one. */
  readonly needs: Axis | undefined;
  /** By the direction that the dragon faces: the directions that its (first) step may take, in the order of their letters. */
  readonly directions: readonly (readonly Direction[])[];
  /** By the direction that the dragon faces: whether it stands still for this action. */
  readonly standsStill: readonly boolean[];
  /** R7: the second step is the player's choice. */
  readonly mayStepTwice: boolean;
  readonly ending: Ending;
  /** R3: performed in a Matter phase it gives one more Spirit and Matter phase. */
  readonly givesExtraPhases: boolean;
}

type Row = Omit<Action, 'element' | 'standsStill'>;

const byFacing = (directionsOf: (facing: Direction) => readonly Direction[]): Row['directions'] =>
  DIRECTIONS.map(facing => {
    const directions = directionsOf(facing);
    return DIRECTIONS_BY_TEXT.filter(direction => directions.includes(direction));
  });

// R5: straight ahead continues the axis; the head never turns.
const straight = (needs: Axis): Row => ({
  needs,
  directions: byFacing(facing => (axisOf(facing) === needs ? [facing] : [])),
  mayStepTwice: true,
  ending: 'bite',
  givesExtraPhases: false,
});

const turning = (needs: Axis): Row => ({
  needs,
  directions: byFacing(facing => (axisOf(facing) === needs ? [leftOf(facing), rightOf(facing)] : [])),
  mayStepTwice: false,
  ending: 'bite',
  givesExtraPhases: true,
});

const stepOrStill = (stepsWhenFacing: Axis): Row => ({
  needs: undefined,
  directions: byFacing(facing => (axisOf(facing) === stepsWhenFacing ? DIRECTIONS : [])),
  mayStepTwice: false,
  ending: 'bite',
  givesExtraPhases: false,
});

const anyStep = (ending: Ending): Row => ({
  needs: undefined,
  directions: byFacing(() => DIRECTIONS),
  mayStepTwice: false,
  ending,
  givesExtraPhases: false,
});

/** Section 3, whole. */
const TABLE: ByElement<Row> = {
  heaven: straight('vertical'),
  earth: straight('horizontal'),
  wind: turning('vertical'),
  thunder: turning('horizontal'),
  lake: stepOrStill('vertical'),
  mountain: stepOrStill('horizontal'),
  fire: anyStep('absorbOrExpelFire'),
  water: anyStep('absorbOrExpelWater'),
};

/** The actions by their place on the wheel. */
export const ACTIONS: readonly Action[] = ELEMENTS.map(element => {
  const { needs, directions, mayStepTwice, ending, givesExtraPhases } = TABLE[element];
  // R6: a dragon that needs no facing and has no step to take stands still.
  const standsStill = directions.map(open => needs === undefined && open.length === 0);
  return { element, needs, directions, standsStill, mayStepTwice, ending, givesExtraPhases };
});

export const actionAt = (index: WheelIndex): Action => ACTIONS[index] as Action;

export const actionOf = (element: Element): Action => actionAt(ELEMENTS.indexOf(element));
