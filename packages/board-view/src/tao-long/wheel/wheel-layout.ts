import { type Point, polar } from '../../shared/geometry/vector.js';
import { type ByElement, ELEMENTS, type Element, type Flow } from '../types.js';

/** Half the side of the wheel's drawing. */
export const WHEEL = 200;
export const RING = 132;
const MAIN: readonly Element[] = ['heaven', 'earth', 'fire', 'water'];

export const isMain = (element: Element): boolean => MAIN.includes(element);

export const discRadius = (element: Element): number => (isMain(element) ? 40 : 35);

/** The bearing of a space of the wheel: counter-clockwise from the top. */
export const bearingOnWheel = (element: Element): number => -45 * ELEMENTS.indexOf(element);

export const discCentre = (element: Element): Point => polar({ x: 0, y: 0 }, RING, bearingOnWheel(element));

/** The lines of a trigram from the top to the bottom: true is whole, false is broken. */
export const TRIGRAMS: ByElement<readonly [boolean, boolean, boolean]> = {
  heaven: [true, true, true],
  lake: [false, true, true],
  fire: [true, false, true],
  thunder: [false, false, true],
  earth: [false, false, false],
  mountain: [true, false, false],
  water: [false, true, false],
  wind: [true, true, false],
};

const OVERLAP = 9;
// So high that the lowest line of the trigram stays in sight above it.
const TALLEST = 22;

/** Where a stone of a stack lies: the base lowest, each next one a little higher; tall stacks draw together. */
export const stoneSpot = (element: Element, index: number, count: number): Point => {
  const { x, y } = discCentre(element);
  const rise = count < 2 ? 0 : Math.min(OVERLAP, TALLEST / (count - 1));
  const base = 13 + (Math.min(count, 4) - 1) * 3.3;
  return { x, y: y + base - index * rise };
};

/** The next space in the flow. */
export const nextOnWheel = (element: Element, flow: Flow): Element => {
  const step = flow === 'ccw' ? 1 : ELEMENTS.length - 1;
  return ELEMENTS[(ELEMENTS.indexOf(element) + step) % ELEMENTS.length] ?? element;
};

/** The arc of an arrow outside the ring, from one space to the next in the flow. */
export const flowArrow = (from: Element, flow: Flow): { readonly arc: string; readonly head: string } => {
  const turn = flow === 'ccw' ? -1 : 1;
  const start = bearingOnWheel(from) + turn * 13;
  const end = bearingOnWheel(from) + turn * 31;
  const radius = RING + 41;
  const at = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
  const centre = { x: 0, y: 0 };
  const tip = polar(centre, radius, end + turn * 2.5);
  return {
    arc: `M${at(polar(centre, radius, start))}A${radius} ${radius} 0 0 ${turn === 1 ? 1 : 0} ${at(polar(centre, radius, end))}`,
    head: `M${at(tip)}L${at(polar(centre, radius + 6, end - turn * 3))}L${at(polar(centre, radius - 6, end - turn * 3))}Z`,
  };
};

const LOWEST_COIN = 110;

/** On which side of its disc the numbers of falling stones stand: outside the ring, but never on the name below the disc. */
export const coinBearing = (element: Element): number => {
  const bearing = ((bearingOnWheel(element) % 360) + 360) % 360;
  return bearing <= 180 ? Math.min(bearing, LOWEST_COIN) : Math.max(bearing, 360 - LOWEST_COIN);
};
