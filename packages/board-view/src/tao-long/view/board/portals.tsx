import { memo } from 'react';
import type { Layout } from '../../geometry/layout.js';
import { isPortal } from '../../terrain/swirl.js';
import type { BoardScene, Space } from '../../types.js';
import { Portal, PriceTag } from './tiles.js';
import { moveTo } from './under-marks.js';

/** What a portal costs to enter. */
export interface Price {
  readonly space: Space;
  readonly price: 'fire' | 'water';
}

const occupiedIn = ({ chains }: BoardScene): ReadonlySet<Space> =>
  new Set(
    [...chains.heaven.links, ...chains.earth.links].flatMap(link => (link === undefined ? [] : [link.near, link.far])),
  );

interface Props {
  readonly board: BoardScene;
  readonly layout: Layout;
}

/** All swirls of the board, under the dragons. */
export const Portals = memo(({ board, layout }: Props) => {
  const occupied = occupiedIn(board);
  return board.tiles.map((tile, space) =>
    isPortal(tile) ? (
      <g key={`${tile}${String(space)}`} transform={moveTo(space, layout)}>
        <Portal colour={tile} isOccupied={occupied.has(space)} />
      </g>
    ) : null,
  );
});
Portals.displayName = 'Portals';

/** The price tags hang over everything that stands in a portal. */
export const Prices = memo(({ prices, layout }: { readonly prices: readonly Price[]; readonly layout: Layout }) =>
  prices.map(({ space, price }) => (
    <g key={space} transform={moveTo(space, layout)}>
      <PriceTag price={price} />
    </g>
  )),
);
Prices.displayName = 'Prices';
