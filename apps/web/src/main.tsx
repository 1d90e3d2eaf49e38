import '@dragonway/board-view/styles.css';
import './styles/index.css';
import { i18n } from '@lingui/core';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.js';
import { speak } from './shared/i18n/locale.js';
import { followAppearance } from './shared/settings/appearance.js';
import { useSettings } from './shared/settings/settings.js';

/** What the first page shows is fetched together with the words, not after them. */
const fetchAhead = (path: string): void => {
  if (path === '/') void import('./pages/start/pictures.js');
  if (path.startsWith('/table/')) void import('./pages/table-page.js');
};

const start = async (): Promise<void> => {
  followAppearance();
  fetchAhead(location.pathname);
  const { locale } = useSettings.getState();
  await speak(locale);
  const place = document.getElementById('root');
  // A transition is drawn in slices, so that the page answers meanwhile.
  if (place !== null) startTransition(() => createRoot(place).render(<App />));
  useSettings.subscribe((settings, before) => {
    if (settings.locale !== before.locale) void speak(settings.locale).then(() => i18n.emit('change'));
  });
};

void start();
