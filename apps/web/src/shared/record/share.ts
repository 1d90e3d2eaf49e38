import type { Table } from '@dragonway/table';
import { recordOfGame } from '@dragonway/table';
import { formatLink } from '../link/position-link.js';

const today = (now: Date): string =>
  [now.getFullYear(), now.getMonth() + 1, now.getDate()].map(part => String(part).padStart(2, '0')).join('.');

/** The record of the table's game as text. */
export const recordText = (table: Table): string => recordOfGame(table, { site: 'Dragonway', date: today(new Date()) });

/** A link to a position of the table's game; undefined inside a turn, where no position can be given. */
export const positionLink = ({ live, game, setup }: Table, state: object): string | undefined => {
  const position = live.game.notation.formatPosition(state);
  const isReadable = live.game.notation.parsePosition(position).ok;
  return isReadable
    ? `${location.origin}/${formatLink({ options: game?.options ?? setup.options, position })}`
    : undefined;
};

/** Hands a text over as a file. */
export const download = (name: string, text: string): void => {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = name;
  anchor.click();
  URL.revokeObjectURL(url);
};
