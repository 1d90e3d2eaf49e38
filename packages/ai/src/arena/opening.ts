import { CHANCE, type Game, NOBODY, pick, type Random } from '@dragonway/core';

const MOST_TRIES = 1_000;

/** A move of whoever acts: for a seat each equally likely, for the dice each as likely as its weight. */
export const randomMove = (game: Game, state: object, random: Random): object => {
  if (game.actor(state) !== CHANCE) return pick(random, game.legalMoves(state));
  const chances = game.chances(state);
  let left = random.below(chances.reduce((sum, { weight }) => sum + weight, 0));
  for (const { move, weight } of chances) {
    left -= weight;
    if (left < 0) return move;
  }
  return pick(random, game.legalMoves(state));
};

/** The beginning of a game: its states, and the texts of the moves between them. */
export interface Opening {
  readonly states: readonly object[];
  readonly moves: readonly string[];
}

const tryOpening = (game: Game, decisions: number, random: Random): Opening | undefined => {
  const states = [game.start()];
  const moves: string[] = [];
  let state = game.start();
  for (let isTurnStart = true; moves.length < decisions || !isTurnStart; ) {
    const move = randomMove(game, state, random);
    const turn = game.notation.turnNumber(state);
    moves.push(game.notation.formatMove(move));
    state = game.next(state, move);
    states.push(state);
    if (game.actor(state) === NOBODY) return undefined;
    isTurnStart = game.notation.turnNumber(state) !== turn;
  }
  return { states, moves };
};

/** A random opening: so many decisions, and then on to the start of a turn; the game goes on after it. */
export const randomOpening = (game: Game, decisions: number, random: Random): Opening => {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const opening = tryOpening(game, decisions, random);
    if (opening !== undefined) return opening;
  }
  return { states: [game.start()], moves: [] };
};
