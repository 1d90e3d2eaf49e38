import { memo } from 'react';
import { polar } from '../../../shared/geometry/vector.js';
import type { Element, Stack } from '../../types.js';
import { type Sowing, stonesUnder } from '../../wheel/sowing.js';
import { coinBearing, discCentre, discRadius, isMain, stoneSpot, TRIGRAMS } from '../../wheel/wheel-layout.js';
import { ShownPebble } from './stone.js';

const Trigram = ({ element }: { readonly element: Element }) => {
  const { x, y } = discCentre(element);
  const top = y - (isMain(element) ? 27 : 25);
  return (
    <g className="dw-trigram">
      {TRIGRAMS[element].map((isWhole, line) => {
        const at = top + line * 6;
        return <path key={at} d={isWhole ? `M${x - 11} ${at}h22` : `M${x - 11} ${at}h9M${x + 2} ${at}h9`} />;
      })}
    </g>
  );
};

/** The numbers of the stones that would fall here, on small gold coins at the disc's outer edge. */
const Orders = ({ element, orders }: { readonly element: Element; readonly orders: readonly number[] }) => {
  const { x, y } = polar(discCentre(element), discRadius(element) + 2, coinBearing(element));
  return (
    <g className="dw-order" transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      <circle r="11" />
      <text y="5">{orders.join('·')}</text>
    </g>
  );
};

const ClosedSign = ({ element }: { readonly element: Element }) => {
  const { x, y } = polar(discCentre(element), discRadius(element) - 1, 45);
  return (
    <g className="dw-closed-sign" transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      <circle r="10.5" />
      <path d="M-6 6L6 -6" />
    </g>
  );
};

export interface DiscProps {
  readonly element: Element;
  readonly name: string | undefined;
  readonly stack: Stack;
  readonly sowing: Sowing | undefined;
  readonly role: 'plain' | 'lifted' | 'action' | 'glowing';
  readonly isClosed: boolean;
}

/** One space of the wheel: trigram above, stack below, name under it. */
export const Disc = memo(({ element, name, stack, sowing, role, isClosed }: DiscProps) => {
  const { x, y } = discCentre(element);
  const radius = discRadius(element);
  const stones = stonesUnder(element, stack, sowing);
  const orders = stones.flatMap(stone => (stone.kind === 'dropped' ? [stone.order] : []));
  return (
    <g className={`dw-disc dw-disc-${role}${isMain(element) ? ' dw-disc-main' : ''}`}>
      <circle className="dw-disc-ground" cx={x} cy={y} r={radius} />
      <Trigram element={element} />
      {stones.map((stone, index) => (
        <ShownPebble key={`${index}${stone.kind}`} stone={stone} at={stoneSpot(element, index, stones.length)} />
      ))}
      {stones.length > 4 ? (
        <text className="dw-disc-count" x={x + 22} y={y + 4}>
          {stones.length}
        </text>
      ) : null}
      {name === undefined ? null : (
        <text className="dw-disc-name" x={x} y={y + radius + 16}>
          {name}
        </text>
      )}
      {orders.length === 0 ? null : <Orders element={element} orders={orders} />}
      {isClosed ? <ClosedSign element={element} /> : null}
    </g>
  );
});
Disc.displayName = 'Disc';
