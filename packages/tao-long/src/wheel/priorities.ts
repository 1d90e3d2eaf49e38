import type { Dragon, Effect, Flow, WheelIndex } from '../types.js';
import { type Stones, sizeOf, whitesIn } from './stack.js';
import { elementAt, stackAt, WHEEL_SIZE, type Wheel } from './wheel.js';

/*
 * The stone priorities look at every order of every lift, so the counts of a colour on the eight spaces are kept in one
 * number of eight nibbles: adding the drops is one addition, and «three here», «four here», «one on each main space» are
 * masks. A colour has four stones, so no nibble overflows.
 */
type Nibbles = number;

const EACH_FOUR = 0x44444444;
const EACH_ONE = 0x11111111;
const MAINS = 0x0f0f0f0f;
const ONE_ON_EACH_MAIN = 0x01010101;

const isOneOnThreeMains = (onMains: Nibbles): boolean =>
  onMains === 0x00010101 || onMains === 0x01000101 || onMains === 0x01010001 || onMains === 0x01010100;

// Effects as bits: Focus of white on space i is bit i, of black bit 8 + i; Balance of white is bit 16, of black bit 17.
export type EffectSet = number;
const BLACK_FOCUS = WHEEL_SIZE;
const WHITE_BALANCE = 1 << 16;
const BLACK_BALANCE = 1 << 17;

const rotated = (nibbles: Nibbles, index: WheelIndex): Nibbles =>
  (nibbles << (index * 4)) | (nibbles >>> (32 - index * 4));

/** Where the white stones of an order fall when Heaven is lifted, and where all stones of so many fall. */
const spread = (stones: Stones, flow: Flow, isDropped: (isWhite: number) => boolean): Nibbles => {
  const size = sizeOf(stones);
  let nibbles = 0;
  for (let drop = 0; drop < size; drop++) {
    const index = (flow === 'ccw' ? drop + 1 : -drop - 1) & (WHEEL_SIZE - 1);
    if (isDropped((stones >> (size - 1 - drop)) & 1)) nibbles |= 1 << (index * 4);
  }
  return nibbles;
};

const spreadTable = (flow: Flow, isDropped: (isWhite: number) => boolean): Int32Array =>
  Int32Array.from({ length: 512 }, (_, stones) => (stones === 0 ? 0 : spread(stones, flow, isDropped)));

const WHITE_DROPS = {
  ccw: spreadTable('ccw', isWhite => isWhite === 1),
  cw: spreadTable('cw', isWhite => isWhite === 1),
};
const BLACK_DROPS = {
  ccw: spreadTable('ccw', isWhite => isWhite === 0),
  cw: spreadTable('cw', isWhite => isWhite === 0),
};

/** The counts of both colours on a wheel. */
export interface ColourCounts {
  readonly white: Nibbles;
  readonly black: Nibbles;
}

export const colourCounts = (wheel: Wheel): ColourCounts => {
  let white = 0;
  let black = 0;
  for (let index = 0; index < WHEEL_SIZE; index++) {
    const stones = stackAt(wheel, index);
    const whites = whitesIn(stones);
    white |= whites << (index * 4);
    black |= (sizeOf(stones) - whites) << (index * 4);
  }
  return { white, black };
};

const spaceOfNibble = (mask: Nibbles): number => (31 - Math.clz32(mask)) >> 2;

const triggeredOf = (after: Nibbles, drops: Nibbles, focusBit: number, balance: EffectSet): EffectSet => {
  if (drops === 0) return 0;
  if (after === ONE_ON_EACH_MAIN) return balance;
  const four = after & EACH_FOUR & (drops << 2);
  return four === 0 ? 0 : 1 << (focusBit + spaceOfNibble(four));
};

const imminentOf = (after: Nibbles, drops: Nibbles, focusBit: number, balance: EffectSet): EffectSet => {
  const three = after & (after >>> 1) & EACH_ONE & drops;
  if (three !== 0) return 1 << (focusBit + spaceOfNibble(three));
  const onMains = after & MAINS;
  return (onMains & drops) !== 0 && isOneOnThreeMains(onMains) ? balance : 0;
};

/** What dropping stones in some order brings about: the effects it triggers (R16) and those it makes imminent (R17). */
interface Consequences {
  readonly triggered: EffectSet;
  readonly imminent: EffectSet;
}

/** A lift whose orders are compared: the counts without the lifted stones, the space they leave and the way they flow. */
interface Lift {
  readonly white: Nibbles;
  readonly black: Nibbles;
  readonly from: WheelIndex;
  readonly flow: Flow;
}

/** The lift of a space; it is empty before the first drop. */
export const liftOf = (counts: ColourCounts, from: WheelIndex, flow: Flow): Lift => {
  const others = ~(0xf << (from * 4));
  return { white: counts.white & others, black: counts.black & others, from, flow };
};

const whiteDropsOf = ({ from, flow }: Lift, order: Stones): Nibbles =>
  rotated((flow === 'ccw' ? WHITE_DROPS.ccw : WHITE_DROPS.cw)[order] as number, from);

const blackDropsOf = ({ from, flow }: Lift, order: Stones): Nibbles =>
  rotated((flow === 'ccw' ? BLACK_DROPS.ccw : BLACK_DROPS.cw)[order] as number, from);

const triggeredBy = ({ white, black }: Lift, whiteDrops: Nibbles, blackDrops: Nibbles): EffectSet =>
  triggeredOf(white + whiteDrops, whiteDrops, 0, WHITE_BALANCE) |
  triggeredOf(black + blackDrops, blackDrops, BLACK_FOCUS, BLACK_BALANCE);

const imminentBy = ({ white, black }: Lift, whiteDrops: Nibbles, blackDrops: Nibbles): EffectSet =>
  imminentOf(white + whiteDrops, whiteDrops, 0, WHITE_BALANCE) |
  imminentOf(black + blackDrops, blackDrops, BLACK_FOCUS, BLACK_BALANCE);

const consequencesOf = (lift: Lift, order: Stones): Consequences => {
  const whiteDrops = whiteDropsOf(lift, order);
  const blackDrops = blackDropsOf(lift, order);
  return { triggered: triggeredBy(lift, whiteDrops, blackDrops), imminent: imminentBy(lift, whiteDrops, blackDrops) };
};

const isProperSubset = (small: EffectSet, large: EffectSet): boolean => small !== large && (small & large) === small;

/** Why an order is not allowed: the effects that another order triggers or makes imminent besides its own. */
export interface Outdone {
  readonly missed: 'triggered' | 'imminent';
  readonly effects: EffectSet;
}

// R17: triggered effects first, then, among equals, effects made imminent.
const isOutdone = (own: Consequences, other: Consequences): boolean =>
  isProperSubset(own.triggered, other.triggered) ||
  (own.triggered === other.triggered && isProperSubset(own.imminent, other.imminent));

/** What the priorities hold against one of the orders; undefined if it is allowed. */
export const outdone = (lift: Lift, order: Stones, among: readonly Stones[]): Outdone | undefined => {
  const own = consequencesOf(lift, order);
  const better = among.map(other => consequencesOf(lift, other)).find(other => isOutdone(own, other));
  if (better === undefined) return undefined;
  return own.triggered === better.triggered
    ? { missed: 'imminent', effects: better.imminent & ~own.imminent }
    : { missed: 'triggered', effects: better.triggered & ~own.triggered };
};

const isSameForAll = (lift: Lift, orders: readonly Stones[]): boolean => {
  let triggered = -1;
  let imminent = -1;
  for (const order of orders) {
    const whiteDrops = whiteDropsOf(lift, order);
    const blackDrops = blackDropsOf(lift, order);
    const nowTriggered = triggeredBy(lift, whiteDrops, blackDrops);
    const nowImminent = imminentBy(lift, whiteDrops, blackDrops);
    if (triggered >= 0 && (nowTriggered !== triggered || nowImminent !== imminent)) return false;
    triggered = nowTriggered;
    imminent = nowImminent;
  }
  return true;
};

/** R17: of all orders of a lift, those that the stone priorities allow. */
export const byPriorities = (lift: Lift, orders: readonly Stones[]): readonly Stones[] => {
  // Most lifts bring nothing near, whatever the order: this is asked for every space of every decision.
  if (isSameForAll(lift, orders)) return orders;
  const all = orders.map(order => consequencesOf(lift, order));
  return orders.filter((_, index) => {
    const own = all[index];
    return own !== undefined && !all.some(other => isOutdone(own, other));
  });
};

const effectsOfColour = (set: EffectSet, dragon: Dragon, focusBit: number, balance: EffectSet): readonly Effect[] => [
  ...Array.from({ length: WHEEL_SIZE }, (_, index) => index)
    .filter(index => (set & (1 << (focusBit + index))) !== 0)
    .map((index): Effect => ({ kind: 'focus', dragon, on: elementAt(index) })),
  ...((set & balance) === 0 ? [] : [{ kind: 'balance', dragon } as const]),
];

/** The effects of a set, written out. */
export const effectsIn = (set: EffectSet): readonly Effect[] => [
  ...effectsOfColour(set, 'heaven', 0, WHITE_BALANCE),
  ...effectsOfColour(set, 'earth', BLACK_FOCUS, BLACK_BALANCE),
];
