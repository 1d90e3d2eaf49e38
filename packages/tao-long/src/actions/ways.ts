import { DIRECTIONS_BY_TEXT } from '../board/direction.js';
import { stepsTowards, takeStep } from '../dragon/step.js';
import type { WorkingRules } from '../rules.js';
import { bodyIn, draftOf, type State } from '../state.js';
import {
  type ActMove,
  type Direction,
  type Dragon,
  ELEMENTS,
  type Element,
  type Then,
  type WayStep,
} from '../types.js';
import { wheelIndexOf } from '../wheel/wheel.js';
import { ACTIONS, type Action, standsStill } from './actions.js';

const act = (steps: readonly WayStep[], then?: Then): ActMove =>
  then === undefined ? { kind: 'act', steps } : { kind: 'act', steps, then };

export const STAND_STILL: ActMove = act([]);

const FACINGS: readonly Direction[] = [0, 1, 2, 3];

// The directions of every action for every facing, in the order of their letters.
const DIRECTIONS_OF: readonly (readonly (readonly Direction[])[])[] = ELEMENTS.map(element =>
  FACINGS.map(facing => {
    const directions = ACTIONS[element].directions(facing);
    return DIRECTIONS_BY_TEXT.filter(direction => directions.includes(direction));
  }),
);

// Acts without portals are the same for everybody and made once: [direction][ending].
const PLAIN_ACTS = FACINGS.map(direction => ({
  once: act([{ direction }]),
  twice: act([{ direction }, { direction }]),
  expel: act([{ direction }], 'expel'),
  absorb: act([{ direction }], 'absorb'),
}));

// `!` sorts before `+`, and both before the letters of a further step.
const pushEndings = (acts: ActMove[], step: WayStep, action: Action): void => {
  const plain = step.portal === undefined ? PLAIN_ACTS[step.direction] : undefined;
  if (action.ending === 'bite') {
    acts.push(plain?.once ?? act([step]));
    return;
  }
  acts.push(plain?.expel ?? act([step], 'expel'), plain?.absorb ?? act([step], 'absorb'));
};

const pushSecondSteps = (
  acts: ActMove[],
  { state, rules, dragon, first }: { state: State; rules: WorkingRules; dragon: Dragon; first: WayStep },
): void => {
  const draft = draftOf(state);
  takeStep(draft, rules, dragon, first, undefined);
  // R12: a step that defeats the mover ends the action.
  if (draft.winner !== undefined) return;
  // R22: on in the direction in which the dragon now faces, whatever its axis.
  for (const second of stepsTowards(draft, rules, dragon, bodyIn(draft, dragon).facing)) {
    const isPlain = first.portal === undefined && second.portal === undefined;
    acts.push(isPlain ? (PLAIN_ACTS[first.direction]?.twice ?? act([first, second])) : act([first, second]));
  }
};

/** Every way in which the dragon can perform the action, in the order of their texts; none if it is impossible. */
export const waysOf = (state: State, rules: WorkingRules, dragon: Dragon, element: Element): readonly ActMove[] => {
  const action = ACTIONS[element];
  const { facing } = bodyIn(state, dragon);
  if (standsStill(action, facing)) return [STAND_STILL];
  const acts: ActMove[] = [];
  for (const direction of DIRECTIONS_OF[wheelIndexOf(element)]?.[facing] ?? []) {
    for (const step of stepsTowards(state, rules, dragon, direction)) {
      pushEndings(acts, step, action);
      if (action.mayStepTwice) pushSecondSteps(acts, { state, rules, dragon, first: step });
    }
  }
  return acts;
};
