import { randomMove, type Strength } from '@dragonway/ai';
import { type Game, randomFrom } from '@dragonway/core';
import { type WayMove, type WayOptions, type WayTypes, wayOfTheDragon } from '@dragonway/way-of-the-dragon';
import { greedyPlayer } from './greedy.js';
import { type Chooses, mctsPlayer, thinkingPlayer } from './way-players.js';

/** The points of the first player of a match, a shared win counted in parts. */
export interface MatchPoints {
  readonly games: number;
  readonly points: number;
}

/** Plays a game; gives the points of the player `one`, who has the given seat. */
const playOne = (
  game: Game<WayTypes>,
  players: readonly [Chooses, Chooses],
  seatOfOne: number,
  seed: number,
): number => {
  const random = randomFrom(seed);
  let state = game.start();
  while (state.phase !== 'over') {
    const choose = players[state.seat === seatOfOne ? 0 : 1];
    const isRoll = state.phase === 'roll';
    state = game.next(
      state,
      isRoll ? (randomMove(game, state, random) as WayMove) : choose(state, random.below(2 ** 30)),
    );
  }
  const winners = game.outcome(state)?.winners ?? [];
  return winners.some(winner => winner === seatOfOne) ? 1 / winners.length : 0;
};

/** Plays a match of two players with the seats exchanged and the dice drawn from a seed. */
export const wayMatch = (
  options: WayOptions,
  open: (game: Game<WayTypes>) => readonly [Chooses, Chooses],
  games: number,
  seed: number,
): MatchPoints => {
  const game = wayOfTheDragon(options);
  const players = open(game);
  let points = 0;
  for (let index = 0; index < games; index += 1) points += playOne(game, players, index % 2, seed + (index >> 1));
  return { games, points };
};

/** A strength against the player that always moves the farthest. */
export const againstGreedy = (options: WayOptions, strength: Strength, games: number, seed = 1): MatchPoints =>
  wayMatch(options, game => [thinkingPlayer(game, options, strength), greedyPlayer(game, options)], games, seed);

/** The strongest player against plain Monte Carlo tree search with the same time for every decision. */
export const againstMcts = (options: WayOptions, millis: number, games: number, seed = 1): MatchPoints => {
  const strongest: Strength = { kind: 'level', level: 10 };
  return wayMatch(
    options,
    game => [thinkingPlayer(game, options, strongest, millis), mctsPlayer(game, millis)],
    games,
    seed,
  );
};
