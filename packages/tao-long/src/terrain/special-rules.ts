import type { RuleLayer } from '../rules.js';
import { VALLEY_PORTALS } from './portals.js';
import { DESTRUCTIBLE_TILES } from './tiles.js';

/** The special rules that a scenario can name, in the order in which the options' text writes them. */
export const SPECIAL_RULES = ['valleyPortals', 'torus', 'destructible'] as const;
export type SpecialRule = (typeof SPECIAL_RULES)[number];

export const SPECIAL_LAYERS: Readonly<Record<SpecialRule, RuleLayer>> = {
  valleyPortals: rules => ({ ...rules, portals: VALLEY_PORTALS }),
  torus: rules => ({ ...rules, joinsBorders: true }),
  destructible: rules => ({ ...rules, tiles: DESTRUCTIBLE_TILES }),
};
