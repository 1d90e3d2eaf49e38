import type { Power } from '../rules.js';
import type { ByPlayer } from '../types.js';
import { anxiety } from './anxiety.js';
import { eyeOfTheTiger } from './eye-of-the-tiger.js';
import { fear } from './fear.js';
import { rebirth } from './rebirth.js';
import { theDragon } from './the-dragon.js';

/** The power of each player's element. */
export const POWERS: ByPlayer<Power> = {
  black: fear,
  red: rebirth,
  white: eyeOfTheTiger,
  yellow: anxiety,
  blue: theDragon,
};
