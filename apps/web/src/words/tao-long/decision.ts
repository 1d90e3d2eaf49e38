import type { View } from '@dragonway/tao-long';
import { t } from '@lingui/core/macro';
import { DRAGON_NAMES, elementName } from './names.js';

/** What is asked of whom. */
export const decisionInWords = ({ decision, extra }: View): string => {
  switch (decision.kind) {
    case 'spirit': {
      const by = DRAGON_NAMES[decision.by];
      return extra ? t`${by}: choose a space once more` : t`${by}: choose a space of the Ba Gua`;
    }
    case 'matter': {
      const by = DRAGON_NAMES[decision.by];
      const action = elementName(decision.action);
      return t`${by}: act by ${action}`;
    }
    case 'focus': {
      const by = DRAGON_NAMES[decision.by];
      const action = elementName(decision.action);
      return t`Focus of ${by}: act by ${action}`;
    }
    case 'ways': {
      const by = DRAGON_NAMES[decision.by];
      return t`${by}: choose among the equal ways of your opponent`;
    }
    case 'over': {
      const winner = DRAGON_NAMES[decision.winner];
      return t`${winner} has won`;
    }
  }
};
