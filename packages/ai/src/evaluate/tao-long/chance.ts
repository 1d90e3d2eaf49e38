import { isProven } from '../../search/values.js';
import { exponential } from '../exponential.js';
import { CHANCE_SCALE } from './weights.js';

/** The chance to win in percent that a value stands for. */
export const chanceOf = (value: number): number => {
  if (isProven(value)) return value > 0 ? 100 : 0;
  return 100 / (1 + exponential(-value / CHANCE_SCALE));
};
