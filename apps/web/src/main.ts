import '@dragonway/board-view/styles.css';
import './styles/index.css';
import { fetchAhead } from './pages/pages.js';
import { CATALOGUES } from './shared/i18n/catalogues.js';
import { dress } from './shared/settings/appearance.js';
import { storedSettings } from './shared/settings/stored.js';

// This file is small on purpose: everything that the first page needs is on its way at once, not one after the other.
const settings = storedSettings();
dress(settings);
void CATALOGUES[settings.locale]();
const ahead = fetchAhead(location.pathname);
void import('./client.js').then(({ start }) => start(ahead));
