import { FEATURES, type FeatureList } from './features.js';

/** Hidden units. */
export const HIDDEN = 16;

/** The numbers that a list of features adds up to for a seat: as oneself, as the other of a pair, and directly. */
export const SHARE = 2 * HIDDEN + 1;
const OTHER = HIDDEN;
const DIRECT = 2 * HIDDEN;

/**
 * A small network that gives every seat a strength. Each pair of seats has its hidden units, fed by the features of the
 * one and of the other; a seat's strength is the mean over its pairs and a direct part. So the same numbers serve two to
 * five players.
 */
export interface Network {
  /** For every feature the SHARE numbers that it adds. */
  readonly rows: Float64Array;
  readonly bias: Float64Array;
  readonly out: Float64Array;
}

export const NETWORK_SIZE = FEATURES * SHARE + 2 * HIDDEN;

/** A network as one list of numbers: rows, bias, out. The parts share the list's memory. */
export const networkOf = (numbers: Float64Array): Network => ({
  rows: numbers.subarray(0, FEATURES * SHARE),
  bias: numbers.subarray(FEATURES * SHARE, FEATURES * SHARE + HIDDEN),
  out: numbers.subarray(FEATURES * SHARE + HIDDEN, NETWORK_SIZE),
});

/** Adds what a list of features gives to a seat's share. */
export const addShare = ({ rows }: Network, list: FeatureList, share: Float64Array, at: number): void => {
  for (let place = 0; place < list.length; place += 1) {
    const row = (list.index[place] ?? 0) * SHARE;
    const amount = list.amount[place] ?? 0;
    for (let unit = 0; unit < SHARE; unit += 1) {
      share[at + unit] = (share[at + unit] ?? 0) + amount * (rows[row + unit] ?? 0);
    }
  }
};

/** What the hidden units of a pair give to the strength of the first of them. */
const pairStrength = ({ bias, out }: Network, shares: Float64Array, one: number, other: number): number => {
  let sum = 0;
  for (let unit = 0; unit < HIDDEN; unit += 1) {
    const fed = (shares[one + unit] ?? 0) + (shares[other + OTHER + unit] ?? 0) + (bias[unit] ?? 0);
    if (fed > 0) sum += fed * (out[unit] ?? 0);
  }
  return sum;
};

/** The strengths of all seats from their shares, which stand one after the other. */
export const strengthsOf = (network: Network, shares: Float64Array, strengths: Float64Array): void => {
  const seats = strengths.length;
  for (let one = 0; one < seats; one += 1) {
    let pairs = 0;
    for (let other = 0; other < seats; other += 1) {
      if (other !== one) pairs += pairStrength(network, shares, one * SHARE, other * SHARE);
    }
    strengths[one] = (shares[one * SHARE + DIRECT] ?? 0) + pairs / (seats - 1);
  }
};
