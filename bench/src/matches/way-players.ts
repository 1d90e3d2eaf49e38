import { type Strength, wayThinker } from '@dragonway/ai';
import { type Game, randomFrom } from '@dragonway/core';
import type { WayMove, WayOptions, WayState, WayTypes } from '@dragonway/way-of-the-dragon';
import { mctsMove } from './mcts.js';

/** A player of a match: a legal move for a state in which it must choose. */
export type Chooses = (state: WayState, seed: number) => WayMove;

/** The artificial player; with `millis` it stops when the time is over. */
export const thinkingPlayer = (
  game: Game<WayTypes>,
  options: WayOptions,
  strength: Strength,
  millis?: number,
): Chooses => {
  const thinker = wayThinker(options);
  return (state, seed) => {
    const until = performance.now() + (millis ?? Number.POSITIVE_INFINITY);
    const thinking = thinker.think({ states: [state], strength, seed });
    let step = thinking.next();
    while (!step.done) step = thinking.next(performance.now() >= until);
    const move = game.notation.parseMove(state, step.value.move);
    if (!move.ok) throw new Error(`${step.value.move} is not legal`);
    return move.value;
  };
};

/** Plain Monte Carlo tree search with so many milliseconds for every decision. */
export const mctsPlayer =
  (game: Game<WayTypes>, millis: number): Chooses =>
  (state, seed) => {
    const until = performance.now() + millis;
    const settings = { mayGoOn: () => performance.now() < until, random: randomFrom(seed) };
    // Sound because the search answers with one of the moves that the game gave it.
    return mctsMove(game, state, settings) as WayMove;
  };
