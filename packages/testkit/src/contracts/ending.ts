import { type GameTypes, NOBODY, type Outcome } from '@dragonway/core';
import { contract } from '../conformance-error.js';
import type { Stand } from '../settings.js';

const checkOutcome = (outcome: Outcome, seats: number): void => {
  const { winners, scores } = outcome;
  contract(winners.length > 0, () => 'the game is over and nobody has won');
  contract(new Set(winners).size === winners.length, () => `a seat wins twice: ${winners.join()}`);
  const areSeats = winners.every(winner => Number.isInteger(winner) && winner >= 0 && winner < seats);
  contract(areSeats, () => `a winner is no seat: ${winners.join()}`);
  contract(scores === undefined || scores.length === seats, () => `${scores?.length} scores for ${seats} seats`);
};

/** The outcome and the result token are there exactly when nobody acts. */
export const checkEnding = <Types extends GameTypes>({ game, state }: Stand<Types>): void => {
  const isOver = game.actor(state) === NOBODY;
  const outcome = game.outcome(state);
  contract(isOver === (outcome !== undefined), () => `${isOver ? 'no' : 'an'} outcome while ${game.actor(state)} acts`);
  if (outcome !== undefined) checkOutcome(outcome, game.info.seats.length);
  const result = game.notation.formatResult(state);
  contract(isOver === (result !== '*'), () => `the result is ${result} while ${game.actor(state)} acts`);
  contract(game.notation.isResult(result), () => `the result ${result} is not one of a record`);
};
