import type { Effect } from '@dragonway/tao-long';
import { DRAGON_NAMES, ELEMENT_NAMES } from './names.js';

export const effectInWords = (effect: Effect): string =>
  effect.kind === 'focus'
    ? `Focus of ${DRAGON_NAMES[effect.dragon]} on ${ELEMENT_NAMES[effect.on]}`
    : `Balance of ${DRAGON_NAMES[effect.dragon]}`;
