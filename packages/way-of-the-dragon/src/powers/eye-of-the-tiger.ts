import { keepDice } from '../acts/roll.js';
import { tigersOf } from '../dice/kept.js';
import type { Tell } from '../events.js';
import type { Power, Rules } from '../rules.js';
import type { Draft } from '../state.js';
import { markPowerUsed } from '../turn.js';
import type { Kept } from '../types.js';

/** White: one more re-roll after the second, a fourth roll. */
export const eyeOfTheTiger: Power = {
  name: 'eyeOfTheTiger',
  offers: (_rules, { roll, rerolls }) => (roll === undefined || rerolls > 0 ? [] : tigersOf(roll)),
  repeatsTurn: false,
};

export const playTiger = (rules: Rules, draft: Draft, kept: Kept, tell: Tell): void => {
  markPowerUsed(rules, draft, 'eyeOfTheTiger', tell);
  keepDice(rules, draft, kept, tell);
};
