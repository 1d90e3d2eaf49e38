/** A point or a difference of two points, in drawing units. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export const point = (x: number, y: number): Point => ({ x, y });

export const add = (one: Point, other: Point): Point => ({ x: one.x + other.x, y: one.y + other.y });

export const subtract = (one: Point, other: Point): Point => ({ x: one.x - other.x, y: one.y - other.y });

export const scale = (vector: Point, factor: number): Point => ({ x: vector.x * factor, y: vector.y * factor });

export const mix = (one: number, other: number, share: number): number => one + (other - one) * share;

export const mixPoints = (one: Point, other: Point, share: number): Point => ({
  x: mix(one.x, other.x, share),
  y: mix(one.y, other.y, share),
});

export const lengthOf = (vector: Point): number => Math.hypot(vector.x, vector.y);

export const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

/** The vector of length one in the same direction; the zero vector stays what it is. */
export const unit = (vector: Point): Point => {
  const length = lengthOf(vector);
  return length === 0 ? vector : scale(vector, 1 / length);
};

/** A quarter turn clockwise as the screen shows it (y grows downwards). */
export const quarterTurn = (vector: Point): Point => ({ x: -vector.y, y: vector.x });

/** The direction of a vector in degrees, clockwise from straight up. */
export const bearing = (vector: Point): number => (Math.atan2(vector.x, -vector.y) * 180) / Math.PI;

/** The point at a distance and a bearing (degrees clockwise from up) from a centre. */
export const polar = (centre: Point, radius: number, degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  return { x: centre.x + radius * Math.sin(angle), y: centre.y - radius * Math.cos(angle) };
};

export const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** 0 below `low`, 1 above `high`, and an S curve without corners between. */
export const smoothstep = (low: number, high: number, value: number): number => {
  const share = clamp((value - low) / (high - low), 0, 1);
  return share * share * (3 - 2 * share);
};
