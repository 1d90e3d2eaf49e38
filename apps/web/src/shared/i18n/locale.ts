import { i18n } from '@lingui/core';
import type { Locale } from '../settings/stored.js';
import { CATALOGUES } from './catalogues.js';

/** Fetches a language and speaks it from now on. */
export const speak = async (locale: Locale): Promise<void> => {
  const { messages } = await CATALOGUES[locale]();
  i18n.loadAndActivate({ locale, messages });
};
