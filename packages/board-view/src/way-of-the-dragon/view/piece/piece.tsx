import { memo } from 'react';
import { DEAD, PIECES } from '../../art/piece-art.js';
import type { Player } from '../../types.js';

/** A piece around the origin, 44 units large. Colours come from the player's class. */
export const WayPieceArt = memo(({ player }: { readonly player: Player }) => {
  const art = PIECES[player];
  return (
    <g className={`dww-piece dww-${player}`}>
      <path className="dww-piece-halo" d={art.behind + art.outline} />
      {art.behind === '' ? null : <path className="dww-piece-behind" d={art.behind} />}
      <path className="dww-piece-body" d={art.outline} />
      <path className="dww-piece-shade" d={art.shade} />
      {art.dark === '' ? null : <path className="dww-piece-dark" d={art.dark} />}
      {art.light === '' ? null : <path className="dww-piece-light" d={art.light} />}
      <path className="dww-piece-lines" d={art.lines} />
      <path className="dww-piece-edge" d={art.outline} />
    </g>
  );
});
WayPieceArt.displayName = 'WayPieceArt';

/** A neutral blocker around the origin. */
export const DeadPieceArt = memo(() => (
  <g className="dww-dead">
    <path className="dww-piece-halo" d={DEAD.outline} />
    <path className="dww-dead-body" d={DEAD.outline} />
    <path className="dww-piece-shade" d={DEAD.shade} />
    <path className="dww-dead-cross" d={DEAD.cross} />
    <path className="dww-dead-edge" d={DEAD.outline} />
  </g>
));
DeadPieceArt.displayName = 'DeadPieceArt';

export interface WayPieceIconProps {
  readonly player: Player;
  /** Without a label the icon is an ornament beside words that say the same. */
  readonly label?: string;
  readonly size?: number | string;
}

/** A piece as a picture of its own, for lists and headings. */
export const WayPieceIcon = ({ player, label, size = 44 }: WayPieceIconProps) => (
  <svg
    className="dww-icon"
    viewBox="-25 -26 50 52"
    style={{ width: size, height: size }}
    {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
  >
    <WayPieceArt player={player} />
  </svg>
);
