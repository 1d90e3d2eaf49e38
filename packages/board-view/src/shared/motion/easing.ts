import { clamp } from '../geometry/vector.js';

export type Easing = (share: number) => number;

export const easeInOut: Easing = share => (share < 0.5 ? 4 * share ** 3 : 1 - (-2 * share + 2) ** 3 / 2);

export const easeOut: Easing = share => 1 - (1 - share) ** 3;

/** Arrives early, goes six hundredths too far, and settles. */
export const settle: Easing = share => {
  if (share < 0.7) return easeOut(share / 0.7) * 1.06;
  return 1.06 - 0.06 * easeInOut((share - 0.7) / 0.3);
};

/** Out and back: 0 at both ends, 1 a little before the middle. */
export const lunge: Easing = share => Math.sin(Math.PI * clamp(share, 0, 1) ** 0.8);
