import type { Phase, WayMoveRefusal } from '@dragonway/way-of-the-dragon';
import { counted, either, unreadableInWords } from '../phrases.js';
import { diceInWords, POWER_NAMES, spaceInWords, takerInWords } from './names.js';

const EXPECTED: Readonly<Record<Exclude<Phase, 'over'>, string>> = {
  roll: 'the dice are rolled now',
  act: 'an act on the dice is chosen now',
  again: 'again or done is chosen now',
  rebirth: 'rebirth or done is chosen now',
};

/** Why a text is no legal move; the ruling that forbids it is added by the caller. */
export const moveRefusalInWords = (refusal: WayMoveRefusal): string => {
  switch (refusal.code) {
    case 'move/unreadable':
      return unreadableInWords('move', refusal.at, refusal.expected);
    case 'move/game-over':
      return 'the game is over';
    case 'move/wrong-decision':
      return `${EXPECTED[refusal.expected]}, in the turn of ${refusal.player}`;
    case 'move/kept-dice-changed':
      return `the kept dice stay as they are: ${diceInWords(refusal.kept)}`;
    case 'move/no-rerolls-left':
      return 'no re-roll is left';
    case 'move/dice-not-shown':
      return `the dice do not show that, but ${diceInWords(refusal.dice)}`;
    case 'move/rerolls-left':
      return `the fourth roll comes after the others: ${counted(refusal.rerolls, 're-roll')} left`;
    case 'move/element-not-shown':
      return `no die shows ${refusal.path}`;
    case 'move/piece-finished':
      return `your piece lies on ${spaceInWords(refusal.path, refusal.space, refusal.number)} and does not move any more`;
    case 'move/destination-taken':
      return `${spaceInWords(refusal.path, refusal.space, refusal.number)} is taken by ${takerInWords(refusal.by)}`;
    case 'move/no-space-behind':
      return `${spaceInWords(refusal.path, refusal.space, refusal.number)} is taken by ${takerInWords(refusal.by)}, and no space behind it is empty`;
    case 'move/equilibrium-shown':
      return 'the five elements are shown: every piece advances by equilibrium';
    case 'move/equilibrium-not-shown':
      return `equilibrium needs the five elements, and the dice show ${diceInWords(refusal.dice)}`;
    case 'move/nothing-advances':
      return 'no piece can advance';
    case 'move/must-move':
      return refusal.paths.length === 0
        ? 'you can move, so you must'
        : `you can move on ${either(refusal.paths)}, so you must`;
    case 'move/too-few-dragons':
      return `the Great Dragon comes to four or five dragons, and you have ${refusal.dragons}`;
    case 'move/wrong-path-called':
      return `the fifth die shows ${refusal.shown}, not ${refusal.path}`;
    case 'move/not-playing':
      return `${refusal.player} does not play here`;
    case 'move/not-in-seat-order':
      return `the two players are named in seat order: ${refusal.second} before ${refusal.first}`;
    case 'move/no-piece-on-path':
      return `${refusal.player} has no piece on the ${refusal.path} path`;
    case 'move/piece-immune':
      return `the piece of ${refusal.player} is immune on the ${refusal.path} path`;
    case 'move/powers-off':
      return `powers are off at this table: no ${POWER_NAMES[refusal.power]}`;
    case 'move/power-of-another':
      return `${POWER_NAMES[refusal.power]} is the power of ${refusal.owner}`;
    case 'move/power-used':
      return `you have used ${POWER_NAMES[refusal.power]} already`;
    case 'move/power-changes-nothing':
      return `${POWER_NAMES[refusal.power]} would change nothing here`;
    case 'move/dragons-miscounted':
      return `${counted(refusal.rolled, 'dragon')} rolled, ${refusal.named} named`;
  }
};
