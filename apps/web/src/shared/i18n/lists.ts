import { i18n } from '@lingui/core';

const joined = (words: readonly string[], type: 'conjunction' | 'disjunction'): string =>
  new Intl.ListFormat(i18n.locale, { type }).format(words);

/** `a, b and c` in the language that is spoken. */
export const both = (words: readonly string[]): string => joined(words, 'conjunction');

/** `a, b or c`. */
export const either = (words: readonly string[]): string => joined(words, 'disjunction');

export const capitalized = (text: string): string => text.charAt(0).toLocaleUpperCase(i18n.locale) + text.slice(1);

export const percent = (value: number): string =>
  new Intl.NumberFormat(i18n.locale, { style: 'percent', maximumFractionDigits: 0 }).format(value / 100);

export const dateInWords = (millis: number): string =>
  new Intl.DateTimeFormat(i18n.locale, { dateStyle: 'medium', timeStyle: 'short' }).format(millis);
