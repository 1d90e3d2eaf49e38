import { memo, useId } from 'react';
import { blot, brushStroke } from '../../../shared/geometry/brush.js';
import { BANNER, HOUSE, HOUSES, WELL } from '../../terrain/village-art.js';
import type { Dragon } from '../../types.js';
import { DragonHead } from '../dragon/dragon-head.js';
import { Pine } from './tiles.js';

const YARD = blot({ x: 0, y: 6 }, 90, 0.05, 21);
// The way to the well, from the gate at the front.
const LANE = brushStroke(
  [
    { x: 6, y: 92 },
    { x: 2, y: 66 },
    { x: 8, y: 40 },
    { x: 0, y: 14 },
  ],
  { half: 9, tremble: 0.3, taper: 0.7, seed: 4 },
);
const FIELDS = 'M-84 16h34M-86 22h34M-86 28h32M-84 34h28M52 16h34M52 22h34M54 28h32M58 34h26';

const House = ({ x, y, size }: { readonly x: number; readonly y: number; readonly size: number }) => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>
    <ellipse className="dw-rock-shadow" cx="3" cy="20" rx="24" ry="5" />
    <path className="dw-wall" d={HOUSE.wall} />
    <path className="dw-door" d={HOUSE.door} />
    <path className="dw-door" d={HOUSE.windows} />
    <path className="dw-roof" d={HOUSE.roof} />
    <path className="dw-roof-tiles" d={HOUSE.tiles} />
    <path className="dw-roof-eaves" d={HOUSE.eaves} />
    <path className="dw-roof-ridge" d={HOUSE.ridge} />
  </g>
);

const Banner = () => (
  <g className="dw-banner" transform="translate(-4 46) scale(0.92)">
    <path className="dw-banner-pole" d={BANNER.pole} />
    <path className="dw-banner-cloth" d={BANNER.cloth} />
    <g transform="translate(17.5 -21) rotate(180) scale(0.29)">
      <DragonHead />
    </g>
    <circle className="dw-pearl" cx={BANNER.knob.x} cy={BANNER.knob.y} r={BANNER.knob.radius} />
  </g>
);

/** Five houses around a well, over two spaces by two, with the colours and the banner of their protector. */
export const Village = memo(({ protector }: { readonly protector: Dragon }) => {
  const id = useId();
  return (
    <g className={`dw-village dw-dragon dw-${protector}`}>
      <radialGradient id={id}>
        <stop offset="0.8" className="dw-yard-earth" />
        <stop offset="1" className="dw-yard-earth dw-puff-gone" />
      </radialGradient>
      <path d={YARD} fill={`url(#${id})`} />
      <path className="dw-lane" d={LANE} />
      <path className="dw-field" d={FIELDS} />
      <Pine x={-84} y={-52} size={0.9} />
      <Pine x={86} y={-56} size={-0.8} />
      {HOUSES.slice(0, 3).map(house => (
        <House key={`${house.x} ${house.y}`} {...house} />
      ))}
      <g transform="translate(0 -8) scale(1.15)">
        <path className="dw-well" d={WELL.rim} />
        <path className="dw-well-water" d={WELL.water} />
        <path className="dw-well-frame" d={WELL.frame} />
      </g>
      {HOUSES.slice(3).map(house => (
        <House key={`${house.x} ${house.y}`} {...house} />
      ))}
      <Banner />
    </g>
  );
});
Village.displayName = 'Village';
