import { memo } from 'react';
import { ICONS } from '../../../shared/art/icons.js';
import { blot } from '../../../shared/geometry/brush.js';
import type { Meters } from '../../types.js';

const RIM = blot({ x: 0, y: 0 }, 74, 0.012, 19);
const WAVES = 'M-60 40q10 -8 20 0t20 0t20 0t20 0t20 0t20 0M-46 56q10 -8 20 0t20 0t20 0t20 0';

const Row = ({ count, y, kind }: { readonly count: number; readonly y: number; readonly kind: 'flame' | 'drop' }) => {
  const gap = Math.min(21, 112 / Math.max(1, count));
  const size = Math.min(0.86, gap / 20);
  return Array.from({ length: count }, (_, index) => {
    const x = (index - (count - 1) / 2) * gap;
    // The row bends along the rim of the pool.
    const bend = (x * x) / 260;
    const at = y + (kind === 'flame' ? bend : -bend);
    return (
      <g key={x} transform={`translate(${x.toFixed(1)} ${at.toFixed(1)}) scale(${size.toFixed(2)})`}>
        <path className={`dw-${kind}`} d={ICONS[kind]} />
        {kind === 'flame' ? (
          <path className="dw-flame-heart" d={ICONS.flameHeart} />
        ) : (
          <path className="dw-drop-light" d={ICONS.dropLight} />
        )}
      </g>
    );
  });
};

/** The centre: the fire stones above, the water stones below, and their count in words. */
export const Pool = memo(({ stones, text }: { readonly stones: Meters; readonly text: string | undefined }) => (
  <g className="dw-pool">
    <path className="dw-pool-water" d={RIM} />
    <path className="dw-pool-waves" d={WAVES} />
    <Row count={stones.fire} y={-34} kind="flame" />
    <Row count={stones.water} y={38} kind="drop" />
    {text === undefined ? null : (
      <text className="dw-pool-text" y="7">
        {text}
      </text>
    )}
    <path className="dw-pool-rim" d={RIM} />
  </g>
));
Pool.displayName = 'Pool';
