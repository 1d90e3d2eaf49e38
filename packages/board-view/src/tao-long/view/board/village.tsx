import { memo } from 'react';
import { softLoop } from '../../../shared/geometry/path.js';
import { BANNER, HOUSE, HOUSES, WELL } from '../../terrain/village-art.js';
import type { Dragon } from '../../types.js';
import { DragonHead } from '../dragon/dragon-head.js';

const YARD = softLoop(
  [
    [-92, -60],
    [-40, -92],
    [40, -94],
    [92, -58],
    [95, 40],
    [80, 88],
    [10, 93],
    [-78, 90],
    [-95, 40],
  ].map(([x = 0, y = 0]) => ({ x, y })),
);

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
export const Village = memo(({ protector }: { readonly protector: Dragon }) => (
  <g className={`dw-village dw-dragon dw-${protector}`}>
    <path className="dw-yard" d={YARD} />
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
));
Village.displayName = 'Village';
