import { MOST_PROMISING, MOVE_NAMES } from './judge.js';

/** More moves than any decision has; should one have more, the rest is left unordered at the end. */
export const MOST_MOVES = 1_024;

const RANK_SHIFT = 10;
const FROM_TABLE = 1 << 30;
const KILLER = (MOST_PROMISING >> 1) << RANK_SHIFT;
const MOST_HISTORY = 30 << RANK_SHIFT;

/** The memory of one ply: the ranks and names of the moves at hand, and the moves that last ended a choice there. */
export interface PlyOrder {
  readonly ranks: Int32Array;
  readonly names: Int32Array;
  killer: number;
  otherKiller: number;
}

/** Orders moves: the table's first, then by promise, killers (moves that refuted a sister state) and history. */
export class MoveOrder {
  // Made when a search first comes so deep.
  private readonly plies: PlyOrder[] = [];
  // By seat and name of the move: how often a move was good enough to end the choice.
  private readonly history: Int32Array;

  constructor(seats: number) {
    this.history = new Int32Array(seats * MOVE_NAMES);
  }

  at(ply: number): PlyOrder {
    return this.plies[ply] ?? this.begin(ply);
  }

  /** Adds killers, history and the table's move to the ranks that the judge wrote. */
  finish(ply: number, seat: number, count: number, fromTable: number): void {
    const { ranks, names, killer, otherKiller } = this.at(ply);
    for (let index = 0; index < count; index++) {
      const name = names[index] as number;
      let rank = (ranks[index] as number) << RANK_SHIFT;
      if (name === killer || name === otherKiller) rank += KILLER;
      ranks[index] = rank + (this.history[seat * MOVE_NAMES + name] as number);
    }
    if (fromTable >= 0 && fromTable < count) ranks[fromTable] = FROM_TABLE;
  }

  /** Takes the best move that was not taken yet: its place, or -1. */
  next(ply: number, count: number): number {
    const { ranks } = this.at(ply);
    let best = -1;
    let highest = -1;
    for (let index = 0; index < count; index++) {
      const rank = ranks[index] as number;
      if (rank > highest) {
        highest = rank;
        best = index;
      }
    }
    if (best >= 0) ranks[best] = -1;
    return best;
  }

  /** Remembers a move that ended the choice. */
  reward(ply: number, seat: number, index: number, depth: number): void {
    const order = this.at(ply);
    const name = order.names[index] as number;
    if (order.killer !== name) {
      order.otherKiller = order.killer;
      order.killer = name;
    }
    const at = seat * MOVE_NAMES + name;
    const history = (this.history[at] as number) + depth * depth;
    this.history[at] = history;
    if (history > MOST_HISTORY) this.fade();
  }

  private begin(ply: number): PlyOrder {
    while (this.plies.length <= ply) {
      const [ranks, names] = [new Int32Array(MOST_MOVES), new Int32Array(MOST_MOVES)];
      this.plies.push({ ranks, names, killer: -1, otherKiller: -1 });
    }
    return this.plies[ply] as PlyOrder;
  }

  private fade(): void {
    for (let at = 0; at < this.history.length; at++) this.history[at] = (this.history[at] as number) >> 1;
  }
}
