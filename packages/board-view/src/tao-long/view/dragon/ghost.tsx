import { memo } from 'react';
import { HEAD } from '../../dragon/head-art.js';
import type { Placement } from '../../dragon/shape.js';
import type { Dragon } from '../../types.js';
import { placed } from './dragon.js';

const GhostArt = memo(() => (
  <>
    <path className="dw-ghost-antler" d={HEAD.antler} />
    <path className="dw-ghost-antler" d={HEAD.antler} transform="scale(-1 1)" />
    <path className="dw-ghost-skull" d={HEAD.skull} />
    {[1, -1].map(side => (
      <g key={side} transform={`scale(${side} 1)`}>
        <path className="dw-ghost-whisker" d={HEAD.whisker} />
        <path className="dw-crease" d={HEAD.creases} />
        <path className="dw-nostril" d={HEAD.nostril} />
        <path className="dw-eye" d={HEAD.eye} />
        <circle className="dw-iris" cx={HEAD.iris.x} cy={HEAD.iris.y} r={HEAD.iris.radius} />
      </g>
    ))}
  </>
));
GhostArt.displayName = 'GhostArt';

export interface GhostProps {
  readonly dragon: Dragon;
  readonly at: Placement;
  /** The outline of a neck that joins the ghost to the real head. */
  readonly neck?: string | undefined;
  readonly isChosen: boolean;
}

/** A possible destination: the head only, without its mane, outlined in dashed gold. */
export const Ghost = ({ dragon, at, neck, isChosen }: GhostProps) => (
  <g className={`dw-ghost dw-${dragon}${isChosen ? ' dw-ghost-chosen' : ''}`}>
    {neck === undefined ? null : <path className="dw-ghost-neck" d={neck} />}
    <g transform={placed({ ...at, size: isChosen ? 0.92 : 0.78 })}>
      <GhostArt />
    </g>
  </g>
);
