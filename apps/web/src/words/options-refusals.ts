import type { OptionsTextRefusal, OptionValueRefusal } from '@dragonway/core';
import { t } from '@lingui/core/macro';
import { both, either } from '../shared/i18n/lists.js';
import { unreadableInWords } from './unreadable.js';

/** What is wrong with the text of options, whichever game they belong to. */
export const optionsRefusalInWords = (refusal: OptionsTextRefusal | OptionValueRefusal): string => {
  switch (refusal.code) {
    case 'options/unknown-game': {
      const { game, expected } = refusal;
      return t`There is no game ${game}. Expected: ${expected}.`;
    }
    case 'options/unreadable':
      return unreadableInWords(t`text of the options`, refusal.at, refusal.expected);
    case 'options/unknown-key': {
      const { key } = refusal;
      const expected = either(refusal.expected);
      return t`There is no option ${key}. Expected: ${expected}.`;
    }
    case 'options/key-out-of-order': {
      const names = both([refusal.key, refusal.after]);
      return t`The options ${names} stand in the wrong order, or twice.`;
    }
    case 'options/default-written': {
      const { key, value } = refusal;
      return t`${key}=${value} is the default and is left out.`;
    }
    case 'options/bad-value': {
      const { key, value, expected } = refusal;
      return t`${key} cannot be ${value}. Expected: ${expected}.`;
    }
  }
};
