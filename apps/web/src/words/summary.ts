import { t } from '@lingui/core/macro';
import { both } from '../shared/i18n/lists.js';
import type { Summary } from '../shared/store/games-db.js';
import { playerInWords } from './players.js';

const GAME_TITLES: Readonly<Record<string, string>> = {
  'tao-long': 'Tao Long',
  'way-of-the-dragon': 'Way of the Dragon',
};

/** The game's own name, which is the same in every language. */
export const gameTitle = ({ game }: Pick<Summary, 'game'>): string => GAME_TITLES[game] ?? game;

/** How a saved game stands. */
export const statusInWords = ({ turn, players, toMove, result }: Summary): string => {
  const names = both(players.map(playerInWords));
  if (result !== undefined) return t`over (${result}) · ${names}`;
  const who = toMove === undefined ? undefined : players[toMove];
  const isPerson = who?.kind === 'person';
  const name = who === undefined ? '' : playerInWords(who);
  return isPerson ? t`turn ${turn}, ${name} to move · ${names}` : t`turn ${turn} · ${names}`;
};
