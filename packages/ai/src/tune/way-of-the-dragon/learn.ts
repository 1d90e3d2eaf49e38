import { ELEMENTS, type WayOptions } from '@dragonway/way-of-the-dragon';
import { softmax } from '../../evaluate/exponential.js';
import {
  addPathFeatures,
  addSeatFeatures,
  countFinished,
  type FeatureList,
  newFeatureList,
  seatFacts,
} from '../../evaluate/way-of-the-dragon/features.js';
import {
  addShare,
  HIDDEN,
  NETWORK_SIZE,
  type Network,
  networkOf,
  SHARE,
  strengthsOf,
} from '../../evaluate/way-of-the-dragon/network.js';
import type { Lesson } from './self-play.js';

const MOST_SEATS = 5;
const DIRECT = 2 * HIDDEN;

/** Memory in which the slopes of lessons are summed up. */
export interface Slopes {
  readonly sums: Float64Array;
  readonly network: Network;
  readonly lists: readonly FeatureList[];
}

export const newSlopes = (): Slopes => {
  const sums = new Float64Array(NETWORK_SIZE);
  return { sums, network: networkOf(sums), lists: Array.from({ length: MOST_SEATS }, newFeatureList) };
};

const listSeat = (list: FeatureList, options: WayOptions, { state }: Lesson, seat: number): void => {
  const finished = new Uint8Array(options.players.length);
  countFinished(options, state, finished);
  list.length = 0;
  ELEMENTS.forEach((_, path) => {
    addPathFeatures(list, options, state, seat, path);
  });
  addSeatFeatures(list, seatFacts(options, state, finished, seat));
};

const plus = (numbers: Float64Array, at: number, more: number): void => {
  numbers[at] = (numbers[at] ?? 0) + more;
};

/** The slopes of one pair's hidden units, given that of the first one's strength. */
const addPair = (network: Network, slopes: Network, shares: Shares, pair: Pair): void => {
  const one = pair.one * SHARE;
  const other = pair.other * SHARE + HIDDEN;
  for (let unit = 0; unit < HIDDEN; unit += 1) {
    const fed = (shares.values[one + unit] ?? 0) + (shares.values[other + unit] ?? 0) + (network.bias[unit] ?? 0);
    if (fed <= 0) continue;
    plus(slopes.out, unit, pair.slope * fed);
    const slope = pair.slope * (network.out[unit] ?? 0);
    plus(slopes.bias, unit, slope);
    plus(shares.slopes, one + unit, slope);
    plus(shares.slopes, other + unit, slope);
  }
};

interface Shares {
  readonly values: Float64Array;
  readonly slopes: Float64Array;
}

interface Pair {
  readonly one: number;
  readonly other: number;
  readonly slope: number;
}

const addRows = (rows: Float64Array, list: FeatureList, slopes: Float64Array, at: number): void => {
  for (let place = 0; place < list.length; place += 1) {
    const row = (list.index[place] ?? 0) * SHARE;
    const amount = list.amount[place] ?? 0;
    for (let unit = 0; unit < SHARE; unit += 1) plus(rows, row + unit, amount * (slopes[at + unit] ?? 0));
  }
};

/** Adds the slopes of one lesson; gives its squared error. */
export const addLesson = (network: Network, slopes: Slopes, options: WayOptions, lesson: Lesson): number => {
  const seats = options.players.length;
  const shares: Shares = { values: new Float64Array(seats * SHARE), slopes: new Float64Array(seats * SHARE) };
  const lists = slopes.lists.slice(0, seats);
  lists.forEach((list, seat) => {
    listSeat(list, options, lesson, seat);
    addShare(network, list, shares.values, seat * SHARE);
  });
  const strengths = new Float64Array(seats);
  const chances = new Float64Array(seats);
  strengthsOf(network, shares.values, strengths);
  softmax(strengths, chances, 0);
  let error = 0;
  for (let one = 0; one < seats; one += 1) {
    const slope = (chances[one] ?? 0) - (lesson.chances[one] ?? 0);
    error += slope * slope;
    plus(shares.slopes, one * SHARE + DIRECT, slope);
    for (let other = 0; other < seats; other += 1) {
      if (other !== one) addPair(network, slopes.network, shares, { one, other, slope: slope / (seats - 1) });
    }
  }
  lists.forEach((list, seat) => {
    addRows(slopes.network.rows, list, shares.slopes, seat * SHARE);
  });
  return error;
};
