import { between, chanceFrom, waveNoise } from '../../shared/geometry/chance.js';
import { polygon } from '../../shared/geometry/path.js';
import type { Point } from '../../shared/geometry/vector.js';

/** A path as a dry brush leaves it, around x = 0 from y = `top` to y = `bottom`; the brush was set down at the bottom. */
export interface BrushPath {
  /** The pale wash under the bristles. */
  readonly wash: string;
  /** Bristles in three strengths: the brush holds most ink in its middle. */
  readonly bristles: readonly [string, string, string];
  /** Paper that shows between the bristles. */
  readonly gaps: string;
}

interface Span {
  readonly top: number;
  readonly bottom: number;
}

const STEP = 15;
const BRISTLES = 19;

const drift = (seed: number) => {
  const noise = waveNoise(seed);
  return (y: number): number => noise(y * 0.011) * 3.4;
};

const ragged = (next: () => number, y: number, half: number, depth: number, count: number): readonly Point[] =>
  Array.from({ length: count + 1 }, (_, index) => ({
    x: -half + (2 * half * index) / count,
    y: y + between(next, -depth, depth),
  }));

const washOf = ({ top, bottom }: Span, half: number, seed: number): string => {
  const next = chanceFrom(seed);
  const left = waveNoise(seed + 1);
  const right = waveNoise(seed + 2);
  const sway = drift(seed);
  const rows = Array.from({ length: Math.ceil((bottom - top) / 7) - 1 }, (_, index) => top + (index + 1) * 7);
  const edge =
    (side: 1 | -1, noise: (y: number) => number) =>
    (y: number): Point => ({
      x: sway(y) + side * (half - 2.6 + noise(y * 0.05) * 2.6 + between(next, -0.9, 0.9)),
      y,
    });
  return polygon([
    ...ragged(next, top, half - 3, 4, 16),
    ...rows.map(edge(1, right)),
    ...ragged(next, bottom, half - 3, 3, 16).toReversed(),
    ...rows.toReversed().map(edge(-1, left)),
  ]);
};

interface Streak {
  readonly x: number;
  readonly width: number;
  readonly from: number;
  readonly to: number;
  readonly seed: number;
}

const streakPath = ({ x, width, from, to, seed }: Streak, sway: (y: number) => number): string => {
  const wander = waveNoise(seed);
  const swell = waveNoise(seed + 5);
  const count = Math.max(2, Math.ceil((to - from) / STEP));
  const line = Array.from({ length: count + 1 }, (_, index) => {
    const share = index / count;
    const y = from + (to - from) * share;
    const taper = Math.min(1, share * count * 0.5 + 0.1, (1 - share) * count * 0.5 + 0.1);
    const half = (width / 2) * taper * (0.75 + 0.4 * swell(y * 0.03));
    return { x: x + sway(y) + wander(y * 0.016) * 2.4, y, half };
  });
  return polygon([
    ...line.map(spot => ({ x: spot.x - spot.half, y: spot.y })),
    ...line.toReversed().map(spot => ({ x: spot.x + spot.half, y: spot.y })),
  ]);
};

/** One bristle is lifted more often the further it is from where the brush was set down. */
const streaksOf = ({ top, bottom }: Span, x: number, next: () => number): readonly Streak[] => {
  const streaks: Streak[] = [];
  let to = bottom + between(next, -5, 4);
  while (to > top + 20) {
    const height = (to - top) / (bottom - top);
    const from = Math.max(top + between(next, -6, 8), to - between(next, 90, 150 + 520 * height));
    streaks.push({ x, width: between(next, 2.2, 5.4), from, to, seed: Math.floor(next() * 1e6) });
    to = from - between(next, 6, 20 + 90 * (1 - height));
  }
  return streaks;
};

const gapsOf = ({ top, bottom }: Span, half: number, seed: number): string => {
  const next = chanceFrom(seed + 77);
  const sway = drift(seed);
  return Array.from({ length: 15 }, () => {
    const from = between(next, top - 8, bottom - 120);
    const reach = between(next, 60, 320);
    const x = between(next, -half + 4, half - 4);
    const width = between(next, 0.7, 2.1);
    return streakPath(
      { x, width, from, to: Math.min(bottom - 20, from + reach), seed: Math.floor(next() * 1e6) },
      sway,
    );
  }).join('');
};

/** The same seed always draws the same path. */
export const brushPath = (span: Span, half: number, seed: number): BrushPath => {
  const next = chanceFrom(seed * 31 + 7);
  const sway = drift(seed);
  const tones: [string, string, string] = ['', '', ''];
  for (let bristle = 0; bristle < BRISTLES; bristle++) {
    const x = -half + 2.5 + ((2 * half - 5) * bristle) / (BRISTLES - 1) + between(next, -1.4, 1.4);
    for (const streak of streaksOf(span, x, next)) {
      const tone = next() < 0.34 ? 0 : next() < 0.5 ? 1 : 2;
      tones[tone] += streakPath(streak, sway);
    }
  }
  return { wash: washOf(span, half, seed), bristles: tones, gaps: gapsOf(span, half, seed) };
};
