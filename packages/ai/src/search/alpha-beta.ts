import { type GameTypes, NOBODY, type Seat } from '@dragonway/core';
import type { Judged, Key } from './judge.js';
import { MOST_MOVES } from './ordering.js';
import type { Path } from './path.js';
import { Quiet } from './quiet.js';
import { firstDepth, MOST_PLIES, type Shape } from './shape.js';
import { Trail } from './trail.js';
import { AT_LEAST, AT_MOST, EXACT, type Transpositions } from './transposition.js';
import { fromRootToState, fromStateToRoot, INFINITE, wonAfter } from './values.js';

// A search pauses after so many states: well below a millisecond for two players, a few of them in solo, where the rules
// weigh every way of the opponent.
const STATES_BETWEEN_PAUSES = 64;

/**
 * Principal variation search over decisions. The side changes with the actor and not with the ply, so that several
 * decisions of a turn, a Focus of the other player and a game of one player are all the same to it: `known`, `choose` and
 * the quiet search take their window and give their value from the view of the seat that chose at the ply before.
 * `choose` is a generator, so that a caller can pause the search and leave it for good between two states; what needs no
 * choice and the many states beyond the horizon are visited by plain calls.
 */
export class AlphaBeta<Types extends GameTypes> {
  /** Set when the budget ran out: values that come back afterwards mean nothing. */
  isSpent = false;
  private budget = Number.POSITIVE_INFINITY;
  private pauseAt = STATES_BETWEEN_PAUSES;
  private readonly judged: Judged<Types>;
  private readonly table: Transpositions;
  private readonly shape: Shape;
  private readonly path: Path;
  private readonly trail: Trail<Types>;
  private readonly quiet: Quiet<Types>;

  constructor(judged: Judged<Types>, table: Transpositions, shape: Shape, path: Path) {
    this.judged = judged;
    this.table = table;
    this.shape = shape;
    this.path = path;
    this.trail = new Trail(judged);
    this.quiet = new Quiet(judged, this.trail);
  }

  begin(root: Types['State'], budget: number): void {
    this.budget = budget;
    this.trail.begin(root);
  }

  get nodes(): number {
    return this.trail.nodes;
  }

  /** The line that the last value of the root's moves rests on, as far as it was kept. */
  get line(): readonly Types['Move'][] {
    return this.trail.lineFrom(1);
  }

  /** The value of a state that the root leads to, for the seat that chooses at the root, when the root has this depth. */
  *valueAfter(child: Types['State'], alpha: number, beta: number, depth: number): Generator<void, number> {
    const left = this.shape.horizon === 'turns' ? depth - this.trail.turnsSinceRoot(child) : depth - 1;
    if (left <= 0) return this.quiet.value(child, alpha, beta, 1, this.shape.quietTurns);
    return this.known(child, alpha, beta, left, 1) ?? (yield* this.choose(child, alpha, beta, left, 1));
  }

  /** The value of a state where nothing has to be chosen to know it; otherwise makes everything ready for `choose`. */
  private known(state: Types['State'], alpha: number, beta: number, depth: number, ply: number): number | undefined {
    const { trail } = this;
    trail.nodes++;
    if (beta - alpha > 1) trail.endLine(ply);
    const actor = this.judged.game.actor(state);
    if (actor === NOBODY) return trail.ended(state, ply);
    if (trail.nodes >= this.budget) this.isSpent = true;
    if (this.isSpent) return 0;
    if (ply >= MOST_PLIES) return this.quiet.value(state, alpha, beta, ply, 0);
    // Nothing ends sooner than in this turn: where an end is proven, only a sooner one is looked for.
    const soonest = wonAfter(trail.turnsSinceRoot(state));
    if (alpha >= soonest) return soonest;
    if (beta <= -soonest) return -soonest;
    trail.seats[ply] = actor as Seat;
    const key = trail.keys[ply] as Key;
    this.judged.judge.writeKey(state, key);
    if (this.judged.judge.isTurnStart(state) && this.path.has(key)) return 0;
    if (beta - alpha > 1) return undefined;
    if (actor === trail.seats[ply - 1]) return this.probe(state, key, depth, alpha);
    const value = this.probe(state, key, depth, -beta);
    return value === undefined ? undefined : -value;
  }

  // Asked off the principal line only, so that the line stays whole.
  private probe(state: Types['State'], key: Key, depth: number, alpha: number): number | undefined {
    const { table } = this;
    if (!table.find(key) || table.depth < depth) return undefined;
    const value = fromStateToRoot(table.value, this.trail.turnsSinceRoot(state));
    if (table.bound === EXACT) return value;
    if (table.bound === AT_LEAST && value > alpha) return value;
    return table.bound === AT_MOST && value <= alpha ? value : undefined;
  }

  private orderMoves(state: Types['State'], moves: readonly Types['Move'][], ply: number): number {
    const { judge } = this.judged;
    const { order, keys, seats } = this.trail;
    const count = Math.min(moves.length, MOST_MOVES);
    if (count < 2) return count;
    const { ranks, names } = order.at(ply);
    judge.rank(state, moves, ranks);
    judge.nameMoves(state, moves, names);
    const fromTable = this.table.find(keys[ply] as Key) ? this.table.move : -1;
    order.finish(ply, seats[ply] as number, count, fromTable);
    return count;
  }

  private *choose(
    state: Types['State'],
    alpha: number,
    beta: number,
    depth: number,
    ply: number,
  ): Generator<void, number> {
    const { trail, path } = this;
    if (trail.nodes >= this.pauseAt) {
      this.pauseAt = trail.nodes + STATES_BETWEEN_PAUSES;
      yield;
      if (this.isSpent) return 0;
    }
    const flips = trail.seats[ply] !== trail.seats[ply - 1];
    const low = flips ? -beta : alpha;
    const high = flips ? -alpha : beta;
    const isStart = this.judged.judge.isTurnStart(state);
    if (isStart) path.push(trail.keys[ply] as Key);
    const moves = trail.noticed(state, this.judged.game.legalMoves(state));
    const count = this.orderMoves(state, moves, ply);
    let best = -INFINITE;
    let bestIndex = 0;
    let highest = low;
    for (let tried = 0; tried < count && highest < high && !this.isSpent; tried++) {
      const index = count === 1 ? 0 : trail.order.next(ply, count);
      const move = moves[index] as Types['Move'];
      const child = this.judged.game.next(state, move);
      const left = this.depthLeft(state, child, count, depth);
      let value = 0;
      if (left <= 0) value = this.quiet.value(child, highest, high, ply + 1, this.shape.quietTurns);
      else {
        // A later move need only be shown to be no better, with a closed window and perhaps less deep; it is looked at
        // closely where that fails.
        let top = tried === 0 ? high : highest + 1;
        let deep = tried === 0 ? left : firstDepth(this.shape, left, tried);
        for (;;) {
          value =
            this.known(child, highest, top, deep, ply + 1) ?? (yield* this.choose(child, highest, top, deep, ply + 1));
          if (value <= highest) break;
          if (deep < left) deep = left;
          else if (top < high && value < high) top = high;
          else break;
        }
      }
      if (this.isSpent || value <= best) continue;
      best = value;
      bestIndex = index;
      if (value <= highest) continue;
      highest = value;
      if (high - low > 1) trail.keepLine(ply, move);
    }
    if (isStart) path.pop();
    if (this.isSpent) return 0;
    if (best >= high && count > 1) trail.order.reward(ply, trail.seats[ply] as number, bestIndex, depth);
    const bound = best >= high ? AT_LEAST : best <= low ? AT_MOST : EXACT;
    const stored = fromRootToState(best, trail.turnsSinceRoot(state));
    this.table.store(trail.keys[ply] as Key, stored, depth, bound, bestIndex);
    return flips ? -best : best;
  }

  private depthLeft(state: Types['State'], child: Types['State'], choices: number, depth: number): number {
    const { trail } = this;
    if (this.shape.horizon === 'turns') return depth - trail.turnsSinceRoot(child) + trail.turnsSinceRoot(state);
    // A decision with one legal move is none: it costs no depth.
    return choices === 1 ? depth : depth - 1;
  }
}
