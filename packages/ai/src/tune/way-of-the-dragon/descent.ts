/** What is remembered of the slopes between two steps (the method is called Adam). */
export interface Descent {
  readonly means: Float64Array;
  readonly squares: Float64Array;
  steps: number;
}

export const newDescent = (size: number): Descent => ({
  means: new Float64Array(size),
  squares: new Float64Array(size),
  steps: 0,
});

const MEAN_KEPT = 0.9;
const SQUARE_KEPT = 0.999;
const LEAST = 1e-8;

/** Goes one step down the slopes, which are the sum over `count` lessons and are cleared. */
export const descend = (
  descent: Descent,
  numbers: Float64Array,
  slopes: Float64Array,
  count: number,
  pace: number,
): void => {
  descent.steps += 1;
  const meanScale = 1 - MEAN_KEPT ** descent.steps;
  const squareScale = 1 - SQUARE_KEPT ** descent.steps;
  for (let at = 0; at < numbers.length; at += 1) {
    const slope = (slopes[at] ?? 0) / count;
    const mean = MEAN_KEPT * (descent.means[at] ?? 0) + (1 - MEAN_KEPT) * slope;
    const square = SQUARE_KEPT * (descent.squares[at] ?? 0) + (1 - SQUARE_KEPT) * slope * slope;
    descent.means[at] = mean;
    descent.squares[at] = square;
    slopes[at] = 0;
    numbers[at] = (numbers[at] ?? 0) - (pace * (mean / meanScale)) / (Math.sqrt(square / squareScale) + LEAST);
  }
};
