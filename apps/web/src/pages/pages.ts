import { type OnDemand, onDemand } from '../shared/on-demand/on-demand.js';
import { whenIdle } from '../shared/on-demand/when-idle.js';
import { loadGame } from '../shared/store/games-db.js';
import { GAME_PAGES } from './game-pages.js';
import { findLatestGame } from './start/latest-game.js';

/** The files of every page, fetched when they are asked for. */
export const PAGES = {
  pictures: onDemand(() => import('./start/pictures.js')),
  open: onDemand(() => import('./open/open-page.js')),
  setupTaoLong: onDemand(() => import('./setup/tao-long/page.js')),
  setupWay: onDemand(() => import('./setup/way/page.js')),
  table: onDemand(() => import('./table-page.js')),
  lobby: onDemand(() => import('./online/lobby/page.js')),
  onlineTable: onDemand(() => import('./online/table/page.js')),
  account: onDemand(() => import('./online/account/page.js')),
  profile: onDemand(() => import('./online/profile/page.js')),
  games: onDemand(() => import('./games/games-page.js')),
  rules: onDemand(() => import('./rules/rules-page.js')),
  about: onDemand(() => import('./about/about-page.js')),
};

/** The pictures come after the words; which game can go on is known before. */
const fetchStart = async (): Promise<void> => {
  void PAGES.pictures.fetch();
  await findLatestGame();
};

/** A table needs the page of its game, and only what is saved tells which that is. */
const fetchTable = async (id: string): Promise<void> => {
  const table = PAGES.table.fetch();
  const saved = await loadGame(id);
  if (saved !== undefined)
    await GAME_PAGES[saved.summary.game === 'tao-long' ? 'tao-long' : 'way-of-the-dragon'].fetch();
  await table;
};

/** Whoever agrees on a game is about to play it: its table comes while they choose. */
const fetchSetup = (setup: OnDemand<unknown>, game: keyof typeof GAME_PAGES) => async (): Promise<void> => {
  await setup.fetch();
  whenIdle(() => void Promise.all([PAGES.table.fetch(), GAME_PAGES[game].fetch()]).catch(() => undefined));
};

const AHEAD: readonly (readonly [address: RegExp, fetch: (rest: string) => Promise<unknown>])[] = [
  [/^\/$/, fetchStart],
  [/^\/table\/(.+)/, fetchTable],
  [/^\/play\/tao-long\//, fetchSetup(PAGES.setupTaoLong, 'tao-long')],
  [/^\/play\/way-of-the-dragon\//, fetchSetup(PAGES.setupWay, 'way-of-the-dragon')],
  [/^\/online$/, PAGES.lobby.fetch],
  [/^\/online\//, PAGES.onlineTable.fetch],
  [/^\/games$/, PAGES.games.fetch],
  [/^\/rules$/, PAGES.rules.fetch],
];

/**
 * Fetches the page of an address before anything is there that could show it. Done when it can be shown at once; what cannot be
 * fetched is left to whoever shows the page.
 */
export const fetchAhead = async (path: string): Promise<void> => {
  const found = AHEAD.map(([address, fetch]) => ({ parts: address.exec(path), fetch })).find(
    ({ parts }) => parts !== null,
  );
  await found?.fetch(found.parts?.[1] ?? '').catch(() => undefined);
};

/** Fetches the page of a link as soon as somebody points at it or has it in focus. */
export const fetchPointedAt = ({ target }: Event): void => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link?.origin === location.origin) void fetchAhead(link.pathname);
};
