import type { Seat } from '@dragonway/core';
import type { ReactNode } from 'react';
import { Offers } from './offers.js';
import { useTableSlots } from './slots.js';
import type { ShownTable } from './use-shown.js';

interface TableSheetProps {
  readonly shown: ShownTable;
  readonly nameOf: (seat: Seat) => string;
  readonly children: ReactNode;
}

/** Where people choose: what the table asks them first, then the choice of the game. */
export const TableSheet = ({ shown, nameOf, children }: TableSheetProps) => {
  const { above } = useTableSlots();
  return (
    <div className="sheet">
      {above}
      <Offers shown={shown} nameOf={nameOf} />
      {children}
    </div>
  );
};
