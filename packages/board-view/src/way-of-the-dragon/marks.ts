import type { Place, Player, Taker } from './types.js';

/** A piece's possible way. All targets of one act share its id: the five steps of Equilibrium are chosen together. */
export interface WayTarget {
  readonly id: string;
  readonly path: Place['path'];
  /** 0 for a piece that enters. */
  readonly from: number;
  readonly to: number;
  /** What it gives, in a word or two, on a small tag: «+2». */
  readonly tag?: string;
}

/** A destination that is taken, with the reason in plain words. */
export interface WayBlocked extends Place {
  readonly by: Taker | 'finished';
  readonly reason: string;
}

/** The pieces that the Great Dragon could swap, and those already picked. */
export interface WaySwap {
  readonly candidates: readonly Place[];
  readonly picked: readonly Place[];
}

export interface WayTrail {
  readonly path: Place['path'];
  readonly from: number;
  readonly to: number;
}

/** Everything that is laid over the board to tell what was played and what can be. */
export interface WayMarks {
  /** Whose piece the ghosts show. */
  readonly mover?: Player | undefined;
  readonly targets?: readonly WayTarget[];
  /** The id of the chosen act. */
  readonly chosen?: string | undefined;
  readonly blocked?: readonly WayBlocked[];
  readonly swap?: WaySwap | undefined;
  readonly lastMove?: readonly WayTrail[];
  /** The pieces over which the last move, or the chosen one, goes. */
  readonly passedOver?: readonly Place[];
}

export const NO_WAY_MARKS: WayMarks = {};
