import type { Flow } from '../types.js';

/** In which direction so many lifted stones are dropped, given what the coin shows. */
export type FlowRule = (whites: number, blacks: number, coin: Flow) => Flow;

export const alwaysCounterClockwise: FlowRule = () => 'ccw';

/** Section 5, Master: the majority of the lifted stones decides, the coin if there is none. */
export const byMajority: FlowRule = (whites, blacks, coin) => (whites > blacks ? 'cw' : whites < blacks ? 'ccw' : coin);
