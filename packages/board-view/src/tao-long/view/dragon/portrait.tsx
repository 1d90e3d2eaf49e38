import type { Dragon } from '../../types.js';
import { DragonHead } from './dragon-head.js';

export interface PortraitProps {
  readonly dragon: Dragon;
  /** Words for those who cannot see it; without them the portrait is an ornament. */
  readonly label?: string;
  readonly isAsleep?: boolean;
}

/** A dragon's head in a round frame, looking at the reader. */
export const Portrait = ({ dragon, label, isAsleep = false }: PortraitProps) => (
  <svg
    className={`dw-portrait dw-dragon dw-${dragon}`}
    viewBox="-60 -60 120 120"
    {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
  >
    <circle className="dw-portrait-disc" r="57" />
    <g transform="rotate(180) scale(1.06)">
      <DragonHead isAsleep={isAsleep} />
    </g>
    <circle className="dw-portrait-rim" r="57" />
  </svg>
);
