import { i18n, type Messages } from '@lingui/core';
import type { Locale } from '../settings/settings.js';

const CATALOGUES: Readonly<Record<Locale, () => Promise<{ readonly messages: Messages }>>> = {
  en: () => import('../../locales/en/messages.po'),
  fr: () => import('../../locales/fr/messages.po'),
};

/** Fetches a language and speaks it from now on. */
export const speak = async (locale: Locale): Promise<void> => {
  const { messages } = await CATALOGUES[locale]();
  i18n.loadAndActivate({ locale, messages });
};
