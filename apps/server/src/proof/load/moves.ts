import { type Game, InvariantError, pick, randomFrom } from '@dragonway/core';
import { parseTable } from '@dragonway/games';

/** A move and the seat that plays it. */
export interface ScriptedMove {
  readonly seat: number;
  readonly text: string;
  /** Whether the other seat is to decide next. */
  readonly passes: boolean;
}

export const SCRIPTED_OPTIONS = 'tao-long';

const isHarm = (event: object): boolean => 'kind' in event && event.kind === 'lifeLost';

/** Whether a move hurts nobody and leaves as many more that need not hurt either. */
const isPeaceful = (game: Game, state: object, move: object, more: number): boolean => {
  const step = game.play(state, move);
  if (step.events.some(isHarm)) return false;
  return more === 0 || game.legalMoves(step.state).some(next => isPeaceful(game, step.state, next, more - 1));
};

/** Far enough to walk around harm nearly always, so that the game goes on as long as anybody measures. */
const FORESIGHT = 4;

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
    if (typeof actor !== 'number')
      throw new InvariantError('the scripted game ended', game.notation.formatPosition(state));
    const all = game.legalMoves(state);
    const peaceful = all.filter(move => isPeaceful(game, state, move, FORESIGHT));
    const move = pick(random, peaceful.length > 0 ? peaceful : all);
    const next = game.next(state, move);
    moves.push({ seat: actor, text: game.notation.formatMove(move), passes: game.actor(next) !== actor });
    state = next;
  }
  return moves;
};
