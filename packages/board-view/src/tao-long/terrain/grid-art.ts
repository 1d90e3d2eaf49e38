import { brushStroke, lineBetween } from '../../shared/geometry/brush.js';
import { waveNoise } from '../../shared/geometry/chance.js';
import { polygon } from '../../shared/geometry/path.js';
import { type Point, point, polar } from '../../shared/geometry/vector.js';
import { BOARD, type Box, SIDE } from '../geometry/layout.js';

const LINES = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;
const INNER = LINES.slice(1, -1);
const ARM = 6;

export const GRID = LINES.map(line => `M${line * SIDE} 0V${BOARD}M0 ${line * SIDE}H${BOARD}`).join('');

export const CROSSES = INNER.flatMap(column =>
  INNER.map(row => `M${column * SIDE - ARM} ${row * SIDE}h${2 * ARM}M${column * SIDE} ${row * SIDE - ARM}v${2 * ARM}`),
).join('');

const CORNER = 15;
const QUARTER = [0, 0.2, 0.4, 0.6, 0.8, 1] as const;

const roundedRing = ({ x, y, width, height }: Box, grow: number): readonly Point[] => {
  const radius = CORNER + grow;
  const corners: readonly (readonly [number, number, number])[] = [
    [x + width - CORNER, y + CORNER, 0],
    [x + width - CORNER, y + height - CORNER, 1],
    [x + CORNER, y + height - CORNER, 2],
    [x + CORNER, y + CORNER, 3],
  ];
  const bends = corners.map(([middleX, middleY, turn]) =>
    QUARTER.map(share => polar(point(middleX, middleY), radius, (turn + share) * 90)),
  );
  return bends.flatMap((bend, index) => {
    const next = bends[(index + 1) % bends.length]?.[0];
    const last = bend.at(-1);
    return next === undefined || last === undefined ? bend : [...bend, ...lineBetween(last, next, 16).slice(1, -1)];
  });
};

/** A rectangle drawn by hand: two outlines that waver apart, to be filled as a ring. */
export const brushFrame = (box: Box, half: number, seed: number): string => {
  const noise = waveNoise(seed);
  const waver = (spot: Point, index: number, phase: number): Point =>
    point(spot.x + noise(index * 0.7 + phase) * 1.1, spot.y + noise(index * 0.8 + phase + 50) * 1.1);
  const outer = roundedRing(box, half).map((spot, index) => waver(spot, index, 0));
  const inner = roundedRing(box, -half).map((spot, index) => waver(spot, index, 20));
  return polygon(outer) + polygon(inner.toReversed());
};

/** Short strokes along the borders of a torus: what leaves there comes in on the other side. */
export const borderTicks = ({ x, y, width, height }: Box): string => {
  const tick = (from: Point, to: Point, seed: number): string =>
    brushStroke(lineBetween(from, to, 4), { half: 1.5, tremble: 0.5, taper: 0.1, seed });
  const across = Array.from({ length: width / SIDE }, (_, index) => x + (index + 0.5) * SIDE);
  const down = Array.from({ length: height / SIDE }, (_, index) => y + (index + 0.5) * SIDE);
  const chevron = (centre: Point, way: Point, seed: number): string => {
    const tip = point(centre.x + way.x * 9, centre.y + way.y * 9);
    const side = point(way.y * 9, way.x * 9);
    return (
      tick(point(centre.x + side.x, centre.y + side.y), tip, seed) +
      tick(point(centre.x - side.x, centre.y - side.y), tip, seed + 1)
    );
  };
  return [
    ...across.flatMap((middle, index) => [
      chevron(point(middle, y - 20), point(0, -1), index),
      chevron(point(middle, y + height + 20), point(0, 1), index + 20),
    ]),
    ...down.flatMap((middle, index) => [
      chevron(point(x - 20, middle), point(-1, 0), index + 40),
      chevron(point(x + width + 20, middle), point(1, 0), index + 60),
    ]),
  ].join('');
};
