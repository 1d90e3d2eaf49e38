const MOST = 700;
const TERMS = 14;

/**
 * The exponential function by additions and multiplications alone. `Math.exp` may differ in its last digit from one
 * engine to another, and then the same seed could choose another move there.
 */
export const exponential = (power: number): number => {
  const bounded = Math.max(-MOST, Math.min(MOST, power));
  const doublings = Math.round(bounded / Math.LN2);
  const rest = bounded - doublings * Math.LN2;
  let sum = 1;
  for (let term = TERMS; term > 0; term -= 1) sum = 1 + (sum * rest) / term;
  return sum * 2 ** doublings;
};

/** Turns strengths into chances that sum to one. */
export const softmax = (strengths: Float64Array, chances: Float64Array, at: number): void => {
  let most = Number.NEGATIVE_INFINITY;
  for (const strength of strengths) most = Math.max(most, strength);
  let sum = 0;
  for (let seat = 0; seat < strengths.length; seat += 1) {
    const share = exponential((strengths[seat] ?? 0) - most);
    chances[at + seat] = share;
    sum += share;
  }
  for (let seat = 0; seat < strengths.length; seat += 1) chances[at + seat] = (chances[at + seat] ?? 0) / sum;
};
