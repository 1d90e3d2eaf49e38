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

/** The noise makes the steps: each beats the one below it in 60 to 75 of 100 games, as `bench/ladder` measures. */
export const WAY_LEVELS: ByLevel<WayLevel> = {
  1: { nodes: 500, turns: 1, noise: 560, overlooks: { swaps: 97, powers: 95, equilibrium: 95, secondReroll: 95 } },
  2: { nodes: 500, turns: 1, noise: 235, overlooks: { swaps: 86, powers: 79, equilibrium: 79, secondReroll: 79 } },
  3: { nodes: 500, turns: 1, noise: 130, overlooks: { swaps: 68, powers: 58, equilibrium: 58, secondReroll: 58 } },
  4: { nodes: 500, turns: 1, noise: 86, overlooks: { swaps: 48, powers: 36, equilibrium: 38, secondReroll: 36 } },
  5: { nodes: 500, turns: 1, noise: 62, overlooks: { swaps: 35, powers: 22, equilibrium: 26, secondReroll: 22 } },
  6: { nodes: 500, turns: 1, noise: 46, overlooks: { swaps: 10, powers: 5, equilibrium: 5, secondReroll: 5 } },
  7: { nodes: 500, turns: 1, noise: 38, overlooks: ATTENTIVE },
  8: { nodes: 500, turns: 1, noise: 27, overlooks: ATTENTIVE },
  9: { nodes: 500, turns: 1, noise: 18, overlooks: ATTENTIVE },
  10: { nodes: 60_000, turns: 3, noise: 0, overlooks: ATTENTIVE },
};
