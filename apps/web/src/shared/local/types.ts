import type { Seat } from '@dragonway/core';
import type { WireRefusal } from '@dragonway/protocol';
import type { Table } from '@dragonway/table';
import type { Thought } from '../store/games-db.js';

/** One decision that was played, with everything that a log and a replay need. */
export interface Played {
  readonly by: Seat | 'chance';
  readonly text: string;
  /** The number of its turn, as records count them. */
  readonly turn: number;
  readonly before: object;
  readonly after: object;
  readonly events: readonly object[];
}

/** Everything about a game at this screen. */
export interface LocalState {
  readonly table: Table;
  readonly history: readonly Played[];
  readonly thoughts: readonly Thought[];
  /** The seat for which a machine thinks right now. */
  readonly thinking: Seat | undefined;
  readonly refusal: WireRefusal | undefined;
  /** The seats that people at this screen hold. */
  readonly own: readonly Seat[];
}
