import { type Advance, KEPT_DICE, ROLLS, type WayMove } from '@dragonway/way-of-the-dragon';
import { both } from '../phrases.js';
import { diceInWords, POWER_NAMES } from './names.js';

const advanceInWords = (act: Advance): string =>
  act.kind === 'move' ? `move on ${act.path}` : 'advance every piece by one (Equilibrium)';

const keepInWords = (faces: Parameters<typeof diceInWords>[0]): string =>
  faces.length === 0 ? 'roll all dice again' : `keep ${diceInWords(faces)} and roll the others again`;

/** A move as the list of choices shows it. */
export const moveInWords = (move: WayMove): string => {
  switch (move.kind) {
    case 'roll':
      return `roll ${diceInWords(ROLLS[move.roll]?.faces ?? [])}`;
    case 'keep':
      return keepInWords(KEPT_DICE[move.kept]?.faces ?? []);
    case 'tiger':
      return `${POWER_NAMES.eyeOfTheTiger}: ${keepInWords(KEPT_DICE[move.kept]?.faces ?? [])}`;
    case 'move':
    case 'equilibrium':
      return advanceInWords(move);
    case 'call':
      return `call the Great Dragon: swap ${both([move.first, move.second])} on ${move.path}`;
    case 'pass':
      return 'pass';
    case 'fear':
      return `${POWER_NAMES.fear}: move nothing`;
    case 'anxiety':
      return `${POWER_NAMES.anxiety}: ${advanceInWords(move.act)}`;
    case 'dragon':
      return `${POWER_NAMES.theDragon} as ${both(move.dragons)}: ${advanceInWords(move.act)}`;
    case 'again':
      return 'take a complete turn again (Perfection)';
    case 'rebirth':
      return `${POWER_NAMES.rebirth}: take another turn`;
    case 'done':
      return 'end the turn';
  }
};
