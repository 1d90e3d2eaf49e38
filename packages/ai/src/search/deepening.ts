import type { GameTypes } from '@dragonway/core';
import { AlphaBeta } from './alpha-beta.js';
import type { Judged, Key } from './judge.js';
import { Path } from './path.js';
import { DEFAULT_SHAPE, MOST_PLIES, type Shape } from './shape.js';
import { Transpositions } from './transposition.js';
import { INFINITE, type ProvenEnd, provenEnd } from './values.js';

/** How far a search may go. It ends at the first bound that it meets, or when the end is proven. */
export interface Limits {
  readonly nodes: number;
  /** Decisions, a turn's being two or four. */
  readonly depth?: number;
}

/** What a search knows so far. */
export interface Thought<Move> {
  readonly move: Move;
  /** Hundredths of the smallest gain, from the view of the seat that chooses. */
  readonly value: number;
  readonly line: readonly Move[];
  readonly depth: number;
  readonly nodes: number;
  readonly proven: ProvenEnd | undefined;
}

/** What a search needs besides the state it begins at. */
export interface SearchSettings<Types extends GameTypes> {
  readonly limits: Limits;
  readonly tableBytes: number;
  /** A table of that size to work in, whatever it holds; a new one is made where there is none. */
  readonly table?: Transpositions;
  readonly shape?: Shape;
  /** The turn starts that came before, which the search takes for repeated when they come back. */
  readonly earlier?: readonly Types['State'][];
}

interface RootMove<Move> {
  readonly move: Move;
  value: number;
  line: readonly Move[];
}

// A turn has at least two decisions: a search that ends between them sees the same as one that ends after both.
const DEPTH_OF_A_TURN = { decisions: 2, turns: 1 } as const;

const pathOf = <Types extends GameTypes>({ judge }: Judged<Types>, states: readonly Types['State'][]): Path => {
  const path = new Path();
  const key: Key = { low: 0, high: 0 };
  for (const state of states) {
    judge.writeKey(state, key);
    path.push(key);
  }
  return path;
};

const rootMoves = <Types extends GameTypes>({ game, judge }: Judged<Types>, state: Types['State']) => {
  const moves = game.legalMoves(state);
  const { notices } = judge;
  const seen = notices === undefined ? moves : moves.filter(move => notices(state, move));
  return (seen.length === 0 ? moves : seen).map((move): RootMove<Types['Move']> => ({ move, value: 0, line: [move] }));
};

/** Searches one depth: sorts the best move to the front; false if the budget ran out before the first was done. */
function* searchRoot<Types extends GameTypes>(
  search: AlphaBeta<Types>,
  { game }: Judged<Types>,
  state: Types['State'],
  roots: RootMove<Types['Move']>[],
  depth: number,
): Generator<void, boolean> {
  const [best] = roots;
  let alpha = best !== undefined && provenEnd(best.value)?.wins === true ? best.value - 1 : -INFINITE;
  for (const [index, root] of [...roots].entries()) {
    const child = game.next(state, root.move);
    let value = INFINITE;
    if (index > 0) value = yield* search.valueAfter(child, alpha, alpha + 1, depth);
    if (value > alpha) value = yield* search.valueAfter(child, alpha, INFINITE, depth);
    if (search.isSpent) return index > 0;
    if (value <= alpha) continue;
    alpha = value;
    root.value = value;
    root.line = [root.move, ...search.line];
    roots.splice(roots.indexOf(root), 1);
    roots.unshift(root);
  }
  return true;
}

/** Yields a thought whenever a depth is done, undefined whenever it pauses; `next(true)` ends it with what it has. */
export type Thoughts<Move> = Generator<Thought<Move> | undefined, Thought<Move>, boolean | undefined>;

/** Deepens the search step by step. The same state and settings give the same thoughts everywhere. */
export function* think<Types extends GameTypes>(
  judged: Judged<Types>,
  state: Types['State'],
  settings: SearchSettings<Types>,
): Thoughts<Types['Move']> {
  const table = settings.table ?? new Transpositions(settings.tableBytes);
  table.clear();
  const shape = settings.shape ?? DEFAULT_SHAPE;
  const search = new AlphaBeta(judged, table, shape, pathOf(judged, settings.earlier ?? []));
  search.begin(state, settings.limits.nodes);
  const roots = rootMoves(judged, state);
  const thoughtAt = (depth: number): Thought<Types['Move']> => {
    const [best] = roots as [RootMove<Types['Move']>];
    const { move, value, line } = best;
    return { move, value, line, depth, nodes: search.nodes, proven: provenEnd(value) };
  };
  const stride = DEPTH_OF_A_TURN[shape.horizon];
  const deepest = Math.min(settings.limits.depth ?? MOST_PLIES, MOST_PLIES);
  let thought = thoughtAt(0);
  for (let depth = Math.min(stride, deepest); depth <= deepest && !search.isSpent; depth += stride) {
    const steps = searchRoot(search, judged, state, roots, depth);
    let step = steps.next();
    for (; !step.done; step = steps.next()) if ((yield undefined) === true) search.isSpent = true;
    if (!step.value) break;
    thought = thoughtAt(depth);
    if ((yield thought) === true || isFinished(thought, roots.length, depth / stride)) break;
  }
  return { ...thought, nodes: search.nodes };
}

const TURNS_FOR_A_SINGLE_MOVE = 2;

// A proven end that lies within the depth cannot be bettered by going deeper; a single move need not be thought about.
const isFinished = ({ proven }: Thought<unknown>, moves: number, turns: number): boolean =>
  moves === 1 ? turns >= TURNS_FOR_A_SINGLE_MOVE : proven !== undefined && proven.turns <= turns;

/** Thinks without a pause. */
export const thinkThrough = <Types extends GameTypes>(
  judged: Judged<Types>,
  state: Types['State'],
  settings: SearchSettings<Types>,
): Thought<Types['Move']> => {
  const thoughts = think(judged, state, settings);
  let step = thoughts.next();
  while (!step.done) step = thoughts.next();
  return step.value;
};
