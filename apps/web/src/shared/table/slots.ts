import { createContext, type ReactNode, useContext } from 'react';
import type { TableCommand } from './table-command.js';

/** What a table has besides the game where others sit at other screens. */
export interface TableSlots {
  /** Above the choice at hand. */
  readonly above?: ReactNode;
  /** Below the log. */
  readonly beside?: ReactNode;
  /** Further entries of the menu. */
  readonly commands?: readonly TableCommand[];
}

const NONE: TableSlots = {};

const Slots = createContext<TableSlots>(NONE);

export const TableSlotsProvider = Slots.Provider;

export const useTableSlots = (): TableSlots => useContext(Slots);
