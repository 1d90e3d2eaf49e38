import { brushStroke, lineBetween, streaks } from '../../shared/geometry/brush.js';
import { between } from '../../shared/geometry/chance.js';
import { polygon } from '../../shared/geometry/path.js';
import { type Point, point } from '../../shared/geometry/vector.js';

/** Outlines are kept as texts of coordinates, x and y in turn. */
const pointsOf = (text: string): readonly Point[] => {
  const numbers = text.split(' ').map(Number);
  return Array.from({ length: numbers.length / 2 }, (_, index) =>
    point(numbers[index * 2] ?? 0, numbers[index * 2 + 1] ?? 0),
  );
};

/** Points close enough together for the brush to tremble between them. */
const dense = (points: readonly Point[]): readonly Point[] =>
  points.flatMap((from, index) => {
    const to = points[index + 1];
    return to === undefined ? [from] : lineBetween(from, to, 5).slice(0, -1);
  });

const inkLine = (points: readonly Point[], half: number, seed: number): string =>
  brushStroke(dense(points), { half, tremble: 0.55, taper: 0.35, seed });

const wrinkle = (x: number, y: number, toX: number, toY: number, half: number): string =>
  brushStroke(lineBetween(point(x, y), point(toX, toY), 4), {
    half,
    tremble: 0.7,
    taper: 0,
    seed: Math.abs(x * 7 + toY),
  });

// The big rock fills two spaces by two around the origin: an ink mountain with a shoulder.
const CREST = pointsOf(
  '-97 86 -92 66 -86 52 -83 38 -74 27 -70 12 -61 4 -57 -10 -48 -18 -45 -32 -36 -40 -33 -54 -24 -62 -19 -75 -11 -84 -5 -93 3 -97 9 -91 13 -82 19 -77 23 -66 31 -60 34 -49 43 -43 51 -46 58 -38 61 -27 68 -20 71 -8 77 2 79 14 85 26 87 42 92 56 93 70 97 86',
);

const PEAK_SHADE = pointsOf(
  '3 -97 7 -72 1 -52 9 -28 3 -6 13 18 7 46 15 90 42 90 35 52 43 20 37 -8 43 -43 34 -49 31 -60 23 -66 19 -77 13 -82 9 -91',
);

const SHOULDER_SHADE = pointsOf(
  '58 -38 55 -16 63 6 57 34 67 60 63 90 97 86 93 70 92 56 87 42 85 26 79 14 77 2 71 -8 68 -20 61 -27',
);

const LEFT_SHADE = pointsOf('-45 -32 -40 -12 -48 12 -39 40 -49 90 -72 90 -62 50 -70 12 -61 4 -57 -10 -48 -18');

const WRINKLES: readonly (readonly [number, number, number, number])[] = [
  [-9, -80, -19, -52],
  [-20, -46, -24, -14],
  [-28, -18, -22, 18],
  [-4, -60, -8, -26],
  [-12, -16, -18, 20],
  [-16, 26, -8, 58],
  [17, -58, 24, -30],
  [24, -16, 19, 14],
  [48, -36, 50, -6],
  [50, 6, 46, 36],
  [46, 44, 52, 72],
  [-66, 30, -72, 60],
  [76, 22, 81, 54],
  [0, 44, -3, 74],
  [22, 32, 25, 64],
  [-30, 44, -28, 72],
];

const dust = (): string =>
  streaks(64, 9, next => {
    const y = between(next, -66, 70);
    const reach = 22 + (y + 95) * 0.38;
    const x = between(next, -reach, reach);
    const to = point(x + between(next, -4, 3), y + between(next, 5, 13));
    return brushStroke(lineBetween(point(x, y), to, 4), {
      half: 0.55,
      tremble: 0.8,
      taper: 0,
      seed: Math.floor(next() * 999),
    });
  });

export const BIG_ROCK = {
  body: polygon(CREST),
  peakShade: polygon(PEAK_SHADE),
  sideShade: polygon(SHOULDER_SHADE) + polygon(LEFT_SHADE),
  wrinkles: WRINKLES.map(([x, y, toX, toY]) => wrinkle(x, y, toX, toY, 1.35)).join(''),
  ridges: inkLine(PEAK_SHADE.slice(0, 6), 1.5, 12) + inkLine(SHOULDER_SHADE.slice(0, 4), 1.3, 14),
  dust: dust(),
  edge: inkLine(CREST, 2.3, 3),
} as const;

/** A pine that leans over a ledge, its root at the origin. */
export const PINE = {
  trunk: 'M-1.4 1C-1 -6 -4 -10 -2 -17C-1 -22 2 -25 4 -29C5 -24 2.6 -20 2 -15C1 -10 3 -6 2 1Z',
  crown: [
    'M-17 -14C-14 -20 -6 -21 -2 -17C-6 -13 -12 -12 -17 -14Z',
    'M0 -20C4 -26 13 -25 17 -19C12 -16 4 -16 0 -20Z',
    'M-9 -26C-5 -33 4 -34 11 -28C6 -24 -4 -23 -9 -26Z',
    'M-3 -34C1 -40 7 -40 11 -35C7 -32 2 -31 -3 -34Z',
  ].join(''),
} as const;

/** The shapes of one boulder around the origin. */
export interface Boulder {
  readonly body: string;
  readonly shade: string;
  readonly lines: string;
  readonly edge: string;
}

const boulder = (seed: number, crestText: string, shadeText: string, wrinkles: string): Boulder => {
  const crest = pointsOf(crestText);
  const shade = pointsOf(shadeText);
  return {
    body: polygon(crest),
    shade: polygon(shade),
    lines:
      inkLine(shade.slice(0, 4), 1.1, seed) +
      pointsOf(wrinkles)
        .map(({ x, y }) => wrinkle(x, y, x + (x > 0 ? 3 : -3), y + 15, 1.05))
        .join(''),
    edge: inkLine([...crest, ...crest.slice(0, 1)], 1.7, seed + 1),
  };
};

/** Three kinds, so that a wall of rocks is not a row of stamps. */
export const BOULDERS: readonly Boulder[] = [
  boulder(
    51,
    '-40 27 -37 12 -31 4 -29 -8 -20 -14 -15 -27 -5 -35 8 -33 14 -25 24 -20 29 -7 36 2 37 15 41 27 24 33 2 31 -20 34',
    '8 -33 10 -16 4 -2 12 14 8 32 24 33 41 27 37 15 36 2 29 -7 24 -20 14 -25',
    '-16 -12 -26 8 -6 4 22 -6 28 8 -12 14',
  ),
  boulder(
    61,
    '-41 28 -39 10 -33 -2 -26 -6 -22 -19 -10 -24 -2 -34 9 -36 20 -28 24 -16 33 -10 36 4 42 14 41 28 20 32 -4 34 -26 31',
    '-2 -34 2 -18 -5 -4 3 12 -2 33 20 32 41 28 42 14 36 4 33 -10 24 -16 20 -28 9 -36',
    '-20 -8 -30 8 -14 6 14 -14 24 2 14 10',
  ),
  boulder(
    71,
    '-38 26 -40 12 -32 -2 -28 -17 -17 -22 -12 -32 4 -36 13 -30 27 -26 32 -12 40 -3 38 12 42 26 18 34 -8 31 -24 33',
    '13 -30 8 -14 16 0 10 16 14 33 42 26 38 12 40 -3 32 -12 27 -26',
    '-18 -14 -24 6 0 -18 -6 6 26 -8 28 8',
  ),
];

const CRACK = pointsOf('3 -37 -4 -23 5 -13 -7 -1 3 9 -5 19 -1 33');

const branch = (text: string, seed: number): string =>
  brushStroke(dense(pointsOf(text)), { half: 1.5, tremble: 0.3, taper: 0.1, seed });

export const CRACK_ART = {
  line: brushStroke(dense(CRACK), { half: 2.6, tremble: 0.3, taper: 0.5, seed: 5 }),
  light: polygon(CRACK, false),
  branch: branch('5 -13 16 -7 23 4', 6) + branch('-7 -1 -19 5 -24 14', 7),
  chips: 'M-32 41L-23 35L-17 42L-26 45ZM25 39L32 36L35 43L27 44Z',
} as const;
