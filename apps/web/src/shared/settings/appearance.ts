import { type Settings, useSettings } from './settings.js';

const apply = ({ theme, hasMoreContrast, locale }: Settings): void => {
  const root = document.documentElement;
  if (theme === 'system') root.removeAttribute('data-theme');
  else root.dataset['theme'] = theme;
  if (hasMoreContrast) root.dataset['contrast'] = 'more';
  else delete root.dataset['contrast'];
  root.lang = locale;
};

/** Keeps the page in the theme, contrast and language of the settings. */
export const followAppearance = (): void => {
  apply(useSettings.getState());
  useSettings.subscribe(apply);
};
