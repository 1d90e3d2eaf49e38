import type { ByLevel } from './level.js';

/** What a low level tends to overlook, and a person too: never a bite in its face. */
export const BLIND_SPOTS = ['sideSpaces', 'thirdSpace', 'extraPhases'] as const;
export type BlindSpot = (typeof BLIND_SPOTS)[number];

/** A level of Tao Long. */
export interface TaoLongLevel {
  /** States that it may look at for a decision. */
  readonly nodes: number;
  /** Decisions that it looks ahead at most. */
  readonly depth: number;
  /** Turns that it follows beyond that while a bite or a deadly expel is pending. */
  readonly quietTurns: number;
  /** How far its judgement of a position strays, in hundredths of a lifepoint. */
  readonly noise: number;
  /** How often it overlooks each thing, in percent. */
  readonly overlooks: Readonly<Record<BlindSpot, number>>;
  /** Memory of its transposition table. Part of the level, because the answer can depend on it. */
  readonly tableBytes: number;
}

const ATTENTIVE = { sideSpaces: 0, thirdSpace: 0, extraPhases: 0 } as const;
const MEBIBYTE = 1 << 20;
// Enough for a few hundred states, and quickly made for every decision.
const SMALL_TABLE = MEBIBYTE / 4;

const careless = (sideSpaces: number, thirdSpace: number, extraPhases: number): TaoLongLevel['overlooks'] => ({
  sideSpaces,
  thirdSpace,
  extraPhases,
});

/** Each is to beat the one below it in 60 to 75 of 100 games; `bench/ladder` tells how far that is measured. */
export const TAO_LONG_LEVELS: ByLevel<TaoLongLevel> = {
  1: { nodes: 400, depth: 4, quietTurns: 2, noise: 67, overlooks: careless(18, 22, 22), tableBytes: SMALL_TABLE },
  2: { nodes: 550, depth: 4, quietTurns: 2, noise: 46, overlooks: careless(10, 12, 12), tableBytes: SMALL_TABLE },
  3: { nodes: 800, depth: 4, quietTurns: 2, noise: 32, overlooks: careless(5, 6, 6), tableBytes: SMALL_TABLE },
  4: { nodes: 1_000, depth: 6, quietTurns: 3, noise: 31, overlooks: ATTENTIVE, tableBytes: SMALL_TABLE },
  5: { nodes: 1_400, depth: 200, quietTurns: 3, noise: 17, overlooks: ATTENTIVE, tableBytes: SMALL_TABLE },
  6: { nodes: 2_000, depth: 200, quietTurns: 3, noise: 8, overlooks: ATTENTIVE, tableBytes: SMALL_TABLE },
  7: { nodes: 3_600, depth: 200, quietTurns: 3, noise: 2, overlooks: ATTENTIVE, tableBytes: MEBIBYTE },
  8: { nodes: 6_500, depth: 200, quietTurns: 3, noise: 0, overlooks: ATTENTIVE, tableBytes: MEBIBYTE },
  9: { nodes: 11_500, depth: 200, quietTurns: 3, noise: 0, overlooks: ATTENTIVE, tableBytes: 2 * MEBIBYTE },
  10: { nodes: 21_000, depth: 200, quietTurns: 3, noise: 0, overlooks: ATTENTIVE, tableBytes: 4 * MEBIBYTE },
};

/** The limits of a question as a level without faults. */
export const faultless = (limits: Pick<TaoLongLevel, 'nodes' | 'depth' | 'tableBytes'>): TaoLongLevel => ({
  ...limits,
  quietTurns: TAO_LONG_LEVELS[10].quietTurns,
  noise: 0,
  overlooks: ATTENTIVE,
});
