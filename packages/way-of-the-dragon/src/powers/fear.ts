import type { Tell } from '../events.js';
import type { Power, Rules } from '../rules.js';
import type { Draft } from '../state.js';
import { afterPass, markPowerUsed } from '../turn.js';
import type { WayMove } from '../types.js';

const FEAR: readonly WayMove[] = [{ kind: 'fear' }];

/** Black: move nothing this turn. Offered exactly where a pass is not legal, Equilibrium included. */
export const fear: Power = {
  name: 'fear',
  offers: (_rules, _state, movable) => (movable === 0 ? [] : FEAR),
  repeatsTurn: false,
};

export const playFear = (rules: Rules, draft: Draft, tell: Tell): void => {
  markPowerUsed(rules, draft, 'fear', tell);
  // W10: staying put by Fear is a pass.
  afterPass(rules, draft, tell);
};
