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

const careless = (sideSpaces: number, thirdSpace: number, extraPhases: number): TaoLongLevel['overlooks'] => ({
  sideSpaces,
  thirdSpace,
  extraPhases,
});

/** A first ladder; the match files tell how far apart its steps are. */
export const TAO_LONG_LEVELS: ByLevel<TaoLongLevel> = {
  1: { nodes: 300, depth: 2, quietTurns: 1, noise: 240, overlooks: careless(90, 95, 90), tableBytes: MEBIBYTE },
  2: { nodes: 310, depth: 2, quietTurns: 1, noise: 170, overlooks: careless(70, 80, 75), tableBytes: MEBIBYTE },
  3: { nodes: 320, depth: 2, quietTurns: 1, noise: 125, overlooks: careless(55, 65, 60), tableBytes: MEBIBYTE },
  4: { nodes: 400, depth: 2, quietTurns: 2, noise: 75, overlooks: careless(30, 40, 40), tableBytes: MEBIBYTE },
  5: { nodes: 500, depth: 4, quietTurns: 2, noise: 75, overlooks: careless(20, 25, 25), tableBytes: MEBIBYTE },
  6: { nodes: 700, depth: 4, quietTurns: 2, noise: 45, overlooks: careless(10, 12, 12), tableBytes: MEBIBYTE },
  7: { nodes: 1_100, depth: 6, quietTurns: 3, noise: 28, overlooks: careless(4, 5, 5), tableBytes: MEBIBYTE },
  8: { nodes: 3_000, depth: 200, quietTurns: 3, noise: 10, overlooks: ATTENTIVE, tableBytes: 2 * MEBIBYTE },
  9: { nodes: 15_000, depth: 200, quietTurns: 3, noise: 0, overlooks: ATTENTIVE, tableBytes: 4 * MEBIBYTE },
  10: { nodes: 150_000, depth: 200, quietTurns: 3, noise: 0, overlooks: ATTENTIVE, tableBytes: 16 * MEBIBYTE },
};

/** The limits of a question as a level without faults. */
export const faultless = (limits: Pick<TaoLongLevel, 'nodes' | 'depth' | 'tableBytes'>): TaoLongLevel => ({
  ...limits,
  quietTurns: TAO_LONG_LEVELS[10].quietTurns,
  noise: 0,
  overlooks: ATTENTIVE,
});
