import type { Draft, EventLog } from '../state.js';
import type { Flow, WheelIndex } from '../types.js';
import { coloursOf, isWhiteAt, NO_STONES, type Stones, sizeOf, withOnTop } from './stack.js';
import { alongFlow, elementAt, stackAt } from './wheel.js';

/** A space whose stones are lifted, the way they flow, and the order in which they are dropped. */
export interface Sowing {
  readonly from: WheelIndex;
  readonly flow: Flow;
  readonly order: Stones;
}

/** Lifts the stones of a space and drops them one by one on the following spaces; gives the space of the last one. */
export const sow = (draft: Draft, { from, flow, order }: Sowing, log: EventLog): WheelIndex => {
  const wheel = draft.wheel.slice();
  log?.push({ kind: 'stonesLifted', from: elementAt(from), colours: coloursOf(stackAt(wheel, from)), flow });
  if (flow !== draft.coin) {
    draft.coin = flow;
    log?.push({ kind: 'coinTurned', to: flow });
  }
  const size = sizeOf(order);
  wheel[from] = NO_STONES;
  let on = from;
  for (let drop = 0; drop < size; drop++) {
    on = alongFlow(on, flow, 1);
    const isWhite = isWhiteAt(order, size, drop);
    wheel[on] = withOnTop(stackAt(wheel, on), isWhite);
    log?.push({ kind: 'stoneDropped', on: elementAt(on), colour: isWhite ? 'white' : 'black' });
  }
  draft.wheel = wheel;
  return on;
};
