/** The files of every game's page, by the game's name; they are fetched when they are asked for. */
export const GAME_PAGES = {
  'tao-long': () => import('./tao-long/view/page.js'),
  'way-of-the-dragon': () => import('./way/view/page.js'),
};
