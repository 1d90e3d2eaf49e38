import type { RuleLayer } from '../rules.js';

/** Single rules that an edition decides otherwise, in the order of the options' text. */
export const SWITCHES = ['tailLeavesFirst', 'freeStones', 'rangeThroughDragons'] as const;
export type Switch = (typeof SWITCHES)[number];

export const SWITCH_LAYERS: Readonly<Record<Switch, RuleLayer>> = {
  // R8 in the first edition: the tail is lifted before the head is placed.
  tailLeavesFirst: rules => ({ ...rules, tailBlocks: false }),
  // R17 in the first edition: no priorities, every way is allowed.
  freeStones: rules => ({ ...rules, hasPriorities: false }),
  // R9 in the French edition: heads and segments do not block range.
  rangeThroughDragons: rules => ({ ...rules, dragonsBlockRange: false }),
};

/** What `edition` sets: the 2017 rules, or those of the first edition. */
export const EDITIONS = { '2017': [], first: ['tailLeavesFirst', 'freeStones'] } as const satisfies Record<
  string,
  readonly Switch[]
>;
