import { pick, randomFrom } from '@dragonway/core';
import { parseTable } from '@dragonway/games';
import type { Answer, Asked } from './types.js';

// Half of the time dice that may roll again lie still, so that a turn comes to its act.
const ROLLS_AGAIN = 50;

/** A move by chance, for a game that no stronger player knows. */
export const chooseSimply = ({ options, position, moves, seed }: Asked): Answer | undefined => {
  const table = parseTable(options);
  if (!table.ok) return undefined;
  const { game } = table.value;
  const start = position === undefined ? undefined : game.notation.parsePosition(position);
  let state = start?.ok === true ? start.value : game.start();
  for (const text of moves) {
    const move = game.notation.parseMove(state, text);
    if (!move.ok) return undefined;
    state = game.next(state, move.value);
  }
  const random = randomFrom(seed);
  const texts = game.legalMoves(state).map(game.notation.formatMove);
  const acts = texts.filter(text => !text.includes('keep:'));
  const isActing = acts.length > 0 && random.below(100) >= ROLLS_AGAIN;
  const from = isActing ? acts : texts;
  return from.length === 0 ? undefined : { move: pick(random, from), reasons: [], chance: undefined };
};
