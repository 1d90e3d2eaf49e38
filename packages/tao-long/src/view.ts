import { chainOf, segmentsOf } from './dragon/body.js';
import { decisionOf } from './notation/decision.js';
import type { Rules } from './rules.js';
import type { State } from './state.js';
import { tileOf } from './terrain/tiles.js';
import type { BoardPosition, ByElement, Stack, View } from './types.js';
import { coloursOf } from './wheel/stack.js';
import { stackAt, wheelIndexOf } from './wheel/wheel.js';

const boardOf = ({ tiles, heaven, earth }: State): BoardPosition => ({
  tiles: Array.from(tiles, tileOf),
  chains: { heaven: chainOf(heaven), earth: chainOf(earth) },
  facing: { heaven: heaven.facing, earth: earth.facing },
});

const wheelOf = ({ wheel }: State): ByElement<Stack> => {
  const stack = (element: keyof ByElement<Stack>) => coloursOf(stackAt(wheel, wheelIndexOf(element)));
  return {
    heaven: stack('heaven'),
    lake: stack('lake'),
    fire: stack('fire'),
    thunder: stack('thunder'),
    earth: stack('earth'),
    mountain: stack('mountain'),
    water: stack('water'),
    wind: stack('wind'),
  };
};

/** What may be shown, to either player and to spectators: everything, but for a board out of sight until the game is over. */
export const viewOf = (rules: Rules, state: State): View => ({
  ...(rules.hidesBoard && state.winner === undefined ? {} : { board: boardOf(state) }),
  meters: {
    heaven: { water: state.heaven.water, fire: state.heaven.fire },
    earth: { water: state.earth.water, fire: state.earth.fire },
  },
  segments: { heaven: segmentsOf(state.heaven), earth: segmentsOf(state.earth) },
  wheel: wheelOf(state),
  coin: state.coin,
  toPlay: state.toPlay,
  extra: state.extra,
  turn: state.turn,
  decision: decisionOf(state),
});
