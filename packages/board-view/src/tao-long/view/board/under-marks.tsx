import { memo } from 'react';
import { centreOf, type Layout } from '../../geometry/layout.js';
import type { Marks, Reach } from '../../marks.js';
import type { Space } from '../../types.js';

const CORNERS = 'M-44 -30V-44H-30M30 -44H44V-30M44 30V44H30M-30 44H-44V30';
const HATCH = 'M-40 -20L-20 -40M-40 0L0 -40M-40 20L20 -40M-40 40L40 -40M-20 40L40 -20M0 40L40 0M20 40L40 20';
const WAVES =
  'M-40 -26q10 -9 20 0t20 0t20 0t20 0M-40 -8q10 -9 20 0t20 0t20 0t20 0M-40 10q10 -9 20 0t20 0t20 0t20 0M-40 28q10 -9 20 0t20 0t20 0t20 0';

export const moveTo = (space: Space, layout: Layout): string => {
  const { x, y } = centreOf(space, layout);
  return `translate(${x} ${y})`;
};

const ReachView = ({ reach, layout }: { readonly reach: Reach; readonly layout: Layout }) => (
  <g className={`dw-reach dw-reach-${reach.element}`}>
    {reach.spaces.map(({ space }) => (
      <g key={space} transform={moveTo(space, layout)}>
        <rect className="dw-reach-ground" x="-44" y="-44" width="88" height="88" rx="12" />
        <path className="dw-reach-hatch" d={reach.element === 'fire' ? HATCH : WAVES} />
      </g>
    ))}
  </g>
);

interface Props {
  readonly marks: Marks;
  readonly layout: Layout;
}

/** The marks that lie on the silk, under the dragons. */
export const UnderMarks = memo(({ marks, layout }: Props) => (
  <>
    {(marks.lastMove ?? []).map(space => (
      <g key={space} className="dw-last-move" transform={moveTo(space, layout)}>
        <rect x="-47" y="-47" width="94" height="94" rx="12" />
        <path d={CORNERS} />
      </g>
    ))}
    {marks.reach === undefined ? null : <ReachView reach={marks.reach} layout={layout} />}
    {(marks.destinations ?? []).map(({ id, space }) => (
      <rect
        key={id}
        className={`dw-destination${id === marks.chosen ? ' dw-destination-chosen' : ''}`}
        transform={moveTo(space, layout)}
        x="-45"
        y="-45"
        width="90"
        height="90"
        rx="13"
      />
    ))}
  </>
));
UnderMarks.displayName = 'UnderMarks';
