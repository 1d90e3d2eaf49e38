import type { View } from '@dragonway/tao-long';
import { DRAGON_NAMES, ELEMENT_NAMES } from './names.js';

/** What is asked of whom, as the head of the list of choices. */
export const decisionInWords = ({ decision, extra }: View): string => {
  switch (decision.kind) {
    case 'spirit':
      return `${DRAGON_NAMES[decision.by]}: choose a space of the Ba Gua${extra ? ' for the extra phase' : ''}`;
    case 'matter':
      return `${DRAGON_NAMES[decision.by]}: perform ${ELEMENT_NAMES[decision.action]}`;
    case 'focus':
      return `${DRAGON_NAMES[decision.by]}: perform ${ELEMENT_NAMES[decision.action]} for your Focus`;
    case 'ways':
      return `${DRAGON_NAMES[decision.by]}: choose among the equal ways of your opponent`;
    case 'over':
      return `The game is over: ${DRAGON_NAMES[decision.winner]} has won`;
  }
};
