import { memo } from 'react';
import { polar } from '../../../shared/geometry/vector.js';
import type { Player } from '../../types.js';
import { WayPieceArt } from '../piece/piece.js';

const CENTRE = { x: 0, y: 0 };

export interface WayTableRingProps {
  /** In seat order. */
  readonly seats: readonly Player[];
  readonly turn: Player | undefined;
  /** Who sits at the lower edge: the reader's own seat, if there is one. */
  readonly nearest?: Player | undefined;
  readonly label: string;
}

/** Seats go round against the clock, from the reader's place at the lower edge. */
const bearingOf = (index: number, first: number, count: number): number => 180 - ((index - first) * 360) / count;

/** The round table from above: who sits where, whose turn it is, and which way the turn goes. */
export const WayTableRing = memo(({ seats, turn, nearest, label }: WayTableRingProps) => {
  const first = Math.max(0, nearest === undefined ? 0 : seats.indexOf(nearest));
  return (
    <svg className="dww-ring" viewBox="-100 -100 200 200" role="img" aria-label={label}>
      <circle className="dww-ring-wood" r={52} />
      <path className="dww-ring-arrow" d="M-24 -12A27 27 0 1 0 12 -24" />
      <path className="dww-ring-head" d="M22 -24L6 -32L9 -16Z" />
      {seats.map((player, index) => {
        const { x, y } = polar(CENTRE, 72, bearingOf(index, first, seats.length));
        return (
          <g key={player} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
            {player === turn ? <circle className="dww-ring-turn" r={27} /> : null}
            <WayPieceArt player={player} />
          </g>
        );
      })}
    </svg>
  );
});
WayTableRing.displayName = 'WayTableRing';
