import { memo } from 'react';
import type { Tumble } from '../../dice/tumble.js';
import type { Face } from '../../types.js';
import { FaceArt } from '../piece/symbol.js';

const LOCK = 'M-5 -1.4h10v7.4h-10zM-3 -1.4v-2.4c0 -4 6 -4 6 0v2.4';

const Lock = () => (
  <g className="dww-die-lock" transform="translate(29 -29)">
    <circle r={11} />
    <path d={LOCK} />
  </g>
);

interface DieArtProps {
  readonly face: Face;
  readonly isHeld: boolean;
}

/** A die of ivory around the origin, 64 units wide, with the thickness of its lower edge. */
export const DieArt = memo(({ face, isHeld }: DieArtProps) => (
  <g className="dww-die-art" data-held={isHeld || undefined}>
    <rect className="dww-die-side" x={-32} y={-25} width={64} height={64} rx={16} />
    <rect className="dww-die-top" x={-32} y={-32} width={64} height={64} rx={16} />
    <rect className="dww-die-gleam" x={-27.5} y={-29} width={55} height={54} rx={13} />
    <circle className="dww-die-hollow" r={21} />
    <g transform="scale(1.28)">
      <FaceArt face={face} />
    </g>
    <rect className="dww-die-rim" x={-31} y={-31} width={62} height={62} rx={15} />
    {isHeld ? <rect className="dww-die-glint" x={-31} y={-31} width={62} height={62} rx={15} /> : null}
    {isHeld ? <Lock /> : null}
  </g>
));
DieArt.displayName = 'DieArt';

interface DiePictureProps extends DieArtProps {
  readonly tilt: number;
  readonly tumble: Tumble | undefined;
}

/** A die as it lies, or as it rolls. */
export const DiePicture = ({ face, isHeld, tilt, tumble }: DiePictureProps) => {
  const lift = tumble?.lift ?? 0;
  return (
    <svg className="dww-die-picture" viewBox="-37 -37 74 81" aria-hidden="true" focusable="false">
      <rect
        className="dww-die-shadow"
        x={-29 + lift * 5}
        y={8 + lift * 8}
        width={62 - lift * 10}
        height={34 - lift * 8}
        rx={14}
      />
      <g
        className={tumble?.isRolling === true ? undefined : 'dww-die-lies'}
        style={{
          transform: `translateY(${-lift * 30}px) rotate(${tilt + (tumble?.turn ?? 0)}deg) scale(${1 + lift * 0.08})`,
        }}
      >
        <DieArt face={tumble?.face ?? face} isHeld={isHeld} />
      </g>
    </svg>
  );
};

/** The place of a die that has not been rolled yet. */
export const NoDie = () => (
  <svg className="dww-die-picture" viewBox="-37 -37 74 81" aria-hidden="true" focusable="false">
    <rect className="dww-die-none" x={-30} y={-30} width={60} height={60} rx={15} />
  </svg>
);
