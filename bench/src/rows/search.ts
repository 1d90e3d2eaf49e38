import { thinkerOf } from '@dragonway/ai';
import { parseTable } from '@dragonway/games';
import { perSecond, type Subject } from '../measure.js';

const NODES = 20_000;

/** Alpha-beta with its evaluation from a position: states looked at per second. */
export const searchSpeed = (name: string, options: string, position: string): Subject => ({
  name,
  unit: 'nodes/s',
  run: millis => {
    const table = parseTable(options);
    if (!table.ok) throw new Error(`${options}: ${table.refusal.code}`);
    const state = table.value.game.notation.parsePosition(position);
    if (!state.ok) throw new Error(`${position}: ${state.refusal.code}`);
    const thinker = thinkerOf(table.value);
    if (!thinker.ok) throw new Error(thinker.refusal.code);
    return perSecond(millis, () => {
      const strength = { kind: 'limits', nodes: NODES } as const;
      const thinking = thinker.value.think({ states: [state.value], strength, seed: 1 });
      let step = thinking.next();
      while (!step.done) step = thinking.next();
      return step.value.nodes;
    });
  },
});
