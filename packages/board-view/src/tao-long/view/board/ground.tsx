import { memo, useId, useMemo } from 'react';
import { areaOf, BOARD, boxOf, cellOf, centreOf, type Layout } from '../../geometry/layout.js';
import { borderTicks, brushFrame, CROSSES, GRID } from '../../terrain/grid-art.js';
import { landscapeOf } from '../../terrain/scenery.js';
import type { Dragon, Scenery, Space, Tile } from '../../types.js';
import { BigRock, SmallRock } from './tiles.js';
import { Village } from './village.js';

const FRAME = brushFrame({ x: -11, y: -11, width: BOARD + 22, height: BOARD + 22 }, 1.7, 5);

const Landscape = ({ scenery }: { readonly scenery: Scenery }) => {
  const id = useId();
  const { ridges, river, current } = useMemo(() => landscapeOf(scenery), [scenery]);
  return (
    <g className="dw-landscape" clipPath={`url(#${id}board)`}>
      <clipPath id={`${id}board`}>
        <rect x={-10} y={-10} width={BOARD + 20} height={BOARD + 20} rx={12} />
      </clipPath>
      {ridges.map(({ outline, top, bottom }, index) => (
        <g key={bottom}>
          <linearGradient id={`${id}ridge${index}`} gradientUnits="userSpaceOnUse" x1={0} y1={top} x2={0} y2={bottom}>
            <stop offset="0" className="dw-wash-dark" />
            <stop offset="1" className="dw-wash-gone" />
          </linearGradient>
          <path d={outline} fill={`url(#${id}ridge${index})`} />
        </g>
      ))}
      <path className="dw-river" d={river} />
      <path className="dw-current" d={current} />
    </g>
  );
};

/** The middle of the spaces that hold a tile of two by two. */
const middleOf = (
  tiles: readonly Tile[],
  wanted: Tile,
  layout: Layout,
): { readonly x: number; readonly y: number } | undefined => {
  const centres = tiles.flatMap((tile, space) => (tile === wanted ? [centreOf(space, layout)] : []));
  if (centres.length === 0) return undefined;
  return {
    x: centres.reduce((sum, centre) => sum + centre.x, 0) / centres.length,
    y: centres.reduce((sum, centre) => sum + centre.y, 0) / centres.length,
  };
};

const Outside = ({ tiles, layout }: { readonly tiles: readonly Tile[]; readonly layout: Layout }) => {
  const area = areaOf(tiles);
  if (area === undefined) return null;
  const box = boxOf(area, layout);
  const hole = `M${box.x} ${box.y}v${box.height}h${box.width}v${-box.height}Z`;
  return (
    <g>
      <path className="dw-outside" d={`M-10 -10H${BOARD + 10}V${BOARD + 10}H-10Z${hole}`} fillRule="evenodd" />
      <path className="dw-outside-hatch" d={`M-10 -10H${BOARD + 10}V${BOARD + 10}H-10Z${hole}`} fillRule="evenodd" />
      <path className="dw-border" d={brushFrame(box, 1.6, 31)} />
      <path className="dw-border-ticks" d={borderTicks(box)} />
    </g>
  );
};

const RockAt = ({ space, tile, layout }: { readonly space: Space; readonly tile: Tile; readonly layout: Layout }) => {
  const { x, y } = centreOf(space, layout);
  return (
    <g transform={`translate(${x} ${y + 2})`}>
      <SmallRock kind={space} isDamaged={tile === 'damagedRock'} />
    </g>
  );
};

/** Nearer rocks are drawn later, so that a wall of them overlaps as it should. */
const rocksOf = (tiles: readonly Tile[], layout: Layout): readonly Space[] =>
  tiles
    .flatMap((tile, space) => (tile === 'smallRock' || tile === 'damagedRock' ? [space] : []))
    .toSorted((one, other) => cellOf(one, layout).row - cellOf(other, layout).row);

export interface GroundProps {
  readonly tiles: readonly Tile[];
  readonly layout: Layout;
  readonly scenery: Scenery;
  readonly protector: Dragon | undefined;
}

/** Everything that stands still: scenery, grid, rocks, village. It is drawn once and never under a moving filter. */
export const Ground = memo(({ tiles, layout, scenery, protector }: GroundProps) => {
  const rock = middleOf(tiles, 'bigRock', layout);
  const village = middleOf(tiles, 'village', layout);
  return (
    <>
      <Landscape scenery={scenery} />
      <path className="dw-grid-lines" d={GRID} />
      <path className="dw-grid-crosses" d={CROSSES} />
      <Outside tiles={tiles} layout={layout} />
      <path className="dw-frame" d={FRAME} />
      {rock === undefined ? null : (
        <g transform={`translate(${rock.x} ${rock.y})`}>
          <BigRock />
        </g>
      )}
      {village === undefined ? null : (
        <g transform={`translate(${village.x} ${village.y})`}>
          <Village protector={protector ?? 'heaven'} />
        </g>
      )}
      {rocksOf(tiles, layout).map(space => (
        <RockAt key={space} space={space} tile={tiles[space] ?? 'none'} layout={layout} />
      ))}
    </>
  );
});
Ground.displayName = 'Ground';
