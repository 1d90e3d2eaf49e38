import { seat } from '@dragonway/core';
import type { RuleLayer, Rules } from './rules.js';
import type { WayOptions } from './types.js';
import { advanced } from './variants/advanced.js';
import { immunity } from './variants/immunity.js';

const basicRules = (options: WayOptions): Rules => ({
  players: options.players,
  first: seat(options.players.indexOf(options.first)),
  length: options.length,
  dead: options.dead,
  powers: options.players.map(() => undefined),
  isImmune: () => false,
});

/** Turns a table's options into its rules, once, before the game. */
export const rulesOf = (options: WayOptions): Rules => {
  const layers: readonly RuleLayer[] = [...(options.powers ? [advanced] : []), ...(options.immunity ? [immunity] : [])];
  return layers.reduce((rules, layer) => layer(rules), basicRules(options));
};
