import type { Dragon, Effect, WheelIndex } from '../types.js';
import type { Sowing } from '../wheel/sowing.js';
import { isWhiteAt, STONES_OF_A_COLOUR, sizeOf, whitesIn } from '../wheel/stack.js';
import { alongFlow, elementAt, MAIN_SPACES, stackAt, type Wheel } from '../wheel/wheel.js';

export const NO_EFFECTS: readonly Effect[] = [];

const stonesOn = (wheel: Wheel, index: WheelIndex, isWhite: number): number => {
  const stones = stackAt(wheel, index);
  return isWhite ? whitesIn(stones) : sizeOf(stones) - whitesIn(stones);
};

// The stones of a colour that were dropped are all part of what they completed, so its last drop tells where to look.
const completedBy = (wheel: Wheel, on: WheelIndex, isWhite: number): Effect | undefined => {
  const dragon: Dragon = isWhite ? 'heaven' : 'earth';
  if (stonesOn(wheel, on, isWhite) === STONES_OF_A_COLOUR) return { kind: 'focus', dragon, on: elementAt(on) };
  return MAIN_SPACES.every(index => stonesOn(wheel, index, isWhite) === 1) ? { kind: 'balance', dragon } : undefined;
};

// The last drop of a colour, or -1.
const lastDropOf = (order: number, size: number, isWhite: number): number => {
  let drop = size - 1;
  while (drop >= 0 && isWhiteAt(order, size, drop) !== isWhite) drop--;
  return drop;
};

/**
 * The effects that a sowing completed (R16: by a drop), in the order in which the drops completed them, judged on the
 * wheel as the sowing left it: a combination that was completed on the way still stands at its end.
 */
export const triggeredEffects = (wheel: Wheel, { from, flow, order }: Sowing): readonly Effect[] => {
  const size = sizeOf(order);
  const white = lastDropOf(order, size, 1);
  const black = lastDropOf(order, size, 0);
  const heaven = white < 0 ? undefined : completedBy(wheel, alongFlow(from, flow, white + 1), 1);
  const earth = black < 0 ? undefined : completedBy(wheel, alongFlow(from, flow, black + 1), 0);
  if (heaven === undefined) return earth === undefined ? NO_EFFECTS : [earth];
  if (earth === undefined) return [heaven];
  return white < black ? [heaven, earth] : [earth, heaven];
};
