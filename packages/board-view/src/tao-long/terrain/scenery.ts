import { between, chanceFrom, waveNoise } from '../../shared/geometry/chance.js';
import { polygon, softPath } from '../../shared/geometry/path.js';
import { type Point, point } from '../../shared/geometry/vector.js';
import { BOARD } from '../geometry/layout.js';
import type { Scenery } from '../types.js';

export interface Landscape {
  /** Ridges from the farthest to the nearest, as closed shapes that end in mist below. */
  readonly ridges: readonly { readonly outline: string; readonly top: number; readonly bottom: number }[];
  /** The river: its bed, and a few threads of current. */
  readonly river: string;
  readonly current: string;
}

const EDGE = 10;

const seedOf = (name: Scenery): number =>
  Array.from(name).reduce((sum, letter) => Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0), 17) >>> 0;

interface Peak {
  readonly at: number;
  readonly height: number;
  readonly width: number;
}

/** Karst peaks: steep sides, rounded heads. */
const lift = (peak: Peak, x: number): number => {
  const away = Math.abs(x - peak.at) / peak.width;
  return peak.height / (1 + away ** 2.6 * 3);
};

const ridge = (next: () => number, base: number, tallest: number, count: number) => {
  const peaks = Array.from({ length: count }, (_, index) => ({
    at: ((index + between(next, 0.1, 0.9)) * BOARD) / count,
    height: tallest * between(next, 0.35, 1),
    width: between(next, 22, 52),
  }));
  const noise = waveNoise(Math.floor(next() * 1e6));
  const crest: Point[] = [];
  for (let x = -EDGE; x <= BOARD + EDGE; x += 5)
    crest.push(point(x, base - Math.max(...peaks.map(peak => lift(peak, x))) - noise(x / 9) * 3.4));
  const bottom = base + tallest * 0.55;
  const top = Math.min(...crest.map(spot => spot.y));
  return { outline: polygon([...crest, point(BOARD + EDGE, bottom), point(-EDGE, bottom)]), top, bottom };
};

interface Bank {
  readonly seed: number;
  readonly from: number;
  readonly to: number;
  readonly swing: number;
}

const riverLine = ({ seed, from, to, swing }: Bank, rise: number): readonly Point[] => {
  const noise = waveNoise(seed);
  return Array.from({ length: 33 }, (_, index) => {
    const share = index / 32;
    const x = -EDGE + share * (BOARD + 2 * EDGE);
    const slope = from + (to - from) * share ** 1.2;
    return point(x, slope + Math.sin(share * 5.2 + seed) * swing + noise(share * 5) * 10 + rise);
  });
};

const riverOf = (bank: Bank): string => {
  const wide = waveNoise(bank.seed + 5);
  const width = (index: number): number => 30 + 9 * wide(index * 0.3);
  const line = riverLine(bank, 0);
  const upper = line.map((spot, index) => point(spot.x, spot.y - width(index)));
  const lower = line.map((spot, index) => point(spot.x, spot.y + width(index + 40)));
  return polygon([...upper, ...lower.toReversed()]);
};

/** A faint range above and a river below, always the same for the same name. */
export const landscapeOf = (scenery: Scenery): Landscape => {
  const seed = seedOf(scenery);
  const next = chanceFrom(seed);
  const ridges = [ridge(next, 210, 190, 6), ridge(next, 262, 120, 8), ridge(next, 300, 62, 9)];
  const isFalling = next() > 0.5;
  const bank = {
    seed: Math.floor(next() * 1000),
    from: isFalling ? between(next, 420, 480) : between(next, 600, 660),
    to: isFalling ? between(next, 620, 680) : between(next, 420, 470),
    swing: between(next, 34, 62),
  };
  const current = [-14, 3, 17].map(rise => softPath(riverLine(bank, rise))).join('');
  return { ridges, river: riverOf(bank), current };
};
