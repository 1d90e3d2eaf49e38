import { DIRECTIONS } from '../board/direction.js';
import { stepsTowards, takeStep } from '../dragon/step.js';
import type { WorkingRules } from '../rules.js';
import { bodyIn, draftOf, type State } from '../state.js';
import type { ActMove, Direction, Dragon, Then, WayStep } from '../types.js';
import type { Action } from './actions.js';

const act = (steps: readonly WayStep[], then?: Then): ActMove =>
  then === undefined ? { kind: 'act', steps } : { kind: 'act', steps, then };

const ONLY_STAND_STILL: readonly ActMove[] = [act([])];

// Acts without portals are the same for everybody and made once: [direction][ending].
const PLAIN_ACTS = DIRECTIONS.map(direction => ({
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
export const waysOf = (state: State, rules: WorkingRules, dragon: Dragon, action: Action): readonly ActMove[] => {
  const { facing } = bodyIn(state, dragon);
  if (action.standsStill[facing]) return ONLY_STAND_STILL;
  const acts: ActMove[] = [];
  for (const direction of action.directions[facing] as readonly Direction[]) {
    for (const step of stepsTowards(state, rules, dragon, direction)) {
      pushEndings(acts, step, action);
      if (action.mayStepTwice) pushSecondSteps(acts, { state, rules, dragon, first: step });
    }
  }
  return acts;
};
