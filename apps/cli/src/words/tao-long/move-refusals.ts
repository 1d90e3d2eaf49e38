import type { Decision, TaoLongMoveRefusal } from '@dragonway/tao-long';
import { both, counted, either, unreadableInWords } from '../phrases.js';
import { effectInWords } from './effects.js';
import { DRAGON_NAMES, directionName, ELEMENT_NAMES, spaceName } from './names.js';
import { impossibleInWords, obstacleInWords } from './obstacles.js';

const EXPECTED: Readonly<Record<Decision['kind'], string>> = {
  spirit: 'a space of the Ba Gua',
  matter: 'a way to perform the action',
  focus: 'a way to perform the Focus action',
  ways: "one of the opponent's equal ways",
  over: 'nothing any more',
};

/** Why a text is no legal move; the ruling that forbids it is added by the caller. */
export const moveRefusalInWords = (refusal: TaoLongMoveRefusal): string => {
  switch (refusal.code) {
    case 'move/unreadable':
      return unreadableInWords('move', refusal.at, refusal.expected);
    case 'move/game-over':
      return `the game is over, ${DRAGON_NAMES[refusal.winner]} has won`;
    case 'move/wrong-decision':
      return `${DRAGON_NAMES[refusal.by]} has to choose ${EXPECTED[refusal.expected]} now`;
    case 'move/empty-space':
      return `there is no stone on ${ELEMENT_NAMES[refusal.lift]}`;
    case 'move/impossible-action':
      return `lifting ${ELEMENT_NAMES[refusal.lift]} gives ${ELEMENT_NAMES[refusal.action]}, which is impossible: ${impossibleInWords(refusal.because)}`;
    case 'move/colours-missing':
      return `say in which order the stones of ${ELEMENT_NAMES[refusal.lift]} are dropped: ${refusal.white} white, ${refusal.black} black`;
    case 'move/colours-not-chosen':
      return `the order of the stones of ${ELEMENT_NAMES[refusal.lift]} is not chosen: name the space alone`;
    case 'move/wrong-stones':
      return `${ELEMENT_NAMES[refusal.lift]} holds ${counted(refusal.white, 'white stone')} and ${refusal.black} black`;
    case 'move/stone-priority':
      return `the stones of ${ELEMENT_NAMES[refusal.lift]} must ${refusal.missed === 'triggered' ? 'trigger' : 'make imminent'} ${both(refusal.effects.map(effectInWords))}`;
    case 'move/must-stand-still':
      return `${ELEMENT_NAMES[refusal.action]} means standing still for a dragon that faces ${directionName(refusal.faces)}: expected -`;
    case 'move/must-step':
      return `${ELEMENT_NAMES[refusal.action]} needs a step`;
    case 'move/wrong-direction':
      return `step ${refusal.step} of ${ELEMENT_NAMES[refusal.action]} goes ${either(refusal.allowed.map(directionName))} for a dragon that faces ${directionName(refusal.faces)}`;
    case 'move/too-many-steps':
      return `${ELEMENT_NAMES[refusal.action]} has at most ${counted(refusal.allowed, 'step')}`;
    case 'move/blocked':
      return `step ${refusal.step} to the ${directionName(refusal.direction)} is blocked by ${obstacleInWords(refusal.by)}`;
    case 'move/defeated-on-the-way':
      return `step ${refusal.step} defeats the dragon, so that nothing comes after it`;
    case 'move/portal-exit-missing':
      return `step ${refusal.step} enters the portal on ${spaceName(refusal.portal)}: say where it comes out, such as @g7N`;
    case 'move/not-a-portal':
      return `step ${refusal.step} enters ${spaceName(refusal.space)}, which is no portal`;
    case 'move/wrong-destination':
      return `the portal on ${spaceName(refusal.portal)} does not lead to ${spaceName(refusal.destination)}: expected ${either(refusal.allowed.map(spaceName))}`;
    case 'move/exit-blocked':
      return `the way out of ${spaceName(refusal.destination)} to the ${directionName(refusal.out)} is blocked by ${obstacleInWords(refusal.by)}`;
    case 'move/absorb-or-expel-missing':
      return `${ELEMENT_NAMES[refusal.action]} ends with + to absorb or ! to expel`;
    case 'move/nothing-to-absorb-or-expel':
      return `${ELEMENT_NAMES[refusal.action]} ends with a bite: no + or ! here`;
    case 'move/no-such-way':
      return `there is no way ${refusal.way}: expected 1 to ${refusal.ways}`;
  }
};
