import { useId } from 'react';
import { lockPath } from '../../../shared/geometry/brush.js';
import { between, chanceFrom } from '../../../shared/geometry/chance.js';
import { circlePath, spiralPath } from '../../../shared/geometry/path.js';
import { BOARD } from '../../geometry/layout.js';
import { landscapeOf } from '../../terrain/scenery.js';

// A cloud of luck: scrolls that roll over each other on bands that run out to both sides.
const SCROLLS = [
  { x: -36, y: 2, radius: 16 },
  { x: -8, y: -9, radius: 24 },
  { x: 24, y: -1, radius: 18 },
  { x: 44, y: 8, radius: 11 },
] as const;
const band = (x: number, y: number, bearing: number, length: number): string =>
  lockPath({ base: { x, y }, bearing, length, width: 15, sweep: bearing > 0 ? 0.04 : -0.04 });

const CLOUD = {
  body:
    SCROLLS.map(({ x, y, radius }) => circlePath({ x, y }, radius)).join('') +
    band(-8, 14, 90, 122) +
    band(-8, 14, -90, 126) +
    band(8, 21, 90, 66) +
    band(8, 21, -90, 88),
  scrolls: SCROLLS.map(({ x, y, radius }) => spiralPath({ x, y }, radius * 0.74, x > 0 ? -1 : 1)).join(''),
} as const;

const next = chanceFrom(88);
const PUFFS = Array.from({ length: 30 }, (_, index) => ({
  x: Math.round(between(next, 0, BOARD)),
  y: Math.round(((index % 6) + between(next, 0, 1)) * (BOARD / 6)),
  radius: Math.round(between(next, 90, 190)),
  tone: index % 3 === 0 ? 1 : 0,
}));
// Five rows, each moved aside against the one above; nearer clouds are larger and stronger.
const CLOUDS = Array.from({ length: 15 }, (_, index) => {
  const row = Math.floor(index / 3) + (index % 3 === 2 ? 0.45 : 0);
  const size = 0.62 + row * 0.17 + between(next, 0, 0.16);
  return {
    x: Math.round(((index % 3) + 0.5 + (Math.floor(index / 3) % 2) * 0.4) * (BOARD / 3.2) + between(next, -46, 46)),
    y: Math.round(60 + row * 152 + between(next, -18, 18)),
    size: Math.round(size * 100) / 100,
    side: next() > 0.5 ? 1 : -1,
    opacity: Math.round(50 + row * 12) / 100,
  };
});
const { ridges: RIDGES } = landscapeOf('mist');

const Puff = ({ id, tone }: { readonly id: string; readonly tone: number }) => (
  <radialGradient id={id}>
    <stop offset="0" className={`dw-puff-${tone}`} />
    <stop offset="1" className={`dw-puff-${tone} dw-puff-gone`} />
  </radialGradient>
);

/** Peaks that look out of the mist; which ones says nothing about the board. */
const Peaks = ({ id }: { readonly id: string }) =>
  RIDGES.map(({ outline, top, bottom }, index) => (
    <g key={bottom} transform={`translate(0 ${index * 150})`}>
      <linearGradient id={`${id}peak${index}`} gradientUnits="userSpaceOnUse" x1={0} y1={top} x2={0} y2={bottom}>
        <stop offset="0" className="dw-wash-dark" />
        <stop offset="0.8" className="dw-wash-gone" />
      </linearGradient>
      <path d={outline} fill={`url(#${id}peak${index})`} />
    </g>
  ));

/** Mist over the whole board: nothing of it shows through. */
export const Mist = () => {
  const id = useId();
  return (
    <g className="dw-mist" clipPath={`url(#${id}board)`}>
      <clipPath id={`${id}board`}>
        <rect x="-9" y="-9" width={BOARD + 18} height={BOARD + 18} rx="13" />
      </clipPath>
      <Puff id={`${id}0`} tone={0} />
      <Puff id={`${id}1`} tone={1} />
      <rect className="dw-mist-ground" x="-10" y="-10" width={BOARD + 20} height={BOARD + 20} />
      <Peaks id={id} />
      {PUFFS.map(({ x, y, radius, tone }) => (
        <ellipse key={`${x} ${y}`} cx={x} cy={y} rx={radius * 1.9} ry={radius * 0.5} fill={`url(#${id}${tone})`} />
      ))}
      {CLOUDS.map(({ x, y, size, side, opacity }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(${size * side} ${size})`} opacity={opacity}>
          <path className="dw-cloud-body" d={CLOUD.body} />
          <path className="dw-cloud-curl" d={CLOUD.scrolls} />
        </g>
      ))}
    </g>
  );
};
