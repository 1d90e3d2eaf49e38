import type { Settings } from './stored.js';

/** Puts the page into the theme, contrast and language of the settings. */
export const dress = ({ theme, hasMoreContrast, locale }: Settings): void => {
  const root = document.documentElement;
  if (theme === 'system') root.removeAttribute('data-theme');
  else root.dataset['theme'] = theme;
  if (hasMoreContrast) root.dataset['contrast'] = 'more';
  else delete root.dataset['contrast'];
  root.lang = locale;
};
