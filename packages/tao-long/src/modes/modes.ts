import type { RuleLayer } from '../rules.js';
import type { Mode } from '../types.js';
import { byMajority } from '../wheel/flow.js';

/** Sections 1 to 4: stone colours mean nothing. */
const grasshopper: RuleLayer = rules => rules;

/** Colours count: every order of stones, Focus and Balance. */
const monk: RuleLayer = rules => ({
  ...grasshopper(rules),
  orders: 'everyOrder',
  hasEffects: true,
  visibleStones: 'colour',
});

/** The flow varies. */
const master: RuleLayer = rules => ({ ...monk(rules), flow: byMajority, hasCoin: true });

/** Master's rules with the board out of sight. */
const chosen: RuleLayer = rules => ({ ...master(rules), hidesBoard: true });

/** Section 5: each mode adds to the one before it. */
export const MODE_LAYERS: Readonly<Record<Mode, RuleLayer>> = { grasshopper, monk, master, chosen };
