/** Values beyond every evaluation: a proven win, less the number of turns until then. */
export const WIN = 1_000_000;

const LONGEST_WIN = 10_000;

/** Larger than any value. */
export const INFINITE = 2_000_000;

/** Evaluations stay well inside this, so that a value tells by itself whether it is proven. */
export const MOST_EVALUATION = 900_000;

export const isProven = (value: number): boolean => Math.abs(value) > WIN - LONGEST_WIN;

/** The value of winning (or losing) when this many turns have begun since the root, its own not counted. */
export const wonAfter = (turns: number): number => WIN - turns;

/** A proven end: who gains, and how many turns it takes, both dragons' and the present one counted. */
export interface ProvenEnd {
  readonly wins: boolean;
  readonly turns: number;
}

/** Reads a proven value; undefined for an evaluation. */
export const provenEnd = (value: number): ProvenEnd | undefined =>
  isProven(value) ? { wins: value > 0, turns: WIN - Math.abs(value) + 1 } : undefined;

/** A proven value as the table keeps it: counted from the state itself, so that it holds on every path there. */
export const fromRootToState = (value: number, turnsSinceRoot: number): number =>
  isProven(value) ? value + Math.sign(value) * turnsSinceRoot : value;

export const fromStateToRoot = (value: number, turnsSinceRoot: number): number =>
  isProven(value) ? value - Math.sign(value) * turnsSinceRoot : value;
