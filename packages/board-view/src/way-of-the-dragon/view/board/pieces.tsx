import { memo, useSyncExternalStore } from 'react';
import { centreOf, type WayLayout } from '../../geometry/layout.js';
import type { WayStage } from '../../motion/stage.js';
import type { WayMoment, WayMotion } from '../../motion/timeline.js';
import { flyingAt, isFlying } from '../../motion/travel.js';
import { numberOf, type Piece, type WayScene } from '../../types.js';
import { DeadPieceArt, WayPieceArt } from '../piece/piece.js';

const Shadow = ({ lift = 0 }: { readonly lift?: number }) => (
  <ellipse className="dww-contact" cx={1} cy={16 + lift * 0.3} rx={17 - lift * 0.2} ry={7 - lift * 0.1} />
);

interface TagProps {
  readonly number: number;
  readonly fontSize: number;
}

/** The number that a piece covers, on a small tag at its corner. */
export const NumberTag = ({ number, fontSize }: TagProps) => (
  <g className="dww-tag" transform="translate(19 17)">
    <circle r={fontSize * 0.62} />
    <text y={fontSize * 0.35} style={{ fontSize }}>
      {number}
    </text>
  </g>
);

/** The size of writing on tags: twelve pixels at least, as long as a tag does not hide its piece. */
export const tagFont = (scale: number): number => Math.min(22, Math.max(15, 12 / scale));

interface RestingProps {
  readonly piece: Piece;
  readonly layout: WayLayout;
  readonly scale: number;
}

const Resting = memo(({ piece, layout, scale }: RestingProps) => {
  const { x, y } = centreOf(piece, layout);
  const number = numberOf(piece.space, layout.length);
  return (
    <g className="dww-resting" transform={`translate(${x} ${y})`}>
      <Shadow />
      <g transform="scale(0.95)">
        <WayPieceArt player={piece.player} />
      </g>
      {number === 0 ? null : <NumberTag number={number} fontSize={tagFont(scale)} />}
    </g>
  );
});
Resting.displayName = 'Resting';

export interface PiecesProps {
  readonly scene: WayScene;
  readonly motion: WayMotion | undefined;
  readonly layout: WayLayout;
  readonly scale: number;
}

/** Everything that lies still on the paths; lower pieces are drawn later, so that no tag is covered. */
export const Pieces = memo(({ scene, motion, layout, scale }: PiecesProps) => (
  <>
    {scene.dead.map(place => {
      const { x, y } = centreOf(place, layout);
      return (
        <g key={`${place.path}${place.space}`} transform={`translate(${x} ${y})`}>
          <Shadow />
          <DeadPieceArt />
        </g>
      );
    })}
    {scene.pieces
      .filter(piece => !isFlying(piece, motion))
      .toSorted((one, other) => one.space - other.space)
      .map(piece => (
        <Resting key={`${piece.player}${piece.path}${piece.space}`} piece={piece} layout={layout} scale={scale} />
      ))}
  </>
));
Pieces.displayName = 'Pieces';

const FinishRing = ({ moment, layout }: { readonly moment: WayMoment; readonly layout: WayLayout }) => {
  const { motion, share } = moment;
  if (motion?.kind !== 'finish') return null;
  const { x, y } = centreOf(motion.piece, layout);
  return <circle className="dww-finish" cx={x} cy={y} r={20 + share * 26} opacity={1 - share} />;
};

const Refusal = ({ moment, layout }: { readonly moment: WayMoment; readonly layout: WayLayout }) => {
  const { motion, share } = moment;
  if (motion?.kind !== 'blocked') return null;
  const { x, y } = centreOf(motion.place, layout);
  const sway = Math.sin(share * Math.PI * 6) * 4 * (1 - share);
  return (
    <g transform={`translate(${x + sway} ${y})`}>
      <circle className="dww-refused" r={24} />
      <path className="dww-refused" d="M-16 16L16 -16" />
    </g>
  );
};

/** What is in the air: the only part of the board that is drawn anew for every picture. */
export const Flyers = ({ stage, layout }: { readonly stage: WayStage; readonly layout: WayLayout }) => {
  const moment = useSyncExternalStore(stage.subscribe, stage.moment, stage.moment);
  return (
    <>
      {flyingAt(moment, layout).map(({ player, at, lift, opacity }) => (
        <g key={player} transform={`translate(${at.x} ${at.y})`} opacity={opacity}>
          <Shadow lift={lift} />
          <g transform={`translate(0 ${-lift}) scale(${0.95 + lift * 0.006})`}>
            <WayPieceArt player={player} />
          </g>
        </g>
      ))}
      <FinishRing moment={moment} layout={layout} />
      <Refusal moment={moment} layout={layout} />
    </>
  );
};
