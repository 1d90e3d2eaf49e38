import type { ByLevel } from './level.js';

/** What a low level tends to overlook, and a person too: never a win that lies on the table. */
export const WAY_BLIND_SPOTS = ['swaps', 'powers', 'equilibrium', 'secondReroll'] as const;
export type WayBlindSpot = (typeof WAY_BLIND_SPOTS)[number];

/** A level of Way of the Dragon. */
export interface WayLevel {
  /** Judged positions for a decision. */
  readonly nodes: number;
  /** Turns that it looks ahead at most, its own one included. */
  readonly turns: number;
  /** How far its judgement of a position strays, in hundredths of the logarithm of the odds. */
  readonly noise: number;
  /** How often it overlooks each thing, in percent. */
  readonly overlooks: Readonly<Record<WayBlindSpot, number>>;
}

const ATTENTIVE = { swaps: 0, powers: 0, equilibrium: 0, secondReroll: 0 } as const;

/** The noise makes the steps; the match files tell how far apart they are. */
export const WAY_LEVELS: ByLevel<WayLevel> = {
  1: { nodes: 500, turns: 1, noise: 360, overlooks: { swaps: 95, powers: 90, equilibrium: 90, secondReroll: 90 } },
  2: { nodes: 500, turns: 1, noise: 170, overlooks: { swaps: 80, powers: 70, equilibrium: 70, secondReroll: 70 } },
  3: { nodes: 500, turns: 1, noise: 105, overlooks: { swaps: 60, powers: 50, equilibrium: 50, secondReroll: 50 } },
  4: { nodes: 500, turns: 1, noise: 66, overlooks: { swaps: 40, powers: 25, equilibrium: 30, secondReroll: 25 } },
  5: { nodes: 500, turns: 1, noise: 50, overlooks: { swaps: 20, powers: 10, equilibrium: 10, secondReroll: 10 } },
  6: { nodes: 500, turns: 1, noise: 38, overlooks: ATTENTIVE },
  7: { nodes: 500, turns: 1, noise: 28, overlooks: ATTENTIVE },
  8: { nodes: 500, turns: 1, noise: 20, overlooks: ATTENTIVE },
  9: { nodes: 500, turns: 1, noise: 12, overlooks: ATTENTIVE },
  10: { nodes: 60_000, turns: 3, noise: 0, overlooks: ATTENTIVE },
};
