import type { TaoLongOptionsRefusal, TaoLongPositionRefusal } from '@dragonway/tao-long';
import { optionsRefusalInWords } from '../options-refusals.js';
import { spaceName } from './names.js';
import { positionRefusalInWords } from './position-refusals.js';

/** Why options are none of a table of Tao Long. */
export const taoLongOptionsRefusalInWords = (refusal: TaoLongOptionsRefusal): string => {
  switch (refusal.code) {
    case 'options/only-with-custom':
      return `${refusal.key} goes only with scenario=custom`;
    case 'options/missing':
      return `scenario=custom needs ${refusal.key}`;
    case 'options/no-village-here':
      return `the scenario ${refusal.scenario} allows no village`;
    case 'options/village-space-taken':
      return `the village needs ${spaceName(refusal.space)}, which holds another tile than the big rock`;
    case 'options/bad-start':
      // The start is judged by the rules of positions, whose refusals are the only causes.
      return `the start is no position: ${positionRefusalInWords(refusal.cause as TaoLongPositionRefusal)}`;
    case 'options/unknown-game':
    case 'options/unreadable':
    case 'options/unknown-key':
    case 'options/key-out-of-order':
    case 'options/default-written':
    case 'options/bad-value':
      return optionsRefusalInWords(refusal);
  }
};
