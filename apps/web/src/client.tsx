import { i18n } from '@lingui/core';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.js';
import { fetchPointedAt } from './pages/pages.js';
import { speak } from './shared/i18n/locale.js';
import { dress } from './shared/settings/appearance.js';
import { useSettings } from './shared/settings/settings.js';

/** Shows the client when the first page is there, in the language and the look of the settings from now on. */
export const start = async (firstPage: Promise<void>): Promise<void> => {
  // A page that comes in pieces is shown later than one that comes whole: React lets every piece stand for a while.
  await Promise.all([speak(useSettings.getState().locale), firstPage]);
  const place = document.getElementById('root');
  // A transition is drawn in slices, so that the page answers meanwhile.
  if (place !== null) startTransition(() => createRoot(place).render(<App />));
  for (const kind of ['pointerover', 'focusin', 'pointerdown'])
    addEventListener(kind, fetchPointedAt, { passive: true });
  useSettings.subscribe((settings, before) => {
    dress(settings);
    if (settings.locale !== before.locale) void speak(settings.locale).then(() => i18n.emit('change'));
  });
};
