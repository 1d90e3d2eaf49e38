import { loadavg } from 'node:os';
import { chromiumPath, openPlace, type Place } from '../client/browser.js';
import { clientChapter, type Figure } from '../client/figures.js';
import { slowestClicks } from './client-clicks.js';
import { lighthouseScores } from './client-lighthouse.js';
import { longestTasks } from './client-motion.js';
import { firstLoad } from './client-script.js';

const measured = async (place: Place): Promise<readonly Figure[]> => [
  await firstLoad(place),
  ...(await longestTasks(place)),
  ...(await slowestClicks(place)),
  ...(await lighthouseScores(place)),
];

const NO_BROWSER: Figure = {
  what: 'First load, tasks, clicks, Lighthouse',
  unit: '–',
  runs: [],
  missing: 'there is no Chromium, and it could not be installed',
};

/** Measures the client in a browser; without one the chapter says so. */
export const clientReport = async (): Promise<string> => {
  const load = loadavg()[0]?.toFixed(1) ?? '–';
  const path = await chromiumPath();
  if (path === undefined) return clientChapter([NO_BROWSER], load);
  const place = await openPlace(path);
  try {
    return clientChapter(await measured(place), load);
  } finally {
    await place.close();
  }
};
