import type { Rules } from '../rules.js';
import type { State } from '../state.js';
import { formatStones, type Stones, sizeOf, whitesIn } from '../wheel/stack.js';
import { formatPosition } from './position.js';

const visible = (rules: Rules, stones: Stones): string => {
  // In solo the order of a stack decides which stone falls where (R31).
  if (rules.soloPlayer !== undefined) return formatStones(stones);
  return rules.visibleStones === 'number' ? `${sizeOf(stones)}` : `${whitesIn(stones)}w${sizeOf(stones)}`;
};

/** R13: what two positions at the start of a Spirit phase must share to count as the same: all that the mode can see. */
export const repetitionKey = (rules: Rules, state: State): string | undefined => {
  if (state.phase !== 'spirit') return undefined;
  const [terrain, heaven, earth, meters, , coin, toPlay] = formatPosition(state).split(' ');
  return [
    terrain,
    heaven,
    earth,
    meters,
    state.wheel.map(stones => visible(rules, stones)).join('/'),
    coin,
    toPlay,
  ].join(' ');
};
