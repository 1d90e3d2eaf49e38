import type { ByPlayer, Element, Face, Player, PowerName, Taker } from '@dragonway/way-of-the-dragon';
import { capitalized } from '../phrases.js';

export const ANIMALS: ByPlayer<string> = {
  black: 'tortoise',
  red: 'bird',
  white: 'tiger',
  yellow: 'earth dragon',
  blue: 'wood dragon',
};

export const POWER_NAMES: Readonly<Record<PowerName, string>> = {
  fear: 'Fear',
  rebirth: 'Rebirth',
  eyeOfTheTiger: 'Eye of the Tiger',
  anxiety: 'Anxiety',
  theDragon: 'The Dragon',
};

/** `Black`, at the beginning of a sentence. */
export const playerName = (player: Player): string => capitalized(player);

export const takerInWords = (taker: Taker): string => (taker === 'dead' ? 'a dead piece' : taker);

/** Dice in words, with the letters of the notation: `water, water, dragon`. */
export const diceInWords = (faces: readonly Face[]): string => (faces.length === 0 ? 'none' : faces.join(', '));

/** `the fifth space of the fire path` has too many forms for a table: it is `space 5 of the fire path`. */
export const spaceInWords = (path: Element, space: number, number = 0): string =>
  number > 0 ? `the ${number} of the ${path} path` : `space ${space} of the ${path} path`;
