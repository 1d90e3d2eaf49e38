import { clamp, type Point } from '../../shared/geometry/vector.js';
import { ELEMENTS, type Element, lastSpace, type Place } from '../types.js';

/** The distance of two spaces on a path, in drawing units. */
export const PITCH = 50;
/** Half the width of a path's stroke. */
export const HALF_STROKE = 41;

const TOP = 38;
const SYMBOL_GAP = 10;
const SYMBOL_FOOT = 33;
const NAME = 34;
const NARROWEST = 92;
const WIDEST = 150;
/** Beside the last path, in distances of paths: there the Great Dragon lays its head. */
const HEAD_ROOM = 0.28;

/** Where everything lies. Only the distance of the paths follows the shape of the place that is given to the board. */
export interface WayLayout {
  readonly length: number;
  readonly width: number;
  readonly height: number;
  /** The distance of two neighbouring paths. */
  readonly gap: number;
}

/** The layout of a board in a place of this shape (its width divided by its height). */
export const layoutOf = (length: number, aspect: number): WayLayout => {
  const height = TOP + lastSpace(length) * PITCH + SYMBOL_GAP + SYMBOL_FOOT + NAME;
  const gaps = ELEMENTS.length + HEAD_ROOM;
  const gap = Math.round(clamp((height * aspect) / gaps, NARROWEST, WIDEST));
  return { length, width: gap * gaps, height, gap };
};

export const columnOf = (path: Element, { gap }: WayLayout): number => (ELEMENTS.indexOf(path) + 0.5) * gap;

/** The height of a space's centre; the symbol lies a little apart from the first space. */
export const rowOf = (space: number, { length }: WayLayout): number =>
  TOP + (lastSpace(length) - space) * PITCH + (space <= 0 ? SYMBOL_GAP : 0);

export const centreOf = ({ path, space }: Place, layout: WayLayout): Point => ({
  x: columnOf(path, layout),
  y: rowOf(space, layout),
});

/** Where the stroke of a path begins and ends. */
export const strokeSpan = (layout: WayLayout): { readonly top: number; readonly bottom: number } => ({
  top: 4,
  bottom: rowOf(0, layout) + SYMBOL_FOOT - 2,
});

/** The height at which the names of the paths begin. */
export const nameTop = (layout: WayLayout): number => rowOf(0, layout) + SYMBOL_FOOT;

/** A space between two others, for what moves: whole numbers are centres. */
export const between = (path: Element, position: number, layout: WayLayout): Point => {
  const below = Math.floor(position);
  const share = position - below;
  const from = rowOf(below, layout);
  return { x: columnOf(path, layout), y: from + (rowOf(below + 1, layout) - from) * share };
};
