import { type GameTypes, NOBODY, type Seat } from '@dragonway/core';
import type { Judged, Key } from './judge.js';
import { MOST_MOVES, MoveOrder } from './ordering.js';
import type { Path } from './path.js';
import { AT_LEAST, AT_MOST, EXACT, type Transpositions } from './transposition.js';
import { fromRootToState, fromStateToRoot, INFINITE, wonAfter } from './values.js';

/** Decisions below the root that a search can hold; deeper states are evaluated as they stand. */
export const MOST_PLIES = 200;

/** How the search shapes its tree. */
export interface Shape {
  /** Turns that may follow the horizon while something is pending. */
  readonly quietTurns: number;
  /** Whether moves that look poor are first searched one turn less deep. */
  readonly reducesLate: boolean;
  /** What depth is counted in: decisions, or whole turns with everything that belongs to them. */
  readonly horizon: 'decisions' | 'turns';
}

export const DEFAULT_SHAPE: Shape = { quietTurns: 3, reducesLate: true, horizon: 'decisions' };

// A search pauses after so many states: well below a millisecond for two players, a few of them in solo, where the rules
// weigh every way of the opponent.
const STATES_BETWEEN_PAUSES = 64;

const LATE_MOVE = 4;
const LEAST_REDUCED_DEPTH = 4;
// One turn: its Spirit and its Matter decision.
const REDUCTION = 2;

/**
 * Principal variation search over decisions. The side changes with the actor and not with the ply, so that several
 * decisions of a turn, a Focus of the other player and a game of one player are all the same to it: `node` and `quiet`
 * take their window and give their value from the view of the seat that chose at the ply before. `node` is a generator,
 * so that a caller can pause the search and leave it for good between two states; the many states beyond the horizon
 * are visited by plain calls.
 */
export class AlphaBeta<Types extends GameTypes> {
  nodes = 0;
  /** Set when the budget ran out: values that come back afterwards mean nothing. */
  isSpent = false;
  private budget = Number.POSITIVE_INFINITY;
  private pauseAt = STATES_BETWEEN_PAUSES;
  private rootTurn = 0;
  private readonly order: MoveOrder;
  /** Who chooses at each ply. */
  private readonly seats = new Int8Array(MOST_PLIES + 2);
  private readonly keys: readonly Key[] = Array.from({ length: MOST_PLIES + 2 }, () => ({ low: 0, high: 0 }));
  private readonly lines: Types['Move'][][] = Array.from({ length: MOST_PLIES + 3 }, () => []);
  private readonly judged: Judged<Types>;
  private readonly table: Transpositions;
  private readonly shape: Shape;
  private readonly path: Path;

  constructor(judged: Judged<Types>, table: Transpositions, shape: Shape, path: Path) {
    this.judged = judged;
    this.table = table;
    this.shape = shape;
    this.path = path;
    this.order = new MoveOrder(judged.game.info.seats.length);
  }

  begin(root: Types['State'], budget: number): void {
    this.rootTurn = this.judged.game.notation.turnNumber(root);
    this.budget = budget;
    this.seats[0] = this.judged.game.actor(root) as Seat;
  }

  /** The line that the last value of the root's moves rests on, as far as it was kept. */
  get line(): readonly Types['Move'][] {
    return this.lines[1] ?? [];
  }

  /** The value of a state that the root leads to, for the seat that chooses at the root, when the root has this depth. */
  *valueAfter(child: Types['State'], alpha: number, beta: number, depth: number): Generator<void, number> {
    const left = this.shape.horizon === 'turns' ? depth - this.turnsSinceRoot(child) : depth - 1;
    return left > 0
      ? yield* this.node(child, alpha, beta, left, 1)
      : this.quiet(child, alpha, beta, 1, this.shape.quietTurns);
  }

  private turnsSinceRoot(state: Types['State']): number {
    return this.judged.game.notation.turnNumber(state) - this.rootTurn;
  }

  private ended(state: Types['State'], ply: number): number {
    const value = wonAfter(this.turnsSinceRoot(state));
    const parent = this.seats[ply - 1] as Seat;
    return this.judged.game.outcome(state)?.winners.includes(parent) === true ? value : -value;
  }

  private keepLine(ply: number, move?: Types['Move']): void {
    const line = this.lines[ply] as Types['Move'][];
    line.length = 0;
    if (move === undefined) return;
    line.push(move);
    for (const next of this.lines[ply + 1] as Types['Move'][]) line.push(next);
  }

  private *node(
    state: Types['State'],
    alpha: number,
    beta: number,
    depth: number,
    ply: number,
  ): Generator<void, number> {
    this.nodes++;
    if (beta - alpha > 1) this.keepLine(ply);
    const actor = this.judged.game.actor(state);
    if (actor === NOBODY) return this.ended(state, ply);
    if (this.nodes >= this.pauseAt) {
      this.pauseAt = this.nodes + STATES_BETWEEN_PAUSES;
      yield;
    }
    if (this.nodes >= this.budget) this.isSpent = true;
    if (this.isSpent) return 0;
    if (ply >= MOST_PLIES) return this.quiet(state, alpha, beta, ply, 0);
    const flips = actor !== this.seats[ply - 1];
    this.seats[ply] = actor as Seat;
    const { judge } = this.judged;
    const key = this.keys[ply] as Key;
    judge.writeKey(state, key);
    const isStart = judge.isTurnStart(state);
    if (isStart && this.path.has(key)) return 0;
    const low = flips ? -beta : alpha;
    const high = flips ? -alpha : beta;
    let value = high - low > 1 ? undefined : this.probe(state, key, depth, low);
    if (value === undefined) {
      if (isStart) this.path.push(key);
      value = yield* this.choose(state, low, high, depth, ply);
      if (isStart) this.path.pop();
    }
    return flips ? -value : value;
  }

  // Asked off the principal line only, so that the line stays whole.
  private probe(state: Types['State'], key: Key, depth: number, alpha: number): number | undefined {
    const { table } = this;
    if (!table.find(key) || table.depth < depth) return undefined;
    const value = fromStateToRoot(table.value, this.turnsSinceRoot(state));
    if (table.bound === EXACT) return value;
    if (table.bound === AT_LEAST && value > alpha) return value;
    return table.bound === AT_MOST && value <= alpha ? value : undefined;
  }

  private orderMoves(state: Types['State'], moves: readonly Types['Move'][], ply: number): number {
    const { judge } = this.judged;
    const count = Math.min(moves.length, MOST_MOVES);
    if (count < 2) return count;
    const { ranks, names } = this.order.at(ply);
    judge.rank(state, moves, ranks);
    judge.nameMoves(state, moves, names);
    const fromTable = this.table.find(this.keys[ply] as Key) ? this.table.move : -1;
    this.order.finish(ply, this.seats[ply] as number, count, fromTable);
    return count;
  }

  private *choose(
    state: Types['State'],
    alpha: number,
    beta: number,
    depth: number,
    ply: number,
  ): Generator<void, number> {
    const moves = this.noticed(state, this.judged.game.legalMoves(state));
    const count = this.orderMoves(state, moves, ply);
    let best = -INFINITE;
    let bestIndex = 0;
    let highest = alpha;
    for (let tried = 0; tried < count && highest < beta; tried++) {
      const index = count === 1 ? 0 : this.order.next(ply, count);
      const move = moves[index] as Types['Move'];
      const child = this.judged.game.next(state, move);
      const left = this.depthLeft(state, child, count, depth);
      const value =
        left <= 0
          ? this.quiet(child, highest, beta, ply + 1, this.shape.quietTurns)
          : tried === 0
            ? yield* this.node(child, highest, beta, left, ply + 1)
            : yield* this.scout(child, highest, beta, this.reduced(left, tried), { left, ply: ply + 1 });
      if (this.isSpent) return 0;
      if (value <= best) continue;
      best = value;
      bestIndex = index;
      if (value <= highest) continue;
      highest = value;
      if (beta - alpha > 1) this.keepLine(ply, move);
    }
    if (best >= beta && count > 1) this.order.reward(ply, this.seats[ply] as number, bestIndex, depth);
    const bound = best >= beta ? AT_LEAST : best <= alpha ? AT_MOST : EXACT;
    const value = fromRootToState(best, this.turnsSinceRoot(state));
    this.table.store(this.keys[ply] as Key, value, depth, bound, bestIndex);
    return best;
  }

  private depthLeft(state: Types['State'], child: Types['State'], choices: number, depth: number): number {
    if (this.shape.horizon === 'turns') return depth - this.turnsSinceRoot(child) + this.turnsSinceRoot(state);
    // A decision with one legal move is none: it costs no depth.
    return choices === 1 ? depth : depth - 1;
  }

  private reduced(left: number, tried: number): number {
    return this.shape.reducesLate && tried >= LATE_MOVE && left >= LEAST_REDUCED_DEPTH ? left - REDUCTION : left;
  }

  /** Shows with a closed window that a later move is no better, and looks closely only where that fails. */
  private *scout(
    child: Types['State'],
    alpha: number,
    beta: number,
    depth: number,
    full: { readonly left: number; readonly ply: number },
  ): Generator<void, number> {
    const { left, ply } = full;
    let value = yield* this.node(child, alpha, alpha + 1, depth, ply);
    if (value > alpha && depth < left) value = yield* this.node(child, alpha, alpha + 1, left, ply);
    return value <= alpha || value >= beta ? value : yield* this.node(child, alpha, beta, left, ply);
  }

  private noticed(state: Types['State'], moves: readonly Types['Move'][]): readonly Types['Move'][] {
    const { notices } = this.judged.judge;
    if (notices === undefined || moves.length < 2) return moves;
    const seen = moves.filter(move => notices(state, move));
    return seen.length === 0 ? moves : seen;
  }

  /** Beyond the horizon: a turn is always finished, and what is pending is carried out before anything is judged. */
  private quiet(state: Types['State'], alpha: number, beta: number, ply: number, turns: number): number {
    this.nodes++;
    if (beta - alpha > 1) this.keepLine(ply);
    const { judge, game } = this.judged;
    const actor = game.actor(state);
    if (actor === NOBODY) return this.ended(state, ply);
    const flips = actor !== this.seats[ply - 1];
    this.seats[ply] = actor as Seat;
    const low = flips ? -beta : alpha;
    const high = flips ? -alpha : beta;
    const value =
      judge.isTurnStart(state) || ply >= MOST_PLIES
        ? this.stand(state, low, high, ply, turns)
        : this.quietMoves(state, low, high, ply, { turns, best: -INFINITE, moves: game.legalMoves(state) });
    return flips ? -value : value;
  }

  private stand(state: Types['State'], alpha: number, beta: number, ply: number, turns: number): number {
    const { judge, game } = this.judged;
    const best = judge.evaluate(state, this.seats[ply] as Seat);
    if (turns <= 0 || best >= beta || ply >= MOST_PLIES || !judge.isPending(state)) return best;
    const moves = game.legalMoves(state).filter(move => judge.isForcing(state, move));
    return this.quietMoves(state, Math.max(alpha, best), beta, ply, { turns: turns - 1, best, moves });
  }

  private quietMoves(
    state: Types['State'],
    alpha: number,
    beta: number,
    ply: number,
    { turns, best, moves }: { turns: number; best: number; moves: readonly Types['Move'][] },
  ): number {
    const seen = this.noticed(state, moves);
    const count = Math.min(seen.length, MOST_MOVES);
    if (count > 1) this.judged.judge.rank(state, seen, this.order.at(ply).ranks);
    let most = best;
    let highest = alpha;
    for (let tried = 0; tried < count && highest < beta; tried++) {
      const move = seen[count > 1 ? this.order.next(ply, count) : 0] as Types['Move'];
      const value = this.quiet(this.judged.game.next(state, move), highest, beta, ply + 1, turns);
      if (value > most) most = value;
      if (value <= highest) continue;
      highest = value;
      if (beta - alpha > 1) this.keepLine(ply, move);
    }
    return most;
  }
}
