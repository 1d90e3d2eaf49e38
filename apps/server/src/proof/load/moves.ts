import { InvariantError, pick, randomFrom } from '@dragonway/core';
import { parseTable } from '@dragonway/games';

/** A move and the seat that plays it. */
export interface ScriptedMove {
  readonly seat: number;
  readonly text: string;
}

export const SCRIPTED_OPTIONS = 'tao-long';

/** A long game of legal moves that does not end, so that players need not think while they are measured. */
export const scriptedGame = (length: number, seed: number): readonly ScriptedMove[] => {
  const table = parseTable(SCRIPTED_OPTIONS);
  if (!table.ok) throw new InvariantError('no game to measure with', SCRIPTED_OPTIONS);
  const { game } = table.value;
  const random = randomFrom(seed);
  const moves: ScriptedMove[] = [];
  let state = game.start();
  while (moves.length < length) {
    const actor = game.actor(state);
    const goingOn = game.legalMoves(state).filter(move => game.actor(game.next(state, move)) !== 'nobody');
    // Every way on leads to an end: what there is must do.
    if (typeof actor !== 'number' || goingOn.length === 0) break;
    const move = pick(random, goingOn);
    moves.push({ seat: actor, text: game.notation.formatMove(move) });
    state = game.next(state, move);
  }
  return moves;
};
