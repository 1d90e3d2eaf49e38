import { type Advance, KEPT_DICE, ROLLS, type WayMove } from '@dragonway/way-of-the-dragon';
import { t } from '@lingui/core/macro';
import { both } from '../../shared/i18n/lists.js';
import { diceInWords, pathName, playerName, powerName } from './names.js';

const advanceInWords = (act: Advance): string => {
  if (act.kind === 'equilibrium') return t`Equilibrium: every piece one space`;
  const path = pathName(act.path);
  return t`Move on ${path}`;
};

const keepInWords = (faces: Parameters<typeof diceInWords>[0]): string => {
  const dice = diceInWords(faces);
  return faces.length === 0 ? t`Roll all dice again` : t`Keep ${dice}, roll the others again`;
};

const byPower = (power: string, act: string): string => t`${power}: ${act}`;

/** A swap where it is plain that the Great Dragon was called. */
export const swapInWords = ({ first, second }: Extract<WayMove, { readonly kind: 'call' }>): string => {
  const names = both([playerName(first), playerName(second)]);
  return t`Swap ${names}`;
};

/** A move as a list of choices shows it. */
export const wayMoveInWords = (move: WayMove): string => {
  switch (move.kind) {
    case 'roll': {
      const dice = diceInWords(ROLLS[move.roll]?.faces ?? []);
      return t`Roll: ${dice}`;
    }
    case 'keep':
      return keepInWords(KEPT_DICE[move.kept]?.faces ?? []);
    case 'tiger':
      return byPower(powerName('eyeOfTheTiger'), keepInWords(KEPT_DICE[move.kept]?.faces ?? []));
    case 'move':
    case 'equilibrium':
      return advanceInWords(move);
    case 'call': {
      const names = both([playerName(move.first), playerName(move.second)]);
      const path = pathName(move.path);
      return t`Call the Great Dragon: swap ${names} on ${path}`;
    }
    case 'pass':
      return t`Pass`;
    case 'fear':
      return t`Fear: move nothing`;
    case 'anxiety':
      return byPower(powerName('anxiety'), advanceInWords(move.act));
    case 'dragon':
      return byPower(`${powerName('theDragon')} (${diceInWords(move.dragons)})`, advanceInWords(move.act));
    case 'again':
      return t`Perfection: one more turn`;
    case 'rebirth':
      return t`Rebirth: one more turn`;
    case 'done':
      return t`End the turn`;
  }
};
