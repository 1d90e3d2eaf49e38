/** An observed case: what was to be seen, and what share of the points came of it (1 won, 0 lost). */
export interface Sample {
  readonly features: Float64Array;
  readonly points: number;
}

export const sigmoid = (value: number): number => 1 / (1 + Math.exp(-value));

const dot = (one: Float64Array, other: Float64Array): number => {
  let sum = 0;
  for (let index = 0; index < one.length; index++) sum += (one[index] as number) * (other[index] as number);
  return sum;
};

/** Solves a symmetric system by elimination with pivots; the rows are used up. */
const solve = (rows: Float64Array[], right: Float64Array): Float64Array => {
  const size = right.length;
  for (let column = 0; column < size; column++) {
    let pivot = column;
    for (let row = column + 1; row < size; row++) {
      if (Math.abs(rows[row]?.[column] ?? 0) > Math.abs(rows[pivot]?.[column] ?? 0)) pivot = row;
    }
    [rows[column], rows[pivot]] = [rows[pivot] as Float64Array, rows[column] as Float64Array];
    [right[column], right[pivot]] = [right[pivot] as number, right[column] as number];
    eliminate(rows, right, column);
  }
  return right.map((value, index) => value / (rows[index]?.[index] ?? 1));
};

const eliminate = (rows: Float64Array[], right: Float64Array, column: number): void => {
  const pivot = rows[column] as Float64Array;
  for (const [index, row] of rows.entries()) {
    if (index === column) continue;
    const factor = (row[column] as number) / (pivot[column] as number);
    if (factor === 0) continue;
    for (let at = column; at < row.length; at++) row[at] = (row[at] as number) - factor * (pivot[at] as number);
    right[index] = (right[index] as number) - factor * (right[column] as number);
  }
};

const addSample = (
  rows: Float64Array[],
  right: Float64Array,
  { features, points }: Sample,
  weights: Float64Array,
): void => {
  const expected = sigmoid(dot(features, weights));
  const spread = Math.max(expected * (1 - expected), 1e-6);
  for (let one = 0; one < features.length; one++) {
    const value = features[one] as number;
    if (value === 0) continue;
    right[one] = (right[one] as number) + value * (points - expected);
    const row = rows[one] as Float64Array;
    for (let other = 0; other < features.length; other++) {
      row[other] = (row[other] as number) + spread * value * (features[other] as number);
    }
  }
};

const ROUNDS = 12;

/**
 * The weights under which the sigmoid of the weighted features foretells the points best. They start from earlier ones
 * and are drawn back to them by `pull`, so that what hardly ever occurs keeps its weight. Newton's method: a handful of
 * rounds is enough.
 */
export const fitLogistic = (samples: readonly Sample[], earlier: Float64Array, pull: number): Float64Array => {
  const size = earlier.length;
  let weights = earlier;
  for (let round = 0; round < ROUNDS; round++) {
    const rows = Array.from({ length: size }, (_, index) => {
      const row = new Float64Array(size);
      row[index] = pull;
      return row;
    });
    const right = weights.map((weight, index) => pull * ((earlier[index] as number) - weight));
    for (const sample of samples) addSample(rows, right, sample, weights);
    const step = solve(rows, right);
    weights = weights.map((weight, index) => weight + (step[index] as number));
  }
  return weights;
};

/** The mean surprise of the samples under these weights: lower is better. */
export const meanLoss = (samples: readonly Sample[], weights: Float64Array): number => {
  let sum = 0;
  for (const { features, points } of samples) {
    const expected = Math.min(Math.max(sigmoid(dot(features, weights)), 1e-9), 1 - 1e-9);
    sum -= points * Math.log(expected) + (1 - points) * Math.log(1 - expected);
  }
  return sum / samples.length;
};
