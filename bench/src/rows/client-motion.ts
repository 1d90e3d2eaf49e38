import { beginGame, type Place } from '../client/browser.js';
import type { Figure } from '../client/figures.js';
import { tasksDuring } from '../client/trace.js';

const RUNS = 3;
const SETTLED = 2500;
const WATCHED = 12_000;

const GAMES = [
  { name: 'Tao Long', path: 'tao-long/watch' },
  { name: 'Way of the Dragon', path: 'way-of-the-dragon/watch' },
] as const;

/** The longest task while machines play and everything is shown. */
export const longestTasks = async (place: Place): Promise<readonly Figure[]> => {
  const figures: Figure[] = [];
  for (const { name, path } of GAMES) {
    const processor: number[] = [];
    const clock: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const page = await beginGame(place, path);
      await page.waitForTimeout(SETTLED);
      const tasks = await tasksDuring(page, () => page.waitForTimeout(WATCHED));
      processor.push(Math.max(...tasks.map(task => task.processor)));
      clock.push(Math.max(...tasks.map(task => task.clock)));
      await page.close();
    }
    const what = `${name}, longest task in animation`;
    figures.push(
      { what, unit: 'ms of processor', runs: processor, bar: { atMost: 50 } },
      { what, unit: 'ms by the clock', runs: clock },
    );
  }
  return figures;
};
