import { otherDragon } from '../state.js';
import type { Dragon, Element } from '../types.js';
import type { Sowing } from '../wheel/sowing.js';
import { isWhiteAt, sizeOf } from '../wheel/stack.js';
import { alongFlow, elementAt } from '../wheel/wheel.js';

/** The opponent's group: the spaces on which stones of its colour were dropped, in the order of the drops. */
export const groupOf = ({ from, flow, order }: Sowing, player: Dragon): readonly Element[] => {
  const opponentIsWhite = otherDragon(player) === 'heaven' ? 1 : 0;
  const size = sizeOf(order);
  const group: Element[] = [];
  for (let drop = 0; drop < size; drop++) {
    if (isWhiteAt(order, size, drop) === opponentIsWhite) group.push(elementAt(alongFlow(from, flow, drop + 1)));
  }
  return group;
};
