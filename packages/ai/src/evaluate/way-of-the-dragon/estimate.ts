import { ELEMENTS, type WayOptions, type WayState } from '@dragonway/way-of-the-dragon';
import { softmax } from '../exponential.js';
import {
  addPathFeatures,
  addSeatFeatures,
  countFinished,
  newFeatureList,
  type SeatFacts,
  seatFacts,
} from './features.js';
import { addShare, type Network, SHARE, strengthsOf } from './network.js';

/** Writes the chance to win of every seat, from place `at` on, for a state at the start of a turn. */
export type Estimate = (state: WayState, chances: Float64Array, at: number) => void;

const PATHS = ELEMENTS.length;
const PLACES = 21;
const MOST_REMEMBERED = 1 << 14;

type Shares = Map<number, Float64Array>;

const remember = (shares: Shares, key: number, share: Float64Array): Float64Array => {
  // The oldest are as likely to be wanted again as any: a search stays near where it is.
  if (shares.size >= MOST_REMEMBERED) shares.clear();
  shares.set(key, share);
  return share;
};

const ANY_PATH = PATHS;

const pathKey = (
  { immunity, players: { length: seats } }: WayOptions,
  { places, dead }: WayState,
  path: number,
): number => {
  // Paths without dead pieces and without Immunity are all alike.
  let key = (dead[path] ?? 0) === 0 && !immunity ? ANY_PATH : path;
  for (let seat = 0; seat < seats; seat += 1) key = key * PLACES + (places[seat * PATHS + path] ?? 0);
  return key;
};

const seatKey = (facts: SeatFacts): number =>
  (((facts.power * 6 + facts.turns) * 6 + facts.passes) * 6 + facts.finished) * 6 + facts.othersFinished;

/**
 * The trained judgement of a table's states. What a path adds up to depends on that path alone and comes up again and
 * again in a search, so it is remembered as long as the dead pieces stay where they are.
 */
export const estimateBy = (options: WayOptions, network: Network): Estimate => {
  const seats = options.players.length;
  const list = newFeatureList();
  const sums = new Float64Array(seats * SHARE);
  const strengths = new Float64Array(seats);
  const finished = new Uint8Array(seats);
  const paths: Shares = new Map();
  const facts: Shares = new Map();
  let dead: WayState['dead'] | undefined;

  const shareOfPath = (state: WayState, path: number): Float64Array => {
    const key = pathKey(options, state, path);
    const known = paths.get(key);
    if (known !== undefined) return known;
    const share = new Float64Array(seats * SHARE);
    for (let seat = 0; seat < seats; seat += 1) {
      list.length = 0;
      addPathFeatures(list, options, state, seat, path);
      addShare(network, list, share, seat * SHARE);
    }
    return remember(paths, key, share);
  };

  const shareOfSeat = (about: SeatFacts): Float64Array => {
    const key = seatKey(about);
    const known = facts.get(key);
    if (known !== undefined) return known;
    const share = new Float64Array(SHARE);
    list.length = 0;
    addSeatFeatures(list, about);
    addShare(network, list, share, 0);
    return remember(facts, key, share);
  };

  // One loop over the five paths at once, because this sum is most of the cost of an estimate.
  const addPaths = (state: WayState): void => {
    const water = shareOfPath(state, 0);
    const fire = shareOfPath(state, 1);
    const metal = shareOfPath(state, 2);
    const earth = shareOfPath(state, 3);
    const wood = shareOfPath(state, 4);
    for (let unit = 0; unit < sums.length; unit += 1) {
      const first = (water[unit] ?? 0) + (fire[unit] ?? 0) + (metal[unit] ?? 0);
      sums[unit] = first + (earth[unit] ?? 0) + (wood[unit] ?? 0);
    }
  };

  const addSeat = (share: Float64Array, at: number): void => {
    for (let unit = 0; unit < SHARE; unit += 1) sums[at + unit] = (sums[at + unit] ?? 0) + (share[unit] ?? 0);
  };

  return (state, chances, at) => {
    if (state.dead !== dead) paths.clear();
    dead = state.dead;
    addPaths(state);
    countFinished(options, state, finished);
    for (let seat = 0; seat < seats; seat += 1) {
      addSeat(shareOfSeat(seatFacts(options, state, finished, seat)), seat * SHARE);
    }
    strengthsOf(network, sums, strengths);
    softmax(strengths, chances, at);
  };
};
