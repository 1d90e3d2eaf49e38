import { isPart, liesOn } from '../dragon/body.js';
import type { Rules } from '../rules.js';
import type { State } from '../state.js';
import type { Direction, Reached, Space } from '../types.js';
import { leftOf, rightOf } from './direction.js';
import { NOWHERE, neighbour } from './topology.js';

// Every tile blocks, free portals too (R24); heads and segments do unless the switch lets range through them.
const isClear = (state: State, rules: Rules, space: Space): boolean => {
  if (state.tiles[space] !== 0) return false;
  if (!rules.dragonsBlockRange) return true;
  return !liesOn(state.heaven, space, state.heaven.length) && !liesOn(state.earth, space, state.earth.length);
};

/** R9: the spaces that an expel from this head reaches, with the ruler's values. */
export const reachOf = (state: State, rules: Rules, head: Space, facing: Direction): readonly Reached[] => {
  const { neighbours } = state.ground;
  const reached: Reached[] = [];
  const reach = (from: Space, direction: Direction, value: number): Space | typeof NOWHERE => {
    const space = neighbour(neighbours, from, direction);
    if (space !== NOWHERE) reached.push({ space, value });
    return space;
  };
  const first = reach(head, facing, 2);
  if (first === NOWHERE || !isClear(state, rules, first)) return reached;
  reach(first, leftOf(facing), 1);
  reach(first, rightOf(facing), 1);
  const second = reach(first, facing, 1);
  if (second === NOWHERE || !isClear(state, rules, second)) return reached;
  reach(second, facing, 0);
  return reached;
};

/** Whether a part of the dragon, or the village it protects, is on the space. */
export const isTarget = (state: State, rules: Rules, target: 'heaven' | 'earth', space: Space): boolean =>
  isPart(target === 'heaven' ? state.heaven : state.earth, space) ||
  // R29: only the challenger harms the village.
  (rules.protector === target && state.ground.village.includes(space));
