import { digits } from '../../shared/geometry/path.js';
import { clamp, type Point } from '../../shared/geometry/vector.js';
import type { WayTrail } from '../marks.js';
import { centreOf, type WayLayout } from './layout.js';

/** A curved arrow beside a path, from one space to another. */
export interface TrailShape {
  readonly line: string;
  readonly head: string;
}

const START_ASIDE = 17;
const END_ASIDE = 23;

const arrowHead = (tip: Point, from: Point): string => {
  const length = Math.hypot(tip.x - from.x, tip.y - from.y) || 1;
  const ahead = { x: (tip.x - from.x) / length, y: (tip.y - from.y) / length };
  const corner = (side: 1 | -1): string =>
    `${digits(tip.x - ahead.x * 10 - ahead.y * 5.4 * side)} ${digits(tip.y - ahead.y * 10 + ahead.x * 5.4 * side)}`;
  return `M${corner(1)}L${digits(tip.x)} ${digits(tip.y)}L${corner(-1)}Z`;
};

/** The arrow on the left of a path, bowed outwards: the longer the way, the wider the bow. */
export const trailShape = (trail: WayTrail, layout: WayLayout): TrailShape => {
  const from = centreOf({ path: trail.path, space: trail.from }, layout);
  const to = centreOf({ path: trail.path, space: trail.to }, layout);
  const bow = clamp(Math.abs(from.y - to.y) * 0.1, 8, 17);
  const start = { x: from.x - START_ASIDE - (trail.from === 0 ? 8 : 0), y: from.y - 4 };
  const tip = { x: to.x - END_ASIDE + 1, y: to.y + 11 };
  const handle = { x: tip.x - bow, y: tip.y + (from.y - to.y) * 0.28 };
  const first = { x: start.x - bow, y: start.y - (from.y - to.y) * 0.2 };
  const neck = { x: tip.x - (tip.x - handle.x) * 0.16, y: tip.y + 8 };
  return {
    line: `M${digits(start.x)} ${digits(start.y)}C${digits(first.x)} ${digits(first.y)} ${digits(handle.x)} ${digits(handle.y)} ${digits(neck.x)} ${digits(neck.y)}`,
    head: arrowHead(tip, handle),
  };
};

/** A small arc over a space that a piece went past, on its right side. */
export const hopShape = ({ x, y }: Point): string =>
  `M${digits(x + 19)} ${digits(y + 15)}C${digits(x + 31)} ${digits(y + 8)} ${digits(x + 31)} ${digits(y - 8)} ${digits(x + 19)} ${digits(y - 15)}`;
