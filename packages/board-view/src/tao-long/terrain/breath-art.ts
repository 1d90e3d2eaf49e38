import { lockPath } from '../../shared/geometry/brush.js';
import { circlePath, softLoop, softPath, spiralPath } from '../../shared/geometry/path.js';
import { type Point, point, polar } from '../../shared/geometry/vector.js';

/** The breath of a head that looks up the page from the origin; `reach` is how many spaces it goes. */
export interface BreathArt {
  readonly outer: string;
  readonly middle: string;
  readonly inner: string;
  readonly lines: string;
}

const MOUTH = -43;
const lengthOf = (reach: number): number => reach * 88 + 6;
const SIDES = [1, -1] as const;

/** Tongues that leave a stem on both sides in turn, fullest beyond the middle: one layer of a flame. */
const flames = (length: number, fullness: number): string => {
  const count = Math.max(4, Math.round(length / 17));
  const tongues = Array.from({ length: count }, (_, index) => {
    const share = index / count;
    const size = (13 + 38 * Math.sin(Math.PI * (0.03 + 0.75 * share))) * fullness;
    return SIDES.map(side =>
      lockPath({
        base: point(side * 5 * fullness, MOUTH - length * share * 0.72 * (0.6 + 0.4 * fullness)),
        bearing: side * (44 - 30 * share + (index % 2) * 12),
        length: size,
        width: size * 0.46,
        sweep: side * (index % 2 === 0 ? -0.34 : -0.16),
      }),
    ).join('');
  });
  const stem = lockPath({
    base: point(0, MOUTH + 3),
    bearing: 0,
    length: length * (0.5 + 0.5 * fullness),
    width: 20 * fullness,
    sweep: 0.05,
  });
  return stem + tongues.join('');
};

/** Sparks that fly ahead of the tongues. */
const sparks = (length: number): string =>
  [-22, 17, -9, 26]
    .map((x, index) => circlePath(point(x, MOUTH - length * (0.74 + 0.09 * index)), 2.6 - index * 0.4))
    .join('');

const fireOf = (reach: number): BreathArt => {
  const length = lengthOf(reach);
  return {
    outer: flames(length, 1) + sparks(length),
    middle: flames(length * 0.94, 0.68),
    inner: flames(length * 0.8, 0.36),
    lines: '',
  };
};

/** The scrolls in which a wave breaks, seen from its foot: middle, then the sides, then two low ones. */
const SCROLLS = [
  { x: 0, y: 4, radius: 17 },
  { x: -21, y: 14, radius: 15 },
  { x: 21, y: 14, radius: 15 },
  { x: -31, y: 33, radius: 10 },
  { x: 31, y: 33, radius: 10 },
] as const;

/** Foam on the outer rim of a scroll. */
const foam = (centre: Point, radius: number, lean: number): string =>
  [-44, 0, 44].map(turn => circlePath(polar(centre, radius + 1.5, lean + turn), radius * 0.27)).join('');

/** The jet from the mouth to the wave: it widens, and its edges ripple. */
const jet = (end: number, half: number): string => {
  const count = Math.round((MOUTH - end) / 7);
  const edge = (side: number): readonly Point[] =>
    Array.from({ length: count + 1 }, (_, index) => {
      const share = index / count;
      const ripple = Math.sin(index * 0.95 + side) * 2.6 * Math.min(1, share * 3);
      return point(side * (4.5 + (half - 4.5) * share ** 1.25 + ripple), MOUTH + (end - MOUTH) * share);
    });
  return softLoop([...edge(-1), ...edge(1).toReversed()]);
};

/** Light between the threads of current: strips that begin under the wave and run out towards the mouth. */
const gleam = (foot: number, x: number, share: number): string =>
  lockPath({
    base: point(x, foot),
    bearing: 180,
    length: (MOUTH - foot) * share,
    width: 11,
    sweep: (x / (MOUTH - foot)) * 0.8,
  });

/** A jet that widens into a breaking wave of five scrolls, with foam on its crest and threads of current along it. */
const waterOf = (reach: number): BreathArt => {
  const end = MOUTH - lengthOf(reach) + 20;
  const places = SCROLLS.map(({ x, y, radius }) => ({
    centre: point(x, end + y),
    radius,
    side: x > 0 ? (-1 as const) : (1 as const),
  }));
  const thread = (x: number, from: number): string =>
    softPath(
      [from, from + 0.2, 0.7, 0.88].map((share, index) =>
        point(x * share ** 1.25 + (index % 2) * Math.sign(x) * 1.6, MOUTH + (end + 24 - MOUTH) * share),
      ),
    );
  return {
    outer: jet(end + 22, 33) + places.map(({ centre, radius }) => circlePath(centre, radius)).join(''),
    middle: gleam(end + 24, 0, 0.86) + gleam(end + 30, -16, 0.6) + gleam(end + 30, 16, 0.6),
    inner: places.map(({ centre, radius }) => foam(centre, radius, centre.x * 1.7)).join(''),
    lines: [
      ...places.map(({ centre, radius, side }) => spiralPath(centre, radius * 0.82, side)),
      ...[-24, -8, 8, 24].map((x, index) => thread(x, index % 2 === 0 ? 0.3 : 0.16)),
    ].join(''),
  };
};

export const breathOf = (element: 'fire' | 'water', reach: number): BreathArt =>
  element === 'fire' ? fireOf(Math.max(1, reach)) : waterOf(Math.max(1, reach));
