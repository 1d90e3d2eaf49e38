import { type Strength, thinkerOf } from '@dragonway/ai';
import { type Game, NOBODY, pick, randomFrom } from '@dragonway/core';
import { parseTable, type Table } from '@dragonway/games';
import { mctsMove } from './mcts.js';

/** The points of the artificial player of Tao Long against plain Monte Carlo tree search. */
export interface TaoMatch {
  readonly games: number;
  readonly points: number;
}

const OPENING_DECISIONS = 8;
const MOST_DECISIONS = 1200;

/** Thinks until the limits or the time; gives the move and the milliseconds that it took. */
const thinkFor = (
  table: Table,
  states: readonly object[],
  strength: Strength,
  seed: number,
): readonly [object, number] => {
  const thinker = thinkerOf(table);
  const state = states.at(-1);
  if (!thinker.ok || state === undefined) throw new Error(`no player of ${table.kind.id}`);
  const began = performance.now();
  const thinking = thinker.value.think({ states, strength, seed });
  let step = thinking.next();
  while (!step.done) step = thinking.next();
  const move = table.game.notation.parseMove(state, step.value.move);
  if (!move.ok) throw new Error(`${step.value.move} is not legal`);
  return [move.value, performance.now() - began];
};

const opening = (game: Game, seed: number): object[] => {
  const random = randomFrom(seed);
  const states = [game.start()];
  for (let made = 0; made < OPENING_DECISIONS; made++) {
    const state = states.at(-1) ?? game.start();
    if (game.actor(state) === NOBODY) return opening(game, seed + 1);
    states.push(game.next(state, pick(random, game.legalMoves(state))));
  }
  return states;
};

/** Plays one game; the tree search gets as much time for its moves as the other took on average so far. */
const playOne = (table: Table, strength: Strength, seatOfOne: number, seed: number): number => {
  const { game } = table;
  const states = opening(game, seed);
  let spent = 0;
  let moves = 0;
  for (let made = 0; made < MOST_DECISIONS; made++) {
    const state = states.at(-1) ?? game.start();
    const actor = game.actor(state);
    if (actor === NOBODY) return game.outcome(state)?.winners.some(winner => winner === seatOfOne) ? 1 : 0;
    if (actor === seatOfOne) {
      const [move, millis] = thinkFor(table, states, strength, seed);
      spent += millis;
      moves++;
      states.push(game.next(state, move));
    } else {
      const until = performance.now() + spent / Math.max(moves, 1);
      const settings = { mayGoOn: () => performance.now() < until, random: randomFrom(seed + made) };
      states.push(game.next(state, mctsMove(game, state, settings)));
    }
  }
  return 0.5;
};

/** A strength against plain Monte Carlo tree search with the same time for every move, sides exchanged. */
export const taoAgainstMcts = (options: string, strength: Strength, games: number, seed = 1): TaoMatch => {
  const table = parseTable(options);
  if (!table.ok) throw new Error(`${options}: ${table.refusal.code}`);
  let points = 0;
  for (let index = 0; index < games; index++) points += playOne(table.value, strength, index % 2, seed + (index >> 1));
  return { games, points };
};
