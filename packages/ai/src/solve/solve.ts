import type { GameTypes } from '@dragonway/core';
import { think } from '../search/deepening.js';
import type { Judged } from '../search/judge.js';
import type { Shape } from '../search/shape.js';

/** How far the solver may go. */
export interface SolveLimits {
  readonly nodes: number;
  readonly tableBytes: number;
}

/** What the solver found out. */
export type Solution<Move> =
  /** The shortest win: its turns and a line that needs no more. */
  | { readonly kind: 'won'; readonly turns: number; readonly line: readonly Move[]; readonly nodes: number }
  /** Whoever chooses cannot avoid defeat; the line puts it off longest. */
  | { readonly kind: 'lost'; readonly turns: number; readonly line: readonly Move[]; readonly nodes: number }
  /** Nothing is decided within this many turns; the budget did not reach further. */
  | { readonly kind: 'open'; readonly turns: number; readonly nodes: number };

/** Whole turns, nothing reduced and nothing beyond: what is found at a depth is all there is within so many turns. */
export const EXHAUSTIVE: Shape = { quietTurns: 0, reducesLate: false, horizon: 'turns' };

/**
 * Looks for the shortest win of whoever chooses in the state; in a solo game that is the player, whose turns are all the
 * turns there are. Yields the turns that were searched whenever one more is done, undefined when it pauses.
 */
export function* solve<Types extends GameTypes>(
  judged: Judged<Types>,
  state: Types['State'],
  { nodes, tableBytes }: SolveLimits,
): Generator<number | undefined, Solution<Types['Move']>, boolean | undefined> {
  const thoughts = think(judged, state, { limits: { nodes }, tableBytes, shape: EXHAUSTIVE });
  let turns = 0;
  let step = thoughts.next();
  while (!step.done) {
    turns = step.value?.depth ?? turns;
    step = thoughts.next(yield step.value?.depth);
  }
  const { proven, line, nodes: used } = step.value;
  if (proven === undefined) return { kind: 'open', turns, nodes: used };
  return { kind: proven.wins ? 'won' : 'lost', turns: proven.turns, line, nodes: used };
}
