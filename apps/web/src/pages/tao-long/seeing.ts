import { type CheckedOptions, type State, taoLong, type View } from '@dragonway/tao-long';

/** How everything stands with the board in sight, whatever the mode: for setups, and for games that are over. */
export const seeing = ({ table, start }: CheckedOptions): ((state: State) => View) => {
  const { view } = taoLong({ ...table, mode: 'grasshopper' }, start);
  return state => view(state, 'spectator');
};
