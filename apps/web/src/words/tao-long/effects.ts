import type { Effect } from '@dragonway/tao-long';
import { t } from '@lingui/core/macro';
import { DRAGON_NAMES, elementName } from './names.js';

export const effectInWords = (effect: Effect): string => {
  const dragon = DRAGON_NAMES[effect.dragon];
  if (effect.kind === 'balance') return t`Balance of ${dragon}`;
  const on = elementName(effect.on);
  return t`Focus of ${dragon} on ${on}`;
};
