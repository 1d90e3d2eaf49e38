import { POWERS } from '../powers/powers.js';
import type { RuleLayer } from '../rules.js';

/** Every player has the power of its element. */
export const advanced: RuleLayer = rules => ({ ...rules, powers: rules.players.map(player => POWERS[player]) });
