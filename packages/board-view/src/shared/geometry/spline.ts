import type { Point } from './vector.js';

/** A point that a curve passes through, with the direction and speed in which it does. */
export interface Knot {
  readonly point: Point;
  readonly tangent: Point;
}

/** A sampled curve: its points, and how far along the curve each of them lies. */
export interface Measured {
  readonly points: readonly Point[];
  readonly along: readonly number[];
}

/** The tangent of a Catmull-Rom curve at a point between two neighbours. */
export const catmullRomTangent = (before: Point, after: Point): Point => ({
  x: (after.x - before.x) / 2,
  y: (after.y - before.y) / 2,
});

const hermite = (from: Knot, to: Knot, share: number): Point => {
  const squared = share * share;
  const cubed = squared * share;
  const start = 2 * cubed - 3 * squared + 1;
  const leave = cubed - 2 * squared + share;
  const end = 3 * squared - 2 * cubed;
  const arrive = cubed - squared;
  return {
    x: start * from.point.x + leave * from.tangent.x + end * to.point.x + arrive * to.tangent.x,
    y: start * from.point.y + leave * from.tangent.y + end * to.point.y + arrive * to.tangent.y,
  };
};

/** Samples of the curve through all knots, `perSpan` to each span: knot i is sample i × perSpan. */
export const sampleKnots = (knots: readonly Knot[], perSpan: number): readonly Point[] => {
  const points: Point[] = [];
  knots.forEach((knot, index) => {
    const next = knots[index + 1];
    if (next === undefined) {
      points.push(knot.point);
      return;
    }
    for (let sample = 0; sample < perSpan; sample++) points.push(hermite(knot, next, sample / perSpan));
  });
  return points;
};

export const measure = (points: readonly Point[]): Measured => {
  const along: number[] = [];
  let total = 0;
  points.forEach((here, index) => {
    const before = points[index - 1];
    if (before !== undefined) total += Math.hypot(here.x - before.x, here.y - before.y);
    along.push(total);
  });
  return { points, along };
};

const indexBefore = (along: readonly number[], position: number): number => {
  let low = 0;
  let high = along.length - 1;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((along[middle] ?? 0) <= position) low = middle;
    else high = middle;
  }
  return low;
};

/** The point at a distance along a measured curve; beyond its ends the end spans go straight on. */
export const pointAlong = ({ points, along }: Measured, position: number): Point => {
  const index = indexBefore(along, position);
  const from = points[index];
  const to = points[index + 1] ?? from;
  if (from === undefined || to === undefined) return { x: 0, y: 0 };
  const start = along[index] ?? 0;
  const span = (along[index + 1] ?? start) - start;
  const share = span === 0 ? 0 : (position - start) / span;
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
};
