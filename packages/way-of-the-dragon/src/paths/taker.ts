import type { Taker } from '../events.js';
import type { Rules } from '../rules.js';
import type { Path, WayState } from '../types.js';
import { placeAt } from './spaces.js';

/** Whose piece takes a space; undefined where it is empty. */
export const takerOf = (rules: Rules, state: WayState, path: Path, space: number): Taker | undefined => {
  if (((state.dead[path] >> space) & 1) === 1) return 'dead';
  return rules.players.find((_, seat) => placeAt(state, seat, path) === space);
};
