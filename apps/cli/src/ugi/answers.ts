import { accept, type Game, NOBODY, type Refusal, type Result, refuse } from '@dragonway/core';
import { printable } from '../words/echo.js';
import { refusalInWords } from '../words/refusal-words.js';
import { missingWord, type UgiRefusal, unexpectedWord } from './refusals.js';
import { type Standing, stateOf } from './standing.js';

/** Lines of the protocol. */
export type Lines = readonly string[];

// An illegal move answers with the code of what forbids it.
const codeOf = (refusal: Refusal): string => {
  const known = refusal as UgiRefusal;
  return known.code === 'ugi/illegal-move' ? known.cause.code : refusal.code;
};

/** The one line that answers anything wrong in a game. */
export const errorLine = (refusal: Refusal, gameId?: string): string =>
  printable(`error ${codeOf(refusal)} ${refusalInWords(refusal, gameId)}`);

/** The legal moves on one line, which is empty when the game is over. */
export const legalLine = (standing: Standing): string => {
  const { game } = standing;
  const moves = game.legalMoves(stateOf(standing));
  return moves.map(move => game.notation.formatMove(move)).join(' ');
};

/** The position, then who chooses what. */
export const describe = (standing: Standing): Lines => {
  const { notation } = standing.game;
  const state = stateOf(standing);
  return [notation.formatPosition(state), notation.formatDecision(state)];
};

const resultOf = (game: Game, state: object): string => {
  const winners = game.outcome(state)?.winners;
  if (winners === undefined) return 'none';
  const [winner, second] = winners;
  return winner === undefined || second !== undefined ? 'draw' : `p${winner + 1}win`;
};

const QUERIES: Readonly<Record<string, (game: Game, state: object) => string>> = {
  gameover: (game, state) => String(game.actor(state) === NOBODY),
  p1turn: (game, state) => String(game.actor(state) === 0),
  result: resultOf,
};

/** Answers `query gameover|p1turn|result`. */
export const query = (standing: Standing, [about, superfluous]: Lines): Result<string, UgiRefusal> => {
  const expected = Object.keys(QUERIES).join(', ');
  if (about === undefined) return refuse(missingWord('query', expected));
  const answer = Object.hasOwn(QUERIES, about) ? QUERIES[about] : undefined;
  if (answer === undefined) return refuse(unexpectedWord(about, expected));
  if (superfluous !== undefined) return refuse(unexpectedWord(superfluous, 'the end of the line'));
  return accept(`response ${answer(standing.game, stateOf(standing))}`);
};
