import { type Game, type GameTypes, NOBODY, type Seat } from '@dragonway/core';

// Plain questions about the next few turns, answered by playing everything out. No table, no order, no evaluation: what
// the clever search finds is held against these.

/** What is left of so many turns after a move. */
export const turnsLeft = <Types extends GameTypes>(
  game: Game<Types>,
  before: Types['State'],
  after: Types['State'],
  turns: number,
): number => turns - (game.notation.turnNumber(after) - game.notation.turnNumber(before));

/** Whether the seat can win within so many turns whatever the others do. */
export const winsWithin = <Types extends GameTypes>(
  game: Game<Types>,
  state: Types['State'],
  seat: Seat,
  turns: number,
): boolean => {
  const actor = game.actor(state);
  if (actor === NOBODY) return game.outcome(state)?.winners.includes(seat) === true;
  if (turns <= 0) return false;
  const wins = (move: Types['Move']): boolean => {
    const next = game.next(state, move);
    return winsWithin(game, next, seat, turnsLeft(game, state, next, turns));
  };
  const moves = game.legalMoves(state);
  return actor === seat ? moves.some(wins) : moves.every(wins);
};

/** The moves with which whoever chooses wins within so many turns. */
export const winningMoves = <Types extends GameTypes>(
  game: Game<Types>,
  state: Types['State'],
  turns: number,
): readonly Types['Move'][] => {
  const seat = game.actor(state) as Seat;
  return game.legalMoves(state).filter(move => {
    const next = game.next(state, move);
    return winsWithin(game, next, seat, turnsLeft(game, state, next, turns));
  });
};

/** The moves with which whoever chooses is not lost within so many turns; `other` is the seat that would win. */
export const savingMoves = <Types extends GameTypes>(
  game: Game<Types>,
  state: Types['State'],
  other: Seat,
  turns: number,
): readonly Types['Move'][] =>
  game.legalMoves(state).filter(move => {
    const next = game.next(state, move);
    return !winsWithin(game, next, other, turnsLeft(game, state, next, turns));
  });
