import type { Seat } from '@dragonway/core';
import type { Act, Table } from '@dragonway/table';
import type { StoreApi } from 'zustand/vanilla';
import type { Presenter } from '../local/presenter.js';
import type { LocalState } from '../local/types.js';

/** Who decides what happens at a table; controls and views of a table know nothing else of it. */
export interface TableAuthority {
  readonly store: StoreApi<LocalState>;
  readonly table: Table;
  /** Whether a server keeps the table: then others sit at other screens, and what is wanted takes a while. */
  readonly isRemote: boolean;
  /** The time by which the table's clocks go. */
  now(): number;
  /** Plays a move for the person who must decide; a refusal is found in the store. */
  play(move: string): boolean;
  /** Back to before the last decision of a seat (or to a named one); asks the others where the table wants it. */
  takeBack(seat: Seat, to?: number): boolean;
  /** Everything else that a seat's person can want. */
  act(seat: Seat, act: Exclude<Act, { kind: 'play' | 'takeBack' | 'presence' | 'look' }>): boolean;
  forgetRefusal(): void;
}

/** A table that is open on a page. */
export interface OpenTable {
  readonly local: TableAuthority;
  readonly presenter: Presenter;
}
