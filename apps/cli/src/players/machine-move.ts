import { type LevelNumber, thinkerOf } from '@dragonway/ai';
import type { Table } from '@dragonway/games';

/** The move that a machine of a level chooses in the last of the states. Somebody other than the dice must act there. */
export const machineMove = (
  table: Table,
  states: readonly object[],
  { level, seed }: { readonly level: LevelNumber; readonly seed: number },
): object => {
  const thinker = thinkerOf(table);
  if (!thinker.ok) throw new RangeError(`no machine plays ${table.kind.id}`);
  const thinking = thinker.value.think({ states, strength: { kind: 'level', level }, seed });
  let step = thinking.next();
  while (!step.done) step = thinking.next();
  const state = states.at(-1) ?? table.game.start();
  const move = table.game.notation.parseMove(state, step.value.move);
  if (!move.ok) throw new RangeError(`the machine chose ${step.value.move}`);
  return move.value;
};
