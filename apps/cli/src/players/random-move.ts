import { CHANCE, type Game, pick, type Random } from '@dragonway/core';

const drawByWeight = (game: Game, state: object, random: Random): object => {
  const chances = game.chances(state);
  let left = random.below(chances.reduce((sum, { weight }) => sum + weight, 0));
  for (const { move, weight } of chances) {
    left -= weight;
    if (left < 0) return move;
  }
  throw new RangeError('the dice have no result');
};

/** A legal move: for a seat each equally likely, for the dice each as likely as its weight. Somebody must act. */
export const randomMove = (game: Game, state: object, random: Random): object =>
  game.actor(state) === CHANCE ? drawByWeight(game, state, random) : pick(random, game.legalMoves(state));
