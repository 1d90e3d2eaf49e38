import { type Game, InvariantError, pick, randomFrom } from '@dragonway/core';
import { parseTable } from '@dragonway/games';

/** A move and the seat that plays it. */
export interface ScriptedMove {
  readonly seat: number;
  readonly text: string;
}

export const SCRIPTED_OPTIONS = 'tao-long';

const isHarm = (event: object): boolean => 'kind' in event && event.kind === 'lifeLost';

/** The moves that hurt nobody, so that the game can go on for ever. */
const peaceful = (game: Game, state: object): readonly object[] =>
  game.legalMoves(state).filter(move => !game.play(state, move).events.some(isHarm));

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
    // Where every way on hurts, a lifepoint is lost; that is rare, and each dragon has many.
    const quiet = peaceful(game, state);
    const move = pick(random, quiet.length > 0 ? quiet : game.legalMoves(state));
    if (typeof actor !== 'number')
      throw new InvariantError('the scripted game ended', game.notation.formatPosition(state));
    moves.push({ seat: actor, text: game.notation.formatMove(move) });
    state = game.next(state, move);
  }
  return moves;
};
