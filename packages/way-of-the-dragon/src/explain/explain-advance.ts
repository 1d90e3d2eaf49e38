import type { Count, Means } from '../acts/advance.js';
import { canAdvanceOne } from '../acts/equilibrium.js';
import { ROLLS } from '../dice/rolls.js';
import { destination, NOWHERE } from '../paths/destination.js';
import { numberOf, placeAt } from '../paths/spaces.js';
import { takerOf } from '../paths/taker.js';
import type { Rules } from '../rules.js';
import { type Advance, ELEMENTS, PATH_OF, PATHS, type Path, type WayState } from '../types.js';
import type { SpaceFacts, WayMoveRefusal } from './refusals.js';

const factsOf = (rules: Rules, path: Path, space: number): SpaceFacts => ({
  path: ELEMENTS[path],
  space,
  number: numberOf(rules, space),
});

const isBalanced = (state: WayState, count: Count): boolean => PATHS.every(path => count(state, path) === 1);

const explainTaken = (rules: Rules, state: WayState, path: Path, space: number): WayMoveRefusal => {
  const by = takerOf(rules, state, path, space) ?? 'dead';
  return { code: 'move/destination-taken', ...factsOf(rules, path, space), by };
};

const explainMove = (rules: Rules, state: WayState, path: Path, means: Means): WayMoveRefusal | undefined => {
  if (isBalanced(state, means.count)) return { code: 'move/equilibrium-shown' };
  const count = means.count(state, path);
  if (count === 0) return { code: 'move/element-not-shown', path: ELEMENTS[path] };
  const space = destination(rules, state, path, count);
  const from = placeAt(state, state.seat, path);
  if (space === NOWHERE) return { code: 'move/piece-finished', ...factsOf(rules, path, from) };
  if (means.landing(rules, state, path, count) !== NOWHERE) return undefined;
  return explainTaken(rules, state, path, space);
};

const explainEquilibrium = (rules: Rules, state: WayState, means: Means): WayMoveRefusal | undefined => {
  if (!isBalanced(state, means.count)) {
    const dice = state.roll === undefined ? [] : (ROLLS[state.roll]?.faces ?? []);
    return { code: 'move/equilibrium-not-shown', dice };
  }
  return canAdvanceOne(rules, state, means.landing) ? undefined : { code: 'move/nothing-advances' };
};

/** Why pieces cannot advance like this; undefined where they can. */
export const explainAdvance = (
  rules: Rules,
  state: WayState,
  act: Advance,
  means: Means,
): WayMoveRefusal | undefined =>
  act.kind === 'equilibrium'
    ? explainEquilibrium(rules, state, means)
    : explainMove(rules, state, PATH_OF[act.path], means);
