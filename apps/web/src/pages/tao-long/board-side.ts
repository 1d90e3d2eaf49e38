import type { Seat } from '@dragonway/core';
import { DRAGONS, type Dragon } from '@dragonway/tao-long';
import type { LocalState } from '../../shared/local/types.js';
import type { BoardSide } from '../../shared/settings/stored.js';

type Sitting = Pick<LocalState, 'table' | 'history'> & { readonly deciding: Seat | undefined };

/** The dragon of the person who looks: whoever decides, else who decided last, else who sits first; Heaven if nobody does. */
export const dragonBefore = ({ table, history, deciding }: Sitting): Dragon => {
  const isPerson = (seat: Seat | 'chance'): seat is Seat =>
    seat !== 'chance' && table.seats[seat]?.sitter.kind === 'person';
  const last = history.findLast(({ by }) => isPerson(by))?.by;
  const first = table.seats.findIndex(({ sitter }) => sitter.kind === 'person');
  const seat = deciding ?? (last === undefined || last === 'chance' ? first : last);
  return DRAGONS[seat] ?? 'heaven';
};

/** Whether the board lies turned, with south at the top: Heaven's home is in the north, Earth's in the south. */
export const isBoardTurned = (side: BoardSide, dragon: Dragon): boolean =>
  side === 'player' ? dragon === 'heaven' : side === 'north';
