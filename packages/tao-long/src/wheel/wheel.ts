import { type Colour, ELEMENTS, type Element, type Flow, type WheelIndex } from '../types.js';
import { NO_STONES, type Stones, sizeOf, stonesOf, whitesIn } from './stack.js';

/** The eight stacks, counter-clockwise from Heaven. */
export type Wheel = readonly Stones[];

export const WHEEL_SIZE = 8;

/** The main spaces: Heaven, Fire, Earth and Water. */
export const MAIN_SPACES: readonly WheelIndex[] = [0, 2, 4, 6];

const INDEX: Readonly<Record<Element, WheelIndex>> = {
  heaven: 0,
  lake: 1,
  fire: 2,
  thunder: 3,
  earth: 4,
  mountain: 5,
  water: 6,
  wind: 7,
};

export const wheelIndexOf = (element: Element): WheelIndex => INDEX[element];

export const elementAt = (index: WheelIndex): Element => ELEMENTS[index] as Element;

/** The spaces in the order of their letters A E F H L M T W, in which moves are listed. */
export const WHEEL_BY_TEXT: readonly WheelIndex[] = [7, 4, 2, 0, 1, 5, 3, 6];

export const stackAt = (wheel: Wheel, index: WheelIndex): Stones => wheel[index] as Stones;

/** The space so many steps along the flow. */
export const alongFlow = (from: WheelIndex, flow: Flow, steps: number): WheelIndex =>
  (flow === 'ccw' ? from + steps : from - steps) & (WHEEL_SIZE - 1);

/** The space of the last stone if this space is lifted: the action it gives. */
export const actionOfLift = (wheel: Wheel, from: WheelIndex, flow: Flow): WheelIndex =>
  alongFlow(from, flow, sizeOf(stackAt(wheel, from)));

export const countOf = (stones: Stones, colour: Colour): number =>
  colour === 'white' ? whitesIn(stones) : sizeOf(stones) - whitesIn(stones);

/** Section 1, setup. */
export const STARTING_WHEEL: Wheel = [
  stonesOf(['white', 'white']),
  NO_STONES,
  stonesOf(['black', 'white']),
  NO_STONES,
  stonesOf(['black', 'black']),
  NO_STONES,
  stonesOf(['white', 'black']),
  NO_STONES,
];
