import type { Game } from '@dragonway/core';
import { rollDice, type Seeds } from '@dragonway/verifiable-dice';

/** Gives the next result of the dice as a move of this state, in which chance acts. */
export type RollDice = (game: Game, state: object) => object;

/** Dice that follow from seeds, so that the record can be checked; their rolls are counted from the first call on. */
export const diceFrom = (seeds: Seeds): RollDice => {
  let roll = 0;
  return (game, state) => {
    roll += 1;
    // `chance roll WW 1`: the third word is the kept dice, or a dash.
    const kept = game.notation.formatDecision(state).split(' ')[2] ?? '-';
    const text = `roll:${rollDice(seeds, roll, kept === '-' ? '' : kept)}`;
    const move = game.notation.parseMove(state, text);
    if (!move.ok) throw new RangeError(`the dice gave ${text}, which is refused: ${move.refusal.code}`);
    return move.value;
  };
};
