import type { Ending, EndingCause } from '@dragonway/table';
import { t } from '@lingui/core/macro';
import { both } from '../shared/i18n/lists.js';

const causeInWords = (cause: EndingCause): string => {
  switch (cause) {
    case 'rules':
      return '';
    case 'agreement':
      return t`by agreement`;
    case 'repetition':
      return t`by repetition`;
    case 'resignation':
      return t`by resignation`;
    case 'flag':
      return t`on time`;
    case 'absence':
      return t`by absence`;
    case 'aborted':
      return t`called off`;
  }
};

/** How a game ended; `nameOf` gives the name of a seat. */
export const endingInWords = (ending: Ending, nameOf: (seat: number) => string): string => {
  const how = causeInWords(ending.cause);
  const names = both(ending.winners.map(nameOf));
  if (ending.cause === 'aborted') return t`The game was called off.`;
  if (ending.cause === 'agreement' || ending.cause === 'repetition') return t`A draw, ${how}.`;
  if (ending.winners.length > 1) return t`${names} share the win.`;
  return how === '' ? t`${names} wins.` : t`${names} wins ${how}.`;
};
