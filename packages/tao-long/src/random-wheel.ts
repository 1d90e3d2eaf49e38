import { pick, type Random, shuffled } from '@dragonway/core';
import { workingRules } from './rules.js';
import type { State } from './state.js';
import { resolveRules } from './table-rules.js';
import type { CheckedOptions } from './tao-long.js';
import { hasPossibleLift } from './turn/spirit.js';
import { NO_STONES, STONES_OF_A_COLOUR, type Stones, withOnTop } from './wheel/stack.js';
import { WHEEL_SIZE, type Wheel } from './wheel/wheel.js';

const drawWheel = (random: Random): Wheel => {
  const wheel: Stones[] = Array.from({ length: WHEEL_SIZE }, () => NO_STONES);
  const places = wheel.map((_, index) => index);
  const stones = Array.from({ length: 2 * STONES_OF_A_COLOUR }, (_, index) => (index < STONES_OF_A_COLOUR ? 1 : 0));
  for (const isWhite of shuffled(random, stones)) {
    const on = pick(random, places);
    wheel[on] = withOnTop(wheel[on] ?? NO_STONES, isWhite);
  }
  return wheel;
};

/** Section 9: the start with the eight stones spread at random, drawn again until at least one action is possible. */
export const randomWheel = ({ table, start }: CheckedOptions, random: Random): State => {
  const rules = workingRules(resolveRules(table));
  for (;;) {
    const state: State = { ...start, wheel: drawWheel(random) };
    if (hasPossibleLift(state, rules)) return state;
  }
};
