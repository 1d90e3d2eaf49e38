import type { Rules } from '../rules.js';
import type { Flow, WheelIndex } from '../types.js';
import { baseFirst } from './base-first.js';
import { byPriorities, type ColourCounts, colourCounts, liftOf } from './priorities.js';
import { blacksIn, isOneColour, rowsOf, type Stones, sizeOf, whitesIn } from './stack.js';
import { stackAt, type Wheel } from './wheel.js';

/** The orders that exist for the lifted stones, before any priority: R18 makes equal colours one choice. */
export const ordersOf = (rules: Rules, lifted: Stones): readonly Stones[] =>
  rules.orders === 'stackOrder' || isOneColour(lifted) ? [lifted] : rowsOf(sizeOf(lifted), whitesIn(lifted));

/** Which way the stones of a space would flow. */
export const flowOf = (rules: Rules, wheel: Wheel, coin: Flow, from: WheelIndex): Flow => {
  const lifted = stackAt(wheel, from);
  return rules.flow(whitesIn(lifted), blacksIn(lifted), coin);
};

/** The orders in which the stones of a space may be dropped, sorted by text; never empty. */
export const dropOrders = (
  rules: Rules,
  wheel: Wheel,
  { from, flow, counts = colourCounts(wheel) }: { from: WheelIndex; flow: Flow; counts?: ColourCounts },
): readonly Stones[] => {
  const lifted = stackAt(wheel, from);
  const orders = ordersOf(rules, lifted);
  if (orders.length === 1) return orders;
  const allowed = rules.hasPriorities ? byPriorities(liftOf(counts, from, flow), orders) : orders;
  return rules.soloPlayer === undefined ? allowed : [baseFirst(lifted, allowed)];
};
