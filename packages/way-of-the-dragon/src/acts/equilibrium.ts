import type { Tell } from '../events.js';
import { NOWHERE } from '../paths/destination.js';
import type { Rules } from '../rules.js';
import type { Draft } from '../state.js';
import { PATHS, type Path, type WayState } from '../types.js';
import { advance, tellBlocked } from './move.js';

/** How a piece finds its space in this act: by a plain landing, or with a power. */
export type Landing = (rules: Rules, state: WayState, path: Path, count: number) => number;

/** Whether at least one piece can advance one space. */
export const canAdvanceOne = (rules: Rules, state: WayState, landing: Landing): boolean =>
  PATHS.some(path => landing(rules, state, path, 1) !== NOWHERE);

/** Advances every piece that can by one space. */
export const advanceAll = (rules: Rules, draft: Draft, landing: Landing, tell: Tell): void => {
  // W6: every path is shown by one die, so pieces off the board enter on the first space.
  for (const path of PATHS) {
    const to = landing(rules, draft, path, 1);
    if (to !== NOWHERE) advance(rules, draft, path, to, tell);
    else if (tell) tellBlocked(rules, draft, path, 1, tell);
  }
};
