import { nextDue, personAt, type Sitter, toMove } from '@dragonway/table';
import type { HostedTable } from './hosted-table.js';
import { type ListedTable, tablesOf } from './lists.js';
import type { Tables } from './tables.js';

/** A table of somebody's as a list shows it. */
export interface Overview extends ListedTable {
  /** In seat order. */
  readonly sitters: readonly Sitter[];
  readonly turn: number;
  /** The seat that must decide. */
  readonly toMove?: number;
  readonly isMyTurn: boolean;
  /** When something falls due: a flag, the end of a pause. */
  readonly due?: number;
  readonly result?: string;
}

/** Every one of them is read from its log: enough for a list, not for an attack. */
const MOST_SHOWN = 40;

const overviewOf = (listed: ListedTable, { table }: HostedTable, person: string): Overview => {
  const { live, seats, game } = table;
  const deciding = toMove(table);
  const decider = deciding?.by === 'person' ? seats[deciding.seat] : undefined;
  const due = nextDue(table);
  return {
    ...listed,
    options: game?.options ?? listed.options,
    phase: table.phase,
    sitters: seats.map(({ sitter }) => sitter),
    turn: live.game.notation.turnNumber(live.state),
    ...(deciding === undefined ? {} : { toMove: deciding.seat }),
    isMyTurn: decider !== undefined && personAt(decider) === person,
    ...(due === undefined ? {} : { due }),
    ...(game?.ending === undefined ? {} : { result: game.ending.token }),
  };
};

const RANKS: readonly string[] = ['playing', 'waiting', 'over'];
const rankOf = ({ phase }: ListedTable): number => RANKS.indexOf(phase);

/** The tables of a person that are not closed: running ones first, and among them those that wait for the person. */
export const overviewsOf = async (
  tables: Tables,
  db: Parameters<typeof tablesOf>[0],
  person: string,
): Promise<readonly Overview[]> => {
  const listed = (await tablesOf(db, person)).filter(({ phase }) => phase !== 'closed');
  const shown = listed.toSorted((one, other) => rankOf(one) - rankOf(other)).slice(0, MOST_SHOWN);
  const overviews: Overview[] = [];
  for (const row of shown) {
    const host = await tables.get(row.id);
    if (host !== undefined) overviews.push(overviewOf(row, host, person));
  }
  return overviews.toSorted((one, other) => Number(other.isMyTurn) - Number(one.isMyTurn));
};
