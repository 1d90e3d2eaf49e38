import { pick, randomFrom } from '@dragonway/core';
import { explain, wayOfTheDragonKind } from '@dragonway/way-of-the-dragon';

const options = wayOfTheDragonKind.parseOptions('way-of-the-dragon;players=k,r,w;powers=on');
if (!options.ok) throw new Error(options.refusal.code);
const game = wayOfTheDragonKind.game(options.value);

// Dice are moves like any other: here they are dictated.
let state = game.start();
for (const text of ['roll:WWFED', 'keep:WW', 'roll:WWWWD', 'move:W']) {
  const move = game.notation.parseMove(state, text);
  if (move.ok) state = game.next(state, move.value);
}
export const position = game.notation.formatPosition(state); // k:4.0.0.0.0/r:0.0.0.0.0/w:0.0.0.0.0 - k.r.w r 0
export const refusal = explain(game, state, 'move:W'); // the dice have to roll first

// A random game to its end, and what happened last.
const random = randomFrom(7);
let last: readonly object[] = [];
while (game.outcome(state) === undefined) {
  const step = game.play(state, pick(random, game.legalMoves(state)));
  ({ state } = step);
  last = step.events;
}
export const end = last.at(-1); // { kind: 'gameEnded', … } with the score of every player and path
export const outcome = game.outcome(state); // winners by seat, and scores
