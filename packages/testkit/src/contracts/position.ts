import type { Game, GameTypes } from '@dragonway/core';
import { contract } from '../conformance-error.js';
import type { Stand } from '../settings.js';

const legalTexts = <Types extends GameTypes>(game: Game<Types>, state: Types['State']): string =>
  game
    .legalMoves(state)
    .map(move => game.notation.formatMove(move))
    .join(' ');

/** A position that can be given is read back with the same text, the same decision and the same legal moves. */
export const checkPosition = <Types extends GameTypes>(stand: Stand<Types>): void => {
  const { game, state, texts } = stand;
  const text = game.notation.formatPosition(state);
  contract(/^[ -~]+$/.test(text), () => `the position's text is not ASCII: ${JSON.stringify(text)}`);
  const read = game.notation.parsePosition(text);
  if (!stand.settings.canBeGiven(state)) return;
  stand.tally.givenPositions += 1;
  contract(read.ok, () => `the position is refused: ${JSON.stringify(read)}`);
  const written = game.notation.formatPosition(read.value);
  contract(written === text, () => `the position is read as ${written}`);
  const decisions = [state, read.value].map(known => game.notation.formatDecision(known));
  contract(decisions[0] === decisions[1], () => `the decision is read as ${decisions[1]}`);
  const legal = legalTexts(game, read.value);
  contract(legal === texts.join(' '), () => `the read position has the legal moves ${legal}, not ${texts.join(' ')}`);
  const keys = [state, read.value].map(known => game.repetitionKey(known));
  contract(keys[0] === keys[1], () => `the read position repeats as ${keys[1]}, not as ${keys[0]}`);
};
