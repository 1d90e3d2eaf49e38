import type { Tell } from '../events.js';
import type { Power, Rules } from '../rules.js';
import type { Draft } from '../state.js';
import { markPowerUsed, repeatTurn } from '../turn.js';

/** Red: a complete turn directly after this one. It is offered at the end of a turn and never among the acts. */
export const rebirth: Power = { name: 'rebirth', offers: () => [], repeatsTurn: true };

export const playRebirth = (rules: Rules, draft: Draft, tell: Tell): void => {
  markPowerUsed(rules, draft, 'rebirth', tell);
  repeatTurn(rules, draft, 'rebirth', tell);
};
