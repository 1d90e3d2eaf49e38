import type { Game } from '@dragonway/core';
import { explain, formatDirection, type State, type TaoLongMoveRefusal, type TaoLongTypes } from '@dragonway/tao-long';

/** Why the head cannot step onto a space beside it; undefined for spaces that no single step reaches. */
export const stepRefusalAt = (
  game: Game<TaoLongTypes>,
  state: State,
  space: number,
): TaoLongMoveRefusal | undefined => {
  const { decision, board } = game.view(state, 'spectator');
  if (board === undefined || (decision.kind !== 'matter' && decision.kind !== 'focus')) return undefined;
  const head = board.chains[decision.by].spaces[0];
  if (head === undefined) return undefined;
  const direction = ([0, 1, 2, 3] as const).find(candidate => state.ground.neighbours[head * 4 + candidate] === space);
  return direction === undefined ? undefined : explain(game, state, formatDirection(direction));
};
