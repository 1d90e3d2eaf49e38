/** What one slice of a run measured. */
export interface Slice {
  readonly movesPerSecond: number;
  /** From sending a move to the other side having it, in milliseconds. */
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  /** The moves of the pair that played least and of the one that played most. */
  readonly fewest: number;
  readonly most: number;
  /** Processor time of the server for each move, in microseconds; it says more than a clock where others use the machine. */
  readonly work: number;
}

/** What was counted in a slice. */
export interface Counts {
  readonly pairs: readonly (readonly number[])[];
  readonly seconds: number;
  /** Processor time of the server in microseconds. */
  readonly work: number;
}

const ascending = (one: number, other: number): number => one - other;

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

/** Sums up what was counted in a slice. */
export const sliceOf = ({ pairs, seconds, work }: Counts): Slice => {
  const sorted = pairs.flat().sort(ascending);
  const counts = pairs.map(({ length }) => length);
  return {
    movesPerSecond: sorted.length / seconds,
    p50: quantile(sorted, 0.5),
    p95: quantile(sorted, 0.95),
    p99: quantile(sorted, 0.99),
    fewest: Math.min(...counts),
    most: Math.max(...counts),
    work: work / sorted.length,
  };
};

export const median = (values: readonly number[]): number => quantile(values.toSorted(ascending), 0.5);

/** The median of a field over slices. */
export const medianOf = (slices: readonly Slice[], field: keyof Slice): number =>
  median(slices.map(slice => slice[field]));

/** The median of the ratios of slices that were measured one after the other. */
export const ratioOf = (slices: readonly Slice[], yardstick: readonly Slice[], field: keyof Slice): number =>
  median(slices.map((slice, index) => slice[field] / (yardstick[index]?.[field] ?? Number.NaN)));
