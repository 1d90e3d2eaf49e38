import {
  ELEMENTS,
  PLAYERS,
  type Player,
  POWERS,
  type PowerName,
  type WayOptions,
  type WayState,
} from '@dragonway/way-of-the-dragon';

// Everything is counted from the first numbered space, so that paths of all lengths look alike near their ends.
const MOST_DISTANCE = 16;
const NUMBERS = 5;
const MOST_STEPS = 5;

const DISTANCE = 0;
const NUMBER = DISTANCE + MOST_DISTANCE;
const NEAR = NUMBER + NUMBERS;
const FAR = NEAR + MOST_STEPS * NUMBERS;
const BLOCKED = FAR + NUMBERS;
const IMMUNE = BLOCKED + MOST_STEPS;
/** How many features tell about a piece and its path. */
export const PATH_FEATURES = IMMUNE + 1;

const POWER = PATH_FEATURES;
const TURNS = POWER + PLAYERS.length;
const SEATS = TURNS + PLAYERS.length;
const PASSES = SEATS + PLAYERS.length;
const FINISHED = PASSES + 1;
const OTHERS_FINISHED = FINISHED + ELEMENTS.length + 1;
/** How many features tell about a seat. */
export const FEATURES = OTHERS_FINISHED + ELEMENTS.length + 1;

const POWER_PLACES: Readonly<Record<PowerName, number>> = {
  fear: 0,
  rebirth: 1,
  eyeOfTheTiger: 2,
  anxiety: 3,
  theDragon: 4,
};

/** Where the features that are not zero are written. */
export interface FeatureList {
  readonly index: Int16Array;
  readonly amount: Float64Array;
  length: number;
}

const MOST_ACTIVE = 96;

export const newFeatureList = (): FeatureList => ({
  index: new Int16Array(MOST_ACTIVE),
  amount: new Float64Array(MOST_ACTIVE),
  length: 0,
});

const add = (list: FeatureList, index: number, amount: number): void => {
  list.index[list.length] = index;
  list.amount[list.length] = amount;
  list.length += 1;
};

// The list of the players and that of the paths go by the same elements.
const ownPath = (player: Player | undefined): number => (player === undefined ? -1 : PLAYERS.indexOf(player));

const isTaken = (taken: number, space: number): boolean => ((taken >> space) & 1) === 1;

/** What a piece on its way can reach: free numbers, near or far, and steps that others block. */
const addWay = (list: FeatureList, length: number, place: number, taken: number): void => {
  const distance = length + 1 - place;
  add(list, DISTANCE + Math.min(distance, MOST_DISTANCE) - 1, 1);
  for (let number = 1; number <= NUMBERS; number += 1) {
    if (isTaken(taken, length + number)) continue;
    if (distance > MOST_STEPS) add(list, FAR + number - 1, 1);
    else if (distance + number - 1 <= MOST_STEPS) add(list, NEAR + (distance - 1) * NUMBERS + number - 1, 1);
  }
  for (let steps = 1; steps <= MOST_STEPS && place + steps <= length; steps += 1) {
    if (isTaken(taken, place + steps)) add(list, BLOCKED + steps - 1, 1);
  }
};

/** Tells about a seat's piece on one path. */
export const addPathFeatures = (
  list: FeatureList,
  options: WayOptions,
  state: WayState,
  seat: number,
  path: number,
): void => {
  const place = state.places[seat * ELEMENTS.length + path] ?? 0;
  const number = place - options.length;
  if (number <= 0) {
    addWay(list, options.length, place, state.taken[path] ?? 0);
    return;
  }
  add(list, NUMBER + number - 1, 1);
  if (options.immunity && ownPath(options.players[seat]) === path) add(list, IMMUNE, number / NUMBERS);
};

/** What is known of a seat besides its pieces' places. */
export interface SeatFacts {
  readonly seats: number;
  /** Turns of others before its own. */
  readonly turns: number;
  /** The place of its unused power among all powers, from 1; 0 without one. */
  readonly power: number;
  readonly passes: number;
  /** Pieces on numbered spaces. */
  readonly finished: number;
  /** The most that another seat has there. */
  readonly othersFinished: number;
}

/** Counts the pieces of every seat on numbered spaces. */
export const countFinished = ({ length }: WayOptions, { places }: WayState, finished: Uint8Array): void => {
  finished.fill(0);
  for (let at = 0; at < places.length; at += 1) {
    const seat = Math.trunc(at / ELEMENTS.length);
    if ((places[at] ?? 0) > length) finished[seat] = (finished[seat] ?? 0) + 1;
  }
};

const mostOfOthers = (finished: Uint8Array, seat: number): number => {
  let most = 0;
  for (let other = 0; other < finished.length; other += 1) {
    if (other !== seat) most = Math.max(most, finished[other] ?? 0);
  }
  return most;
};

/** What is known of a seat; `finished` has the counts of all seats. */
export const seatFacts = ({ players }: WayOptions, state: WayState, finished: Uint8Array, seat: number): SeatFacts => {
  const seats = players.length;
  const player = players[seat];
  const hasPower = player !== undefined && ((state.unused >> seat) & 1) === 1;
  return {
    seats,
    turns: (seat - state.seat + seats) % seats,
    power: hasPower ? POWER_PLACES[POWERS[player].name] + 1 : 0,
    passes: state.passes,
    finished: finished[seat] ?? 0,
    othersFinished: mostOfOthers(finished, seat),
  };
};

/** Tells about a seat as a whole. */
export const addSeatFeatures = (list: FeatureList, facts: SeatFacts): void => {
  if (facts.power > 0) add(list, POWER + facts.power - 1, 1);
  add(list, TURNS + facts.turns, 1);
  add(list, SEATS + facts.seats - 1, 1);
  if (facts.passes > 0) add(list, PASSES, facts.passes / facts.seats);
  add(list, FINISHED + facts.finished, 1);
  add(list, OTHERS_FINISHED + facts.othersFinished, 1);
};
