import type { Reached } from './motion/happening.js';
import type { Direction, Dragon, Space } from './types.js';

/** A place where the dragon could end. Several may share a space, told apart by their facing. */
export interface Destination {
  readonly id: string;
  readonly space: Space;
  readonly facing: Direction;
  /** The damage that ending here deals, shown on a seal; 0 is shown quietly, nothing without it. */
  readonly damage?: number;
}

/** A space that an attack would hit. */
export interface Target {
  readonly space: Space;
  readonly by: 'bite' | 'fire' | 'water' | 'price' | 'trample';
  readonly damage: number;
}

/** The spaces that an expel reaches, with their values on the ruler. */
export interface Reach {
  readonly element: 'fire' | 'water';
  readonly from: Space;
  readonly facing: Direction;
  readonly spaces: readonly Reached[];
}

export type BlockedBy = 'edge' | 'body' | 'rock' | 'village' | 'portal' | 'price' | 'rule';

/** A space that cannot be entered, and the reason, which has a sign of its own. */
export interface Blocked {
  readonly space: Space;
  readonly by: BlockedBy;
}

/** Everything that is laid over the board to tell what was played and what can be. */
export interface Marks {
  readonly lastMove?: readonly Space[];
  /** Whose head the ghosts show. */
  readonly mover?: Dragon;
  readonly destinations?: readonly Destination[];
  /** The id of the chosen destination. */
  readonly chosen?: string;
  readonly targets?: readonly Target[];
  readonly reach?: Reach;
  readonly blocked?: readonly Blocked[];
}

export const NO_MARKS: Marks = {};
