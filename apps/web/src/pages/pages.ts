import { loadGame } from '../shared/store/games-db.js';
import { GAME_PAGES } from './game-pages.js';

/** The files of every page, fetched when they are asked for. */
export const PAGES = {
  pictures: () => import('./start/pictures.js'),
  open: () => import('./open/open-page.js'),
  setupTaoLong: () => import('./setup/tao-long/page.js'),
  setupWay: () => import('./setup/way/page.js'),
  table: () => import('./table-page.js'),
  lobby: () => import('./online/lobby/page.js'),
  onlineTable: () => import('./online/table/page.js'),
  account: () => import('./online/account/page.js'),
  profile: () => import('./online/profile/page.js'),
  games: () => import('./games/games-page.js'),
  rules: () => import('./rules/rules-page.js'),
  about: () => import('./about/about-page.js'),
};

/** A table needs the page of its game, and only what is saved tells which that is. */
const fetchTable = async (id: string): Promise<void> => {
  void PAGES.table();
  const saved = await loadGame(id);
  if (saved !== undefined) void GAME_PAGES[saved.summary.game === 'tao-long' ? 'tao-long' : 'way-of-the-dragon']();
};

const AHEAD: readonly (readonly [address: RegExp, fetch: (rest: string) => unknown])[] = [
  [/^\/$/, PAGES.pictures],
  [/^\/table\/(.+)/, fetchTable],
  [/^\/play\/tao-long\//, PAGES.setupTaoLong],
  [/^\/play\/way-of-the-dragon\//, PAGES.setupWay],
  [/^\/online$/, PAGES.lobby],
  [/^\/online\//, PAGES.onlineTable],
  [/^\/games$/, PAGES.games],
  [/^\/rules$/, PAGES.rules],
];

/** Begins to fetch the page of an address, before anything is there that could show it. */
export const fetchAhead = (path: string): void => {
  for (const [address, fetch] of AHEAD) {
    const found = address.exec(path);
    if (found !== null) void fetch(found[1] ?? '');
  }
};
