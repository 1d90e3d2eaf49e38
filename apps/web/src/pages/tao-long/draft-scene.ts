import type { Scene } from '@dragonway/board-view';
import type { State, View } from '@dragonway/tao-long';
import { sceneOf } from './scene.js';
import type { Composition } from './types.js';

const isAct = ({ move }: Composition['done'][number]): boolean => move.kind === 'act';

/** The board as it stands when the act at hand begins: after what the turn has changed already, before its last act. */
const boardState = ({ done, step, state }: Composition, start: State): State => {
  const last = done.at(-1);
  if (step.kind !== 'ready' || last === undefined || !isAct(last)) return state;
  return done.at(-2)?.state ?? start;
};

/** The wheel before the lift that is shown as a sowing; as it lies while a space is chosen. */
const wheelState = ({ done, step, state }: Composition, start: State): State => {
  const lift = done.findLastIndex(({ move }) => move.kind === 'spirit');
  if (step.kind === 'space' || step.kind === 'stones' || lift < 0) return state;
  return done[lift - 1]?.state ?? start;
};

/**
 * What board and wheel show while a turn is put together. A turn may have several acts (extra phases, a Focus, the solo
 * opponent's): each is chosen on the board that the ones before it leave. Meters stay as they are and show their change.
 */
export const draftScene = (composition: Composition, start: State, viewOf: (state: State) => View): Scene => {
  const { board } = sceneOf(viewOf(boardState(composition, start)), false);
  const { wheel, coin } = viewOf(wheelState(composition, start));
  const { meters, segments } = viewOf(start);
  return { ...(board === undefined ? {} : { board }), wheel, coin, meters, segments };
};
