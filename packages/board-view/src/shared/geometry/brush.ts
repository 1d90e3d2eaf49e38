import { chanceFrom, waveNoise } from './chance.js';
import { digits, polygon, softLoop } from './path.js';
import { add, lengthOf, mixPoints, type Point, quarterTurn, scale, subtract, unit } from './vector.js';

export interface Stroke {
  /** Half the width in the middle of the stroke. */
  readonly half: number;
  /** Share of the width that the pressure of the hand varies by. */
  readonly tremble: number;
  /** Half the width at both ends as a share of `half`: 0 is a pointed stroke. */
  readonly taper: number;
  readonly seed: number;
}

const pressure = (stroke: Stroke, share: number): number => {
  const swell = Math.sin(Math.PI * Math.min(1, Math.max(0, share)));
  return stroke.half * (stroke.taper + (1 - stroke.taper) * swell ** 0.6);
};

/** The outline of one stroke of a brush along a line: wider in the middle, uneven at both edges. */
export const brushStroke = (line: readonly Point[], stroke: Stroke): string => {
  const left = waveNoise(stroke.seed);
  const right = waveNoise(stroke.seed + 7919);
  const sides = line.map((here, index) => {
    const before = line[index - 1] ?? here;
    const after = line[index + 1] ?? here;
    const normal = quarterTurn(unit(subtract(after, before)));
    const share = line.length < 2 ? 0 : index / (line.length - 1);
    const half = pressure(stroke, share);
    const tremble = stroke.tremble * stroke.half;
    return {
      left: add(here, scale(normal, half + tremble * left(index * 0.9))),
      right: add(here, scale(normal, -half - tremble * right(index * 0.9))),
    };
  });
  return polygon([...sides.map(side => side.left), ...sides.map(side => side.right).toReversed()]);
};

/** Points on a straight line, close enough together for a brush to tremble. */
export const lineBetween = (from: Point, to: Point, step = 12): readonly Point[] => {
  const count = Math.max(2, Math.ceil(lengthOf(subtract(to, from)) / step));
  return Array.from({ length: count + 1 }, (_, index) => mixPoints(from, to, index / count));
};

/** A closed blot: a circle whose radius wavers. */
export const blot = (centre: Point, radius: number, unevenness: number, seed: number): string => {
  const noise = waveNoise(seed);
  const count = Math.max(14, Math.round(radius / 3));
  const points = Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI * 2;
    const reach = radius * (1 + unevenness * noise(Math.cos(angle) * 3 + Math.sin(angle) * 5));
    return { x: centre.x + Math.cos(angle) * reach, y: centre.y + Math.sin(angle) * reach };
  });
  return softLoop(points);
};

export interface Lock {
  readonly base: Point;
  /** Degrees clockwise from straight up. */
  readonly bearing: number;
  readonly length: number;
  readonly width: number;
  /** How far the tip is swept to the right of the straight line, as a share of the length. */
  readonly sweep: number;
}

/** A pointed lock of hair, a flame, a leaf: full near its base, swept towards one side. */
export const lockPath = ({ base, bearing, length, width, sweep }: Lock): string => {
  const angle = (bearing * Math.PI) / 180;
  const forward = { x: Math.sin(angle), y: -Math.cos(angle) };
  const side = quarterTurn(forward);
  const place = (ahead: number, aside: number): string => {
    const spot = add(base, add(scale(forward, ahead * length), scale(side, aside)));
    return `${digits(spot.x)} ${digits(spot.y)}`;
  };
  const lean = sweep * length;
  return (
    `M${place(0, -width * 0.42)}C${place(0.3, -width * 0.62)} ${place(0.62, -width * 0.4 + lean * 0.15)} ${place(1, lean)}` +
    `C${place(0.72, width * 0.5 + lean * 0.5)} ${place(0.34, width * 0.72)} ${place(0, width * 0.42)}Z`
  );
};

/** Short dry streaks inside a box, for hatching and texture. */
export const streaks = (count: number, seed: number, draw: (next: () => number) => string): string => {
  const next = chanceFrom(seed);
  return Array.from({ length: count }, () => draw(next)).join('');
};
