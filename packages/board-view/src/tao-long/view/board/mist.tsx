import { useId } from 'react';
import { between, chanceFrom } from '../../../shared/geometry/chance.js';
import { BOARD } from '../../geometry/layout.js';

const CLOUD =
  'M-70 18C-92 18 -94 -8 -72 -10C-72 -34 -36 -40 -26 -20C-14 -44 26 -42 30 -16C50 -30 78 -14 70 4C88 6 86 24 68 22C40 28 -40 28 -70 18Z';
const CURL =
  'M-44 6C-40 -8 -20 -8 -18 6C-17 14 -28 16 -30 9C-31 5 -26 3 -24 6M6 4C10 -14 36 -12 36 6C36 17 21 18 20 8C20 2 27 1 28 6';

const next = chanceFrom(88);
const PUFFS = Array.from({ length: 40 }, (_, index) => ({
  x: Math.round(between(next, 0, BOARD)),
  y: Math.round(((index % 8) + between(next, 0, 1)) * (BOARD / 8)),
  radius: Math.round(between(next, 90, 190)),
  tone: index % 2,
}));
const CLOUDS = Array.from({ length: 15 }, (_, index) => ({
  x: Math.round((index % 3) * 265 + between(next, 90, 180)),
  y: Math.round(Math.floor(index / 3) * 160 + between(next, 50, 110)),
  size: Math.round(between(next, 75, 130)) / 100,
}));

const Puff = ({ id, tone }: { readonly id: string; readonly tone: number }) => (
  <radialGradient id={id}>
    <stop offset="0" className={`dw-puff-${tone}`} />
    <stop offset="1" className={`dw-puff-${tone} dw-puff-gone`} />
  </radialGradient>
);

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
      {PUFFS.map(({ x, y, radius, tone }) => (
        <ellipse key={`${x} ${y}`} cx={x} cy={y} rx={radius * 1.5} ry={radius * 0.7} fill={`url(#${id}${tone})`} />
      ))}
      {CLOUDS.map(({ x, y, size }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(${size})`}>
          <path className="dw-cloud-body" d={CLOUD} />
          <path className="dw-cloud-curl" d={CURL} />
        </g>
      ))}
    </g>
  );
};
