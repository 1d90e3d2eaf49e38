import { t } from '@lingui/core/macro';

/** Says where a text went wrong; people count from 1. What was expected is written in the notation's own signs. */
export const unreadableInWords = (what: string, at: number, expected: string): string => {
  const place = at + 1;
  return t`The ${what} cannot be read at character ${place}. Expected: ${expected}.`;
};
