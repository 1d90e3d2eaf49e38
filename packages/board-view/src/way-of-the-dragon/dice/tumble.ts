import { chanceFrom } from '../../shared/geometry/chance.js';
import { clamp } from '../../shared/geometry/vector.js';
import { easeOut } from '../../shared/motion/easing.js';
import { FACES, type Face } from '../types.js';

/** How a rolling die is drawn at a moment. */
export interface Tumble {
  readonly face: Face;
  /** Degrees on top of the tilt in which it comes to rest. */
  readonly turn: number;
  /** How high it is above the table, 0 to 1. */
  readonly lift: number;
  readonly isRolling: boolean;
}

export const ROLL = 650;
export const STAGGER = 40;

/** How long the given number of dice roll. */
export const rollDuration = (count: number): number => (count === 0 ? 0 : ROLL + STAGGER * (count - 1));

/** Three hops, each half as high as the one before. */
const heightAt = (share: number): number => {
  if (share < 0.5) return Math.sin((share / 0.5) * Math.PI);
  if (share < 0.8) return 0.42 * Math.sin(((share - 0.5) / 0.3) * Math.PI);
  return 0.14 * Math.sin(((share - 0.8) / 0.2) * Math.PI);
};

/** The n-th rolling die `time` milliseconds after the first one was thrown; it ends with `face` on top. */
export const tumbleAt = (order: number, face: Face, time: number): Tumble => {
  const share = clamp((time - order * STAGGER) / ROLL, 0, 1);
  if (share >= 1) return { face, turn: 0, lift: 0, isRolling: false };
  const next = chanceFrom(order * 97 + FACES.indexOf(face) * 13 + 5);
  const seen = Array.from({ length: 7 }, () => FACES[Math.floor(next() * FACES.length)] ?? face);
  const way = order % 2 === 0 ? 1 : -1;
  // Faces change fast at first and slower as the die runs out; the last stretch shows the result.
  const index = Math.floor(easeOut(share) * 8);
  return {
    face: index >= 7 ? face : (seen[index] ?? face),
    turn: way * (1 - easeOut(share)) * 450,
    lift: heightAt(share),
    isRolling: true,
  };
};
