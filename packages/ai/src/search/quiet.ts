import { type GameTypes, NOBODY, type Seat } from '@dragonway/core';
import type { Judged } from './judge.js';
import { MOST_MOVES } from './ordering.js';
import { MOST_PLIES } from './shape.js';
import type { Trail } from './trail.js';
import { INFINITE } from './values.js';

/** What of a state is followed beyond the horizon, and the value that it has if nothing is. */
interface Followed<Move> {
  readonly turns: number;
  readonly best: number;
  readonly moves: readonly Move[];
}

/** The search beyond the horizon: a turn is always finished, and what is pending is carried out before anything is judged. */
export class Quiet<Types extends GameTypes> {
  private readonly judged: Judged<Types>;
  private readonly trail: Trail<Types>;

  constructor(judged: Judged<Types>, trail: Trail<Types>) {
    this.judged = judged;
    this.trail = trail;
  }

  /** The value of a state for the seat that chose at the ply before; `turns` may yet follow while something is pending. */
  value(state: Types['State'], alpha: number, beta: number, ply: number, turns: number): number {
    const { trail } = this;
    trail.nodes++;
    if (beta - alpha > 1) trail.endLine(ply);
    const { judge, game } = this.judged;
    const actor = game.actor(state);
    if (actor === NOBODY) return trail.ended(state, ply);
    const flips = actor !== trail.seats[ply - 1];
    trail.seats[ply] = actor as Seat;
    const low = flips ? -beta : alpha;
    const high = flips ? -alpha : beta;
    const value =
      judge.isTurnStart(state) || ply >= MOST_PLIES
        ? this.stand(state, low, high, ply, turns)
        : this.follow(state, low, high, ply, { turns, best: -INFINITE, moves: game.legalMoves(state) });
    return flips ? -value : value;
  }

  private stand(state: Types['State'], alpha: number, beta: number, ply: number, turns: number): number {
    const { judge, game } = this.judged;
    const best = judge.evaluate(state, this.trail.seats[ply] as Seat);
    if (turns <= 0 || best >= beta || ply >= MOST_PLIES || !judge.isPending(state)) return best;
    const moves = game.legalMoves(state).filter(move => judge.isForcing(state, move));
    return this.follow(state, Math.max(alpha, best), beta, ply, { turns: turns - 1, best, moves });
  }

  private follow(
    state: Types['State'],
    alpha: number,
    beta: number,
    ply: number,
    { turns, best, moves }: Followed<Types['Move']>,
  ): number {
    const { trail } = this;
    const seen = trail.noticed(state, moves);
    const count = Math.min(seen.length, MOST_MOVES);
    if (count > 1) this.judged.judge.rank(state, seen, trail.order.at(ply).ranks);
    let most = best;
    let highest = alpha;
    for (let tried = 0; tried < count && highest < beta; tried++) {
      const move = seen[count > 1 ? trail.order.next(ply, count) : 0] as Types['Move'];
      const value = this.value(this.judged.game.next(state, move), highest, beta, ply + 1, turns);
      if (value > most) most = value;
      if (value <= highest) continue;
      highest = value;
      if (beta - alpha > 1) trail.keepLine(ply, move);
    }
    return most;
  }
}
