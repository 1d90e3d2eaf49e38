import { type GameTypes, NOBODY } from '@dragonway/core';
import { contract } from '../conformance-error.js';
import type { Stand } from '../settings.js';
import { snapshot } from '../snapshot.js';

/** Every so many states all moves are read back, in the others a few: reading can cost as much as listing. */
const ALL_EVERY = 16;
const A_FEW = 4;

/** Moves are in the order of their texts, no text comes twice, and there are none exactly when nobody acts. */
export const checkMoves = <Types extends GameTypes>({ game, state, texts }: Stand<Types>): void => {
  const actor = game.actor(state);
  contract((actor === NOBODY) === (texts.length === 0), () => `${texts.length} legal moves while ${actor} acts`);
  for (const [index, text] of texts.entries()) {
    const before = texts[index - 1];
    contract(before !== text, () => `two legal moves have the text ${text}`);
    contract(before === undefined || before < text, () => `the legal moves are not sorted: ${text} after ${before}`);
    contract(/^[!-~]+$/.test(text), () => `the move text ${JSON.stringify(text)} is not one word of ASCII`);
  }
};

/** Reading a legal move's text gives the move back. */
export const checkMoveTexts = <Types extends GameTypes>({ game, state, moves, texts, random }: Stand<Types>): void => {
  const readsAll = random.below(ALL_EVERY) === 0 || moves.length <= A_FEW;
  const indices = readsAll ? moves.keys() : Array.from({ length: A_FEW }, () => random.below(moves.length));
  for (const index of indices) {
    const text = texts[index] ?? '';
    const read = game.notation.parseMove(state, text);
    contract(read.ok, () => `the legal move ${text} is refused: ${JSON.stringify(read)}`);
    const same = snapshot(read.value) === snapshot(moves[index]);
    contract(same, () => `the text ${text} is read as another move: ${JSON.stringify(read.value)}`);
  }
};
