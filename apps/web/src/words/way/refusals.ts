import type { Phase, WayMoveRefusal, WayOptionsRefusal, WayPositionRefusal } from '@dragonway/way-of-the-dragon';
import { plural, t } from '@lingui/core/macro';
import { both, either } from '../../shared/i18n/lists.js';
import { optionsRefusalInWords } from '../options-refusals.js';
import { unreadableInWords } from '../unreadable.js';
import { diceInWords, pathName, playerName, powerName, spaceInWords, takerName } from './names.js';

const expectedInWords = (phase: Exclude<Phase, 'over'>): string =>
  ({
    roll: t`The dice roll now.`,
    act: t`The dice have fallen; choose what to do with them.`,
    again: t`Choose whether to take one more turn by Perfection.`,
    rebirth: t`Choose whether to use Rebirth.`,
  })[phase];

const freeSpaces = (path: Parameters<typeof pathName>[0], free: number, least: number): string => {
  const name = pathName(path);
  return t`The path of ${name} keeps ${free} free plain spaces; it needs at least ${least}.`;
};

const offPlain = (length: number): string => t`A dead piece lies on a plain space, 1 to ${length}.`;

/** Why a move of Way of the Dragon cannot be played. */
export const wayMoveRefusalInWords = (refusal: WayMoveRefusal): string => {
  switch (refusal.code) {
    case 'move/unreadable':
      return unreadableInWords(t`move`, refusal.at, refusal.expected);
    case 'move/game-over':
      return t`The game is over.`;
    case 'move/wrong-decision':
      return expectedInWords(refusal.expected);
    case 'move/kept-dice-changed': {
      const kept = diceInWords(refusal.kept);
      return t`The kept dice stay as they are: ${kept}.`;
    }
    case 'move/no-rerolls-left':
      return t`No further roll is left.`;
    case 'move/dice-not-shown': {
      const dice = diceInWords(refusal.dice);
      return t`The dice show something else: ${dice}.`;
    }
    case 'move/rerolls-left':
      return t`The fourth roll comes after the other rolls are used.`;
    case 'move/element-not-shown': {
      const path = pathName(refusal.path);
      return t`No die shows ${path}.`;
    }
    case 'move/piece-finished': {
      const space = spaceInWords(refusal.path, refusal.space, refusal.number);
      return t`Your piece rests on ${space} and moves no more.`;
    }
    case 'move/destination-taken': {
      const space = spaceInWords(refusal.path, refusal.space, refusal.number);
      const by = takerName(refusal.by);
      return t`The destination is taken: ${by} on ${space}.`;
    }
    case 'move/no-space-behind': {
      const by = takerName(refusal.by);
      return t`The destination is taken (${by}), and no space behind it is empty.`;
    }
    case 'move/equilibrium-shown':
      return t`The five elements are shown: every piece advances by Equilibrium.`;
    case 'move/equilibrium-not-shown':
      return t`Equilibrium needs the five elements.`;
    case 'move/nothing-advances':
      return t`No piece can advance.`;
    case 'move/must-move': {
      const paths = either(refusal.paths.map(pathName));
      return refusal.paths.length === 0 ? t`You can move, so you must.` : t`You can move on ${paths}, so you must.`;
    }
    case 'move/too-few-dragons': {
      const dragons = plural(refusal.dragons, { one: '# dragon', other: '# dragons' });
      return t`The Great Dragon comes to four or five dragons; you have ${dragons}.`;
    }
    case 'move/wrong-path-called': {
      const shown = pathName(refusal.shown);
      return t`With four dragons the swap is on the path of the fifth die: ${shown}.`;
    }
    case 'move/not-playing': {
      const player = playerName(refusal.player);
      return t`${player} does not play here.`;
    }
    case 'move/not-in-seat-order':
      return t`The two players are named in the order of their seats.`;
    case 'move/no-piece-on-path': {
      const player = playerName(refusal.player);
      const path = pathName(refusal.path);
      return t`${player} has no piece on ${path}.`;
    }
    case 'move/piece-immune': {
      const player = playerName(refusal.player);
      return t`${player} is immune on the path of its own element.`;
    }
    case 'move/powers-off':
      return t`Powers are off at this table.`;
    case 'move/power-of-another': {
      const power = powerName(refusal.power);
      const owner = playerName(refusal.owner);
      return t`${power} is the power of ${owner}.`;
    }
    case 'move/power-used': {
      const power = powerName(refusal.power);
      return t`${power} has been used already.`;
    }
    case 'move/power-changes-nothing': {
      const power = powerName(refusal.power);
      return t`${power} would change nothing here.`;
    }
    case 'move/dragons-miscounted': {
      const { rolled, named } = refusal;
      return t`Every dragon rolled is named: ${rolled} rolled, ${named} named.`;
    }
  }
};

/** Why a text is no position of Way of the Dragon. */
export const wayPositionRefusalInWords = (refusal: WayPositionRefusal): string => {
  switch (refusal.code) {
    case 'position/unreadable':
      return unreadableInWords(t`position`, refusal.at, refusal.expected);
    case 'position/wrong-players': {
      const expected = both(refusal.expected.map(playerName));
      return t`The players are ${expected}, in this order.`;
    }
    case 'position/place-out-of-range': {
      const player = playerName(refusal.player);
      const { place, last } = refusal;
      return t`${player} stands on place ${place}; a path ends with ${last}.`;
    }
    case 'position/space-taken-twice': {
      const by = both(refusal.by.map(takerName));
      return t`One space is taken by two: ${by}.`;
    }
    case 'position/too-many-dead-pieces': {
      const { count, most } = refusal;
      return t`There are ${count} dead pieces; ${most} are the most.`;
    }
    case 'position/dead-piece-off-plain-spaces':
      return offPlain(refusal.length);
    case 'position/path-impassable':
      return freeSpaces(refusal.path, refusal.free, refusal.least);
    case 'position/powers-off':
      return t`Powers are off at this table.`;
    case 'position/not-playing': {
      const player = playerName(refusal.player);
      return t`${player} does not play here.`;
    }
    case 'position/too-many-passes': {
      const { passes, most } = refusal;
      return t`${passes} players have passed; ${most} are the most.`;
    }
  }
};

/** Why options of Way of the Dragon do not go together. */
export const wayOptionsRefusalInWords = (refusal: WayOptionsRefusal): string => {
  switch (refusal.code) {
    case 'options/dead-piece-off-plain-spaces':
      return offPlain(refusal.length);
    case 'options/path-impassable':
      return freeSpaces(refusal.path, refusal.free, refusal.least);
    case 'options/unknown-game':
    case 'options/unreadable':
    case 'options/unknown-key':
    case 'options/key-out-of-order':
    case 'options/default-written':
    case 'options/bad-value':
      return optionsRefusalInWords(refusal);
  }
};
