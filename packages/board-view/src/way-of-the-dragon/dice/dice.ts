import type { Die, Face } from '../types.js';

export const DICE = 5;

/** Takes one die of a face out of a list; gives whether there was one. */
const take = (faces: Face[], face: Face): boolean => {
  const index = faces.indexOf(face);
  if (index === -1) return false;
  faces.splice(index, 1);
  return true;
};

/** The dice after a roll that gave these faces, in any order: held dice lie where they were, the others take what is left. */
export const rolledInto = (dice: readonly Die[], faces: readonly Face[]): readonly Die[] => {
  const left = [...faces];
  const stays = dice.map(die => die.isHeld && take(left, die.face));
  if (dice.length === 0) return faces.map(face => ({ face, isHeld: false }));
  return dice.map((die, index) => (stays[index] === true ? die : { face: left.shift() ?? die.face, isHeld: false }));
};

/** The dice with exactly these faces held; a die that is held already stays so if it can. */
export const heldAs = (dice: readonly Die[], faces: readonly Face[]): readonly Die[] => {
  const left = [...faces];
  const first = dice.map(die => die.isHeld && take(left, die.face));
  return dice.map((die, index) => ({ ...die, isHeld: first[index] === true || take(left, die.face) }));
};

const sorted = (dice: readonly Die[]): string =>
  dice
    .map(({ face }) => face)
    .toSorted()
    .join(' ');

/**
 * Dice that show the same as those on the table lie as those do, and stay held: whoever knows the game knows neither the
 * places of dice nor which of them lay in the tray during a roll. Where holding is told, that counts.
 */
export const settledAs = (shown: readonly Die[], told: readonly Die[]): readonly Die[] => {
  if (sorted(shown) !== sorted(told)) return told;
  const held = heldFaces(told);
  return held.length === 0 ? shown : heldAs(shown, held);
};

/** The faces that are held, as they lie. */
export const heldFaces = (dice: readonly Die[]): readonly Face[] =>
  dice.filter(({ isHeld }) => isHeld).map(({ face }) => face);

const TILTS = [-5, 6, -4, -7, 5] as const;

/** How a loose die is turned, in degrees; a held one lies straight. */
export const tiltOf = (index: number, isHeld: boolean): number => (isHeld ? 0 : (TILTS[index % DICE] ?? 0));
