import type { OptionsTextRefusal, OptionValueRefusal } from '@dragonway/core';
import { echo } from './echo.js';
import { either, unreadableInWords } from './phrases.js';

/** What is wrong with options, whichever game they belong to. */
export const optionsRefusalInWords = (refusal: OptionsTextRefusal | OptionValueRefusal): string => {
  switch (refusal.code) {
    case 'options/unknown-game':
      return `there is no game ${echo(refusal.game)}: expected ${refusal.expected}`;
    case 'options/unreadable':
      return unreadableInWords('text of the options', refusal.at, refusal.expected);
    case 'options/unknown-key':
      return `there is no option ${echo(refusal.key)}: expected ${either(refusal.expected)}`;
    case 'options/key-out-of-order':
      return `the option ${echo(refusal.key)} must stand before ${refusal.after}, and once only`;
    case 'options/default-written':
      return `${echo(refusal.key)}=${echo(refusal.value)} is the default and is left out`;
    case 'options/bad-value':
      return `${echo(refusal.key)} cannot be ${echo(refusal.value)}: expected ${refusal.expected}`;
  }
};
