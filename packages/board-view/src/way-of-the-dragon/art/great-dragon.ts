import { measure, sampleKnots } from '../../shared/geometry/spline.js';
import { type Point, scale, subtract } from '../../shared/geometry/vector.js';
import { type DragonShape, shapeOn } from '../../tao-long/dragon/shape.js';
import { columnOf, rowOf, type WayLayout } from '../geometry/layout.js';

/** The Great Dragon behind the numbers, and the scale at which its shape is to be drawn. */
export interface GreatDragon {
  readonly shape: DragonShape;
  readonly size: number;
}

/** From the head, which rests on the right edge, in waves to the tail on the left. */
const wayOf = (layout: WayLayout): readonly Point[] => {
  const { gap, width, length } = layout;
  const row = (number: number): number => rowOf(length + number, layout);
  const water = columnOf('water', layout);
  const between = (paths: number): number => water + gap * paths;
  return [
    { x: width - gap * 0.16, y: row(4.55) },
    { x: width - gap * 0.14, y: row(3.2) },
    { x: between(3.52), y: row(1.3) },
    { x: between(2.55), y: row(3.7) },
    { x: between(1.5), y: row(1.5) },
    { x: between(0.52), y: row(3.75) },
    { x: between(-0.16), y: row(2.3) },
  ];
};

/** A slack body: tangents shorter than a straight line between the neighbours would have. */
const curveThrough = (way: readonly Point[]) => {
  const knots = way.map((point, index) => {
    const before = way[index - 1];
    const after = way[index + 1] ?? point;
    // The neck leaves the head straight along its facing.
    const tangent =
      before === undefined ? { x: 0, y: Math.abs(after.y - point.y) } : scale(subtract(after, before), 0.62);
    return { point, tangent };
  });
  return measure(sampleKnots(knots, 14));
};

/** The sleeping body for a layout; narrow boards get a slighter one. */
export const greatDragon = (layout: WayLayout): GreatDragon => {
  const size = Math.min(1.02, layout.gap / 124);
  const curve = curveThrough(wayOf(layout).map(point => scale(point, 1 / size)));
  const end = curve.along.at(-1) ?? 0;
  const piece = { curve, offset: 0, from: 0, to: end, front: undefined, back: undefined };
  return { shape: shapeOn({ pieces: [piece], stops: [0, end] }, { head: 0, tail: end, curl: 1 }), size };
};
