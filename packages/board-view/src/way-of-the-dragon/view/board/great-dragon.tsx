import { memo, useMemo } from 'react';
import { DragonView } from '../../../tao-long/view/dragon/dragon.js';
import { greatDragon } from '../../art/great-dragon.js';
import type { WayLayout } from '../../geometry/layout.js';

/** Pale gold and asleep behind the numbers; called, it opens its eyes and comes nearer to the light. */
export const GreatDragonView = memo(
  ({ layout, isAwake }: { readonly layout: WayLayout; readonly isAwake: boolean }) => {
    const { shape, size } = useMemo(() => greatDragon(layout), [layout]);
    return (
      <g className="dww-great" transform={`scale(${size})`}>
        <DragonView dragon="heaven" shape={shape} isAsleep={!isAwake} />
      </g>
    );
  },
);
GreatDragonView.displayName = 'GreatDragonView';
