import { useMemo } from 'react';
import { bearingOf, centreOf, fileOf, type Layout, rankOf } from '../../geometry/layout.js';
import type { Reach } from '../../marks.js';
import { breathOf } from '../../terrain/breath-art.js';

/** How many spaces straight ahead are reached: side spaces lie off the file or rank of the head. */
const lengthOf = ({ from, spaces }: Reach): number =>
  spaces.filter(({ space }) => fileOf(space) === fileOf(from) || rankOf(space) === rankOf(from)).length;

interface Props {
  readonly reach: Reach;
  readonly layout: Layout;
  /** How much of the breath has come out. */
  readonly share: number;
}

/** Fire or water from a head's mouth along the spaces that it reaches. */
export const Breath = ({ reach, layout, share }: Props) => {
  const length = lengthOf(reach);
  const art = useMemo(() => breathOf(reach.element, length), [reach.element, length]);
  const { x, y } = centreOf(reach.from, layout);
  if (length === 0) return null;
  const grown = `translate(${x} ${y}) rotate(${bearingOf(reach.facing, layout)}) translate(0 ${-46 * (1 - share)}) scale(${0.55 + 0.45 * share} ${share})`;
  return (
    <g className={`dw-breath dw-breath-${reach.element}`} transform={grown} opacity={Math.min(1, share * 3)}>
      <path className="dw-breath-outer" d={art.outer} />
      <path className="dw-breath-middle" d={art.middle} />
      <path className="dw-breath-inner" d={art.inner} />
      <path className="dw-breath-lines" d={art.lines} />
    </g>
  );
};
