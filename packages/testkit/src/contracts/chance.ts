import { CHANCE, type GameTypes } from '@dragonway/core';
import { contract } from '../conformance-error.js';
import type { Stand } from '../settings.js';

/** The dice have the legal moves in their order, each with a positive whole weight; nobody else has weights. */
export const checkChances = <Types extends GameTypes>({ game, state, texts, settings }: Stand<Types>): void => {
  const chances = game.chances(state);
  if (game.actor(state) !== CHANCE) {
    contract(chances.length === 0, () => 'there are weights although chance does not act');
    return;
  }
  contract(game.info.hasChance, () => 'chance acts in a game that says it has none');
  const chanceTexts = chances.map(({ move }) => game.notation.formatMove(move));
  contract(
    chanceTexts.join(' ') === texts.join(' '),
    () => 'the weighted moves are not the legal moves in their order',
  );
  for (const { move, weight } of chances) {
    const isWeight = Number.isInteger(weight) && weight > 0;
    contract(isWeight, () => `the weight of ${game.notation.formatMove(move)} is ${weight}`);
  }
  const whole = settings.wholeWeight?.(state);
  const sum = chances.reduce((total, { weight }) => total + weight, 0);
  contract(whole === undefined || whole === sum, () => `the weights sum to ${sum}, not to ${whole}`);
};
