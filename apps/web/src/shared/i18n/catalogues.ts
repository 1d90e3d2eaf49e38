import type { Messages } from '@lingui/core';
import type { Locale } from '../settings/stored.js';

/** The texts of every language, fetched when they are asked for. */
export const CATALOGUES: Readonly<Record<Locale, () => Promise<{ readonly messages: Messages }>>> = {
  en: () => import('../../locales/en/messages.po'),
  fr: () => import('../../locales/fr/messages.po'),
};
