import { rerollAdvice } from '@dragonway/ai';
import { randomFrom } from '@dragonway/core';
import { chancesOf, NO_DICE, ROLLS } from '@dragonway/way-of-the-dragon';
import { perSecond, type Subject } from '../measure.js';

const BATCH = 100;

/** Exact advice on dice with two re-rolls left, from given values of the acts: all ways of keeping. */
export const exactAdvice: Subject = {
  name: 'Way of the Dragon, exact re-roll advice',
  unit: 'decisions/s',
  run: millis => {
    const random = randomFrom(1);
    const acts = Float64Array.from(ROLLS, () => random.below(1_000_000) / 1_000_000);
    const rolls = chancesOf(NO_DICE).map(({ move }) => move.roll);
    return perSecond(millis, () => {
      for (let index = 0; index < BATCH; index += 1) {
        const roll = rolls[index % rolls.length];
        if (roll !== undefined) rerollAdvice({ roll, rerolls: 2, acts });
      }
      return BATCH;
    });
  },
};
