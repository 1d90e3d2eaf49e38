import '@dragonway/board-view/styles.css';
import './styles/index.css';
import { i18n } from '@lingui/core';
import { createRoot } from 'react-dom/client';
import { App } from './app.js';
import { speak } from './shared/i18n/locale.js';
import { followAppearance } from './shared/settings/appearance.js';
import { useSettings } from './shared/settings/settings.js';

const start = async (): Promise<void> => {
  followAppearance();
  const { locale } = useSettings.getState();
  await speak(locale);
  const place = document.getElementById('root');
  if (place !== null) createRoot(place).render(<App />);
  useSettings.subscribe((settings, before) => {
    if (settings.locale !== before.locale) void speak(settings.locale).then(() => i18n.emit('change'));
  });
};

void start();
