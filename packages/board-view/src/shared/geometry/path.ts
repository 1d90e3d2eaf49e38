import { type Point, polar } from './vector.js';

// One decimal is a tenth of a hundredth of a space: finer than any screen, and half the text of two decimals. Whole numbers
// are written several times faster than fractions, and a sliding dragon writes thousands of them for every picture.
export const digits = (value: number): string => {
  const tenths = Math.round(value * 10);
  const size = Math.abs(tenths);
  const whole = Math.trunc(size / 10);
  const rest = size % 10;
  const text = rest === 0 ? String(whole) : `${whole}.${rest}`;
  return tenths < 0 ? `-${text}` : text;
};

export const at = ({ x, y }: Point): string => `${digits(x)} ${digits(y)}`;

/** A straight-edged path through points; closed unless told otherwise. */
export const polygon = (points: readonly Point[], isClosed = true): string =>
  points.length === 0 ? '' : `M${points.map(at).join('L')}${isClosed ? 'Z' : ''}`;

/** A smooth open path through points: quadratic curves with the points as handles and their midpoints as joints. */
export const softPath = (points: readonly Point[]): string => {
  const [first, ...rest] = points;
  const last = rest.at(-1);
  if (first === undefined || last === undefined) return '';
  const joints = rest.slice(0, -1).map((handle, index) => {
    const next = rest[index + 1] ?? handle;
    return `Q${at(handle)} ${at({ x: (handle.x + next.x) / 2, y: (handle.y + next.y) / 2 })}`;
  });
  return `M${at(first)}${joints.join('')}L${at(last)}`;
};

/** A smooth closed path that passes near every point. */
export const softLoop = (points: readonly Point[]): string => {
  const last = points.at(-1);
  const first = points[0];
  if (last === undefined || first === undefined) return '';
  const start = { x: (last.x + first.x) / 2, y: (last.y + first.y) / 2 };
  const joints = points.map((handle, index) => {
    const next = points[(index + 1) % points.length] ?? first;
    return `Q${at(handle)} ${at({ x: (handle.x + next.x) / 2, y: (handle.y + next.y) / 2 })}`;
  });
  return `M${at(start)}${joints.join('')}Z`;
};

/** A whole circle as a path, clockwise like every brush shape, so that shapes that share an element do not cancel out. */
export const circlePath = (centre: Point, radius: number): string => {
  const size = digits(radius);
  const across = digits(radius * 2);
  return `M${digits(centre.x - radius)} ${digits(centre.y)}a${size} ${size} 0 1 1 ${across} 0a${size} ${size} 0 1 1 -${across} 0Z`;
};

/** A scroll that rolls inwards, clockwise for side 1 and the other way round for -1. */
export const spiralPath = (centre: Point, radius: number, side: 1 | -1): string =>
  softPath(
    Array.from({ length: 15 }, (_, index) => polar(centre, radius * (1 - 0.058 * index), side * (-150 + index * 38))),
  );
