import type { Element, Face, Player, PowerName, Taker } from '@dragonway/way-of-the-dragon';
import { t } from '@lingui/core/macro';
import { capitalized } from '../../shared/i18n/lists.js';

export const playerName = (player: Player): string =>
  ({ black: t`Tortoise`, red: t`Bird`, white: t`Tiger`, yellow: t`Earth dragon`, blue: t`Wood dragon` })[player];

export const colourOfPlayer = (player: Player): string =>
  ({ black: t`black`, red: t`red`, white: t`white`, yellow: t`yellow`, blue: t`blue` })[player];

export const pathName = (path: Element): string =>
  ({ water: t`water`, fire: t`fire`, metal: t`metal`, earth: t`earth`, wood: t`wood` })[path];

export const pathTitle = (path: Element): string => capitalized(pathName(path));

export const faceName = (face: Face): string => (face === 'dragon' ? t`dragon` : pathName(face));

export const powerName = (power: PowerName): string =>
  ({
    fear: t`Fear`,
    rebirth: t`Rebirth`,
    eyeOfTheTiger: t`Eye of the Tiger`,
    anxiety: t`Anxiety`,
    theDragon: t`The Dragon`,
  })[power];

export const POWER_OF: Readonly<Record<Player, PowerName>> = {
  black: 'fear',
  red: 'rebirth',
  white: 'eyeOfTheTiger',
  yellow: 'anxiety',
  blue: 'theDragon',
};

export const powerHelp = (power: PowerName): string =>
  ({
    fear: t`Once a game: move nothing this turn, even if you must.`,
    rebirth: t`Once a game: one more complete turn after this one.`,
    eyeOfTheTiger: t`Once a game: a fourth roll.`,
    anxiety: t`Once a game: where the space is taken, go on to the next empty one.`,
    theDragon: t`Once a game: each dragon rolled counts as an element of your choice.`,
  })[power];

export const takerName = (taker: Taker): string => (taker === 'dead' ? t`a dead piece` : playerName(taker));

export const diceInWords = (faces: readonly Face[]): string =>
  faces.length === 0 ? t`none` : faces.map(faceName).join(', ');

/** A space by its number where it bears one, else by its place on the path. */
export const spaceInWords = (path: Element, space: number, number: number): string => {
  const name = pathName(path);
  return number > 0 ? t`number ${number} of ${name}` : t`space ${space} of ${name}`;
};
