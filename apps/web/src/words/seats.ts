import type { Table } from '@dragonway/table';
import { DRAGONS } from '@dragonway/tao-long';
import { taoLongRules, wayRules } from '../shared/local/rules-at-work.js';
import { dragonTitle } from './tao-long/names.js';
import { playerName } from './way/names.js';

/** The names of a table's seats in the words of its game, in seat order. */
export const seatNames = (table: Table): readonly string[] =>
  taoLongRules(table) === undefined
    ? (wayRules(table)?.options.players ?? []).map(playerName)
    : DRAGONS.map(dragonTitle);
