import { memo, useMemo } from 'react';
import { dragonThrough, type FreeWay } from '../../dragon/free-body.js';
import type { Dragon } from '../../types.js';
import { DragonView } from './dragon.js';

export interface FlyingDragonProps {
  readonly dragon: Dragon;
  readonly way: FreeWay;
  readonly width: number;
  readonly height: number;
}

/** A dragon that lies on no board: an ornament, with a body along any way. A space is 100 units. */
export const FlyingDragon = memo(({ dragon, way, width, height }: FlyingDragonProps) => {
  const shape = useMemo(() => dragonThrough(way), [way]);
  return (
    <svg className="dw-flying" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <DragonView dragon={dragon} shape={shape} />
    </svg>
  );
});
FlyingDragon.displayName = 'FlyingDragon';
