import { type Point, scale } from '../../shared/geometry/vector.js';
import { dragonThrough } from '../../tao-long/dragon/free-body.js';
import type { DragonShape } from '../../tao-long/dragon/shape.js';
import { columnOf, rowOf, type WayLayout } from '../geometry/layout.js';

/** The Great Dragon behind the numbers, and the scale at which its shape is to be drawn. */
export interface GreatDragon {
  readonly shape: DragonShape;
  readonly size: number;
}

/** From the head, which rests beside the last path, in waves to the tail on the left. */
const wayOf = (layout: WayLayout): readonly Point[] => {
  const { gap, length } = layout;
  const row = (number: number): number => rowOf(length + number, layout);
  const water = columnOf('water', layout);
  const between = (paths: number): number => water + gap * paths;
  return [
    { x: between(4.36), y: row(4.5) },
    { x: between(4.37), y: row(3.2) },
    { x: between(3.52), y: row(1.3) },
    { x: between(2.55), y: row(3.7) },
    { x: between(1.5), y: row(1.5) },
    { x: between(0.52), y: row(3.75) },
    { x: between(-0.16), y: row(2.3) },
  ];
};

/** The sleeping body for a layout; narrow boards get a slighter one. */
export const greatDragon = (layout: WayLayout): GreatDragon => {
  const size = Math.min(1.02, layout.gap / 124);
  const points = wayOf(layout).map(point => scale(point, 1 / size));
  return { shape: dragonThrough({ points, neck: { x: 0, y: 1 }, swing: 0.62 }), size };
};
