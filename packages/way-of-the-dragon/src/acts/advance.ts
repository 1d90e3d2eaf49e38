import { DICE } from '../dice/dice.js';
import { countOf } from '../dice/rolls.js';
import type { Tell } from '../events.js';
import { landing } from '../paths/destination.js';
import type { Rules } from '../rules.js';
import type { Draft } from '../state.js';
import { afterAct } from '../turn.js';
import { type Advance, PATH_OF, type Path, type WayState } from '../types.js';
import { advanceAll, type Landing } from './equilibrium.js';
import { advance } from './move.js';

/** How many dice count for a path in this act. */
export type Count = (state: WayState, path: Path) => number;

const shownDice: Count = (state, path) => countOf(state.roll, path);

/** What makes an act other than plain. */
export interface Means {
  readonly landing: Landing;
  readonly count: Count;
}

export const PLAIN: Means = { landing, count: shownDice };

/** Plays a move or Equilibrium and what follows it. */
export const playAdvance = (rules: Rules, draft: Draft, act: Advance, means: Means, tell: Tell): void => {
  if (act.kind === 'equilibrium') {
    advanceAll(rules, draft, means.landing, tell);
    afterAct(rules, draft, false, tell);
    return;
  }
  const path = PATH_OF[act.path];
  const count = means.count(draft, path);
  advance(rules, draft, path, means.landing(rules, draft, path, count), tell);
  // Perfection: the five dice show one element, and the piece has moved.
  afterAct(rules, draft, count === DICE, tell);
};
