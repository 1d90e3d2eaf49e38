import { onDemand } from '../shared/on-demand/on-demand.js';

/** The files of every game's page, by the game's name; they are fetched when they are asked for. */
export const GAME_PAGES = {
  'tao-long': onDemand(() => import('./tao-long/view/page.js')),
  'way-of-the-dragon': onDemand(() => import('./way/view/page.js')),
};
