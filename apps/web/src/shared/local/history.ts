import { InvariantError } from '@dragonway/core';
import type { Table } from '@dragonway/table';
import type { Played } from './types.js';

type Live = Table['live'];

const playOn = ({ game }: Live, state: object, text: string): Played => {
  const move = game.notation.parseMove(state, text);
  const by = game.actor(state);
  if (!move.ok || by === 'nobody') throw new InvariantError(`${text} cannot be played again`, text);
  const { state: after, events } = game.play(state, move.value);
  return { by, text, turn: game.notation.turnNumber(state), before: state, after, events };
};

/** The decisions of the table's game; those that stood before are kept, so that they stay the same objects. */
export const historyOf = ({ live, game }: Table, known: readonly Played[]): readonly Played[] => {
  const texts = (game?.moves ?? []).map(({ text }) => text);
  const isSameStart = known[0] === undefined || known[0].before === live.start;
  const shared = isSameStart ? texts.findIndex((text, ply) => known[ply]?.text !== text) : 0;
  const history = known.slice(0, shared < 0 ? texts.length : shared);
  for (const text of texts.slice(history.length)) {
    history.push(playOn(live, history.at(-1)?.after ?? live.start, text));
  }
  return history;
};
