import { type Advice, finish, type Strength, thinkerOf } from '@dragonway/ai';
import type { Table } from '@dragonway/games';

/** What a machine answers: the move, and what it rests on. */
export interface MachineMove {
  readonly move: object;
  readonly advice: Advice;
}

/** Chooses in the last of the states, where somebody other than the dice must act. */
export type Machine = (
  states: readonly object[],
  question: { readonly strength: Strength; readonly seed: number },
) => MachineMove;

/** The machine of a table, which stays open for all its moves. */
export const machineAt = (table: Table): Machine => {
  const thinker = thinkerOf(table);
  if (!thinker.ok) throw new RangeError(`no machine plays ${table.kind.id}`);
  return (states, question) => {
    const advice = finish(thinker.value.think({ states, ...question }));
    const state = states.at(-1) ?? table.game.start();
    const move = table.game.notation.parseMove(state, advice.move);
    if (!move.ok) throw new RangeError(`the machine chose ${advice.move}`);
    return { move: move.value, advice };
  };
};
