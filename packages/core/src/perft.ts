import type { Game, GameTypes } from './game.js';

/** Subtrees of this depth are counted without a pause: small enough to answer `stop` at once, large enough to be fast. */
const DEPTH_WITHOUT_PAUSE = 2;

/** Counts the sequences of exactly `depth` decisions; a game that ends earlier contributes nothing. */
export const perft = <Types extends GameTypes>(game: Game<Types>, state: Types['State'], depth: number): number => {
  if (depth === 0) return 1;
  const moves = game.legalMoves(state);
  // The last decision is counted, not played.
  if (depth === 1) return moves.length;
  let count = 0;
  for (const move of moves) count += perft(game, game.next(state, move), depth - 1);
  return count;
};

/** The same count in steps: yields what each small subtree added, so that the caller can pause or give up in between. */
export function* perftInSteps<Types extends GameTypes>(
  game: Game<Types>,
  state: Types['State'],
  depth: number,
): Generator<number, number> {
  if (depth <= DEPTH_WITHOUT_PAUSE) {
    const count = perft(game, state, depth);
    yield count;
    return count;
  }
  let count = 0;
  for (const move of game.legalMoves(state)) count += yield* perftInSteps(game, game.next(state, move), depth - 1);
  return count;
}

/** The count below one move of the root. */
export interface Division {
  readonly move: string;
  readonly count: number;
}

/** Splits the count by the first decision, in the order of the legal moves; `depth` is at least 1. */
export const divide = <Types extends GameTypes>(
  game: Game<Types>,
  state: Types['State'],
  depth: number,
): readonly Division[] =>
  game.legalMoves(state).map(move => ({
    move: game.notation.formatMove(move),
    count: perft(game, game.next(state, move), depth - 1),
  }));
