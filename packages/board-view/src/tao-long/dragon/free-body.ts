import { measure, sampleKnots } from '../../shared/geometry/spline.js';
import { lengthOf, type Point, scale, subtract, unit } from '../../shared/geometry/vector.js';
import { type Build, type DragonShape, shapeOn } from './shape.js';

/** A way that a body lies on, bound to no spaces: points from the head to the tail. */
export interface FreeWay {
  readonly points: readonly Point[];
  /** The direction in which the neck leaves the head. */
  readonly neck: Point;
  /** How far the curve swings out: tangents as shares of the line between both neighbours. */
  readonly swing: number;
  readonly build?: Build;
}

/** A body along a way of its own, as long as the way is. */
export const dragonThrough = ({ points, neck, swing, build }: FreeWay): DragonShape => {
  const knots = points.map((point, index) => {
    const before = points[index - 1];
    const after = points[index + 1] ?? point;
    const leaving = scale(unit(neck), lengthOf(subtract(after, point)));
    return { point, tangent: before === undefined ? leaving : scale(subtract(after, before), swing) };
  });
  const curve = measure(sampleKnots(knots, 14));
  const end = curve.along.at(-1) ?? 0;
  const piece = { curve, offset: 0, from: 0, to: end, front: undefined, back: undefined };
  return shapeOn({ pieces: [piece], stops: [0, end] }, { head: 0, tail: end, curl: 1 }, 0, build);
};
