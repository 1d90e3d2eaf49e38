import type { Flow, State, WorkingRules } from '@dragonway/tao-long';
import { sizeIn, sizesWord, whitesAt, whitesWord } from './wheel-words.js';

/** A set of actions: bit i stands for the element at wheel index i. */
export type ActionSet = number;

/** What lies ready for a dragon's effects: stones of its colour. */
export interface NearEffects {
  /** The spaces on which three of them lie. */
  readonly threes: number;
  /** How many main spaces hold exactly one. */
  readonly mainSingles: number;
}

/** What the shared wheel offers, packed into numbers because it is asked for at every leaf of a search. */
export interface Offers {
  /** The actions to which the spaces with stones lead now. */
  readonly now: ActionSet;
  /** The action of each lift: four bits for each space lifted. */
  readonly actions: number;
  /** What comes to the opponent after each lift: a set of eight bits for each of the spaces 0 to 3, and 4 to 7. */
  readonly afterFirst: number;
  readonly afterLast: number;
  readonly heaven: NearEffects;
  readonly earth: NearEffects;
}

/** Stands for the action of a space without stones. */
export const NO_STONES_THERE = 8;

/** The action to which a space leads, by wheel index, or NO_STONES_THERE. */
export const actionOfLift = ({ actions }: Offers, from: number): number => (actions >>> (from * 4)) & 15;

/** The actions that come to the opponent after a lift: by its next choice or, in solo, by this very drop. */
export const afterLift = ({ afterFirst, afterLast }: Offers, from: number): ActionSet =>
  ((from < 4 ? afterFirst : afterLast) >>> ((from & 3) * 8)) & 255;

interface Stones {
  readonly sizes: number;
  readonly whites: number;
  readonly coin: Flow;
}

type LiftRules = Pick<WorkingRules, 'flow' | 'soloPlayer' | 'visibleStones'>;

const flowAt = (rules: LiftRules, { sizes, whites, coin }: Stones, from: number): Flow => {
  const white = whitesAt(whites, from);
  return rules.flow(white, sizeIn(sizes, from) - white, coin);
};

const actionAt = (rules: LiftRules, stones: Stones, from: number): number => {
  const steps = sizeIn(stones.sizes, from);
  return (flowAt(rules, stones, from) === 'ccw' ? from + steps : from - steps) & 7;
};

const offeredBy = (rules: LiftRules, stones: Stones): ActionSet => {
  let offered = 0;
  for (let from = 0; from < 8; from++) {
    if (sizeIn(stones.sizes, from) > 0) offered |= 1 << actionAt(rules, stones, from);
  }
  return offered;
};

// Which stone falls where is the player's choice; the white ones first stand for all orders, so that the answer depends
// on nothing that the rules cannot see.
const lifted = (rules: LiftRules, stones: Stones, from: number): Stones => {
  const coin = flowAt(rules, stones, from);
  const count = sizeIn(stones.sizes, from);
  const white = whitesAt(stones.whites, from);
  let sizes = stones.sizes & ~(15 << (from * 4));
  let whites = stones.whites & ~(7 << (from * 3));
  for (let drop = 1; drop <= count; drop++) {
    const on = (coin === 'ccw' ? from + drop : from - drop) & 7;
    sizes += 1 << (on * 4);
    if (drop <= white) whites += 1 << (on * 3);
  }
  return { sizes, whites, coin };
};

/** In solo the opponent acts where its stones fall: on some of the spaces that the lift passes. */
const passedBy = (rules: LiftRules, stones: Stones, from: number): ActionSet => {
  const flow = flowAt(rules, stones, from);
  let passed = 0;
  for (let drop = 1; drop <= sizeIn(stones.sizes, from); drop++) {
    passed |= 1 << ((flow === 'ccw' ? from + drop : from - drop) & 7);
  }
  const own = whitesAt(stones.whites, from);
  const others = rules.soloPlayer === 'heaven' ? sizeIn(stones.sizes, from) - own : own;
  return others === 0 ? 0 : passed;
};

const answersTo = (rules: LiftRules, stones: Stones, from: number): ActionSet => {
  if (sizeIn(stones.sizes, from) === 0) return 0;
  return rules.soloPlayer === undefined ? offeredBy(rules, lifted(rules, stones, from)) : passedBy(rules, stones, from);
};

const nearEffects = (stonesOn: (index: number) => number): NearEffects => {
  let threes = 0;
  let mainSingles = 0;
  for (let index = 0; index < 8; index++) {
    const stones = stonesOn(index);
    if (stones === 3) threes |= 1 << index;
    if (stones === 1 && index % 2 === 0) mainSingles++;
  }
  return { threes, mainSingles };
};

const offersOf = (rules: LiftRules, stones: Stones): Offers => {
  let actions = 0;
  let afterFirst = 0;
  let afterLast = 0;
  for (let from = 0; from < 8; from++) {
    const action = sizeIn(stones.sizes, from) === 0 ? NO_STONES_THERE : actionAt(rules, stones, from);
    actions |= action << (from * 4);
    const after = answersTo(rules, stones, from) << ((from & 3) * 8);
    if (from < 4) afterFirst |= after;
    else afterLast |= after;
  }
  const { sizes, whites } = stones;
  return {
    now: offeredBy(rules, stones),
    actions,
    afterFirst,
    afterLast,
    heaven: nearEffects(index => whitesAt(whites, index)),
    earth: nearEffects(index => sizeIn(sizes, index) - whitesAt(whites, index)),
  };
};

// 6,435 ways to lay the stones where colours mean nothing; more with colours, so the cache is bounded.
const CACHE_SLOTS = 1 << 14;

type Slot = Stones & Offers;

export type ReadOffers = (state: State) => Offers;

/** Remembers what wheels offer: the same few wheels are met at nearly every leaf of a search. */
export const offersReader = (rules: LiftRules): ReadOffers => {
  const slots: (Slot | undefined)[] = [];
  slots.length = CACHE_SLOTS;
  let wheel: State['wheel'] | undefined;
  let lastCoin: Flow | undefined;
  let last: Offers | undefined;
  // Where colours mean nothing, wheels that differ in them alone offer the same.
  const hasColours = rules.visibleStones !== 'number' || rules.soloPlayer !== undefined;
  const read = (state: State): Offers => {
    const sizes = sizesWord(state);
    const whites = hasColours ? whitesWord(state) : 0;
    const { coin } = state;
    const at = (Math.imul(sizes, 0x9e3779b1) ^ Math.imul(whites, 0x85ebca6b) ^ (coin === 'cw' ? 1 : 0)) >>> 18;
    const slot = slots[at];
    if (slot !== undefined && slot.sizes === sizes && slot.whites === whites && slot.coin === coin) return slot;
    const stones = { sizes, whites, coin };
    const filled: Slot = { ...stones, ...offersOf(rules, stones) };
    slots[at] = filled;
    return filled;
  };
  // A turn's decisions, and a state asked several times over, share their wheel.
  return state => {
    if (last === undefined || state.wheel !== wheel || state.coin !== lastCoin) {
      wheel = state.wheel;
      lastCoin = state.coin;
      last = read(state);
    }
    return last;
  };
};
