import type { GameTypes, Seat } from '@dragonway/core';
import type { Judged, Key } from './judge.js';
import { MoveOrder } from './ordering.js';
import { MOST_PLIES } from './shape.js';
import { wonAfter } from './values.js';

/** What a search keeps on its way from the root to the state at hand, ply by ply, and what it counts. */
export class Trail<Types extends GameTypes> {
  nodes = 0;
  /** Who chooses at each ply. */
  readonly seats = new Int8Array(MOST_PLIES + 2);
  readonly keys: readonly Key[] = Array.from({ length: MOST_PLIES + 2 }, () => ({ low: 0, high: 0 }));
  readonly order: MoveOrder;
  private readonly lines: Types['Move'][][] = Array.from({ length: MOST_PLIES + 3 }, () => []);
  private readonly judged: Judged<Types>;
  private rootTurn = 0;

  constructor(judged: Judged<Types>) {
    this.judged = judged;
    this.order = new MoveOrder(judged.game.info.seats.length);
  }

  begin(root: Types['State']): void {
    const { game } = this.judged;
    this.rootTurn = game.notation.turnNumber(root);
    this.seats[0] = game.actor(root) as Seat;
  }

  turnsSinceRoot(state: Types['State']): number {
    return this.judged.game.notation.turnNumber(state) - this.rootTurn;
  }

  /** The value of a game that is over, for the seat that chose at the ply before. */
  ended(state: Types['State'], ply: number): number {
    const value = wonAfter(this.turnsSinceRoot(state));
    const parent = this.seats[ply - 1] as Seat;
    return this.judged.game.outcome(state)?.winners.includes(parent) === true ? value : -value;
  }

  /** The line from a ply on, as far as it was kept. */
  lineFrom(ply: number): readonly Types['Move'][] {
    return this.lines[ply] as Types['Move'][];
  }

  endLine(ply: number): void {
    (this.lines[ply] as Types['Move'][]).length = 0;
  }

  /** Begins the line of a ply with a move and goes on with that of the next ply. */
  keepLine(ply: number, move: Types['Move']): void {
    const line = this.lines[ply] as Types['Move'][];
    line.length = 0;
    line.push(move);
    for (const next of this.lines[ply + 1] as Types['Move'][]) line.push(next);
  }

  /** The moves that the judge notices; all of them if it would notice none. */
  noticed(state: Types['State'], moves: readonly Types['Move'][]): readonly Types['Move'][] {
    const { notices } = this.judged.judge;
    if (notices === undefined || moves.length < 2) return moves;
    const seen = moves.filter(move => notices(state, move));
    return seen.length === 0 ? moves : seen;
  }
}
