/** Decisions below the root that a search can hold; deeper states are evaluated as they stand. */
export const MOST_PLIES = 200;

/** How the search shapes its tree. */
export interface Shape {
  /** Turns that may follow the horizon while something is pending. */
  readonly quietTurns: number;
  /** Whether moves that look poor are first searched one turn less deep. */
  readonly reducesLate: boolean;
  /** What depth is counted in: decisions, or whole turns with everything that belongs to them. */
  readonly horizon: 'decisions' | 'turns';
}

export const DEFAULT_SHAPE: Shape = { quietTurns: 3, reducesLate: true, horizon: 'decisions' };

const LATE_MOVE = 4;
const LEAST_REDUCED_DEPTH = 4;
// One turn: its Spirit and its Matter decision.
const REDUCTION = 2;

/** The depth at which the move that is tried as the so-manieth is looked at first. */
export const firstDepth = ({ reducesLate }: Shape, left: number, tried: number): number =>
  reducesLate && tried >= LATE_MOVE && left >= LEAST_REDUCED_DEPTH ? left - REDUCTION : left;
