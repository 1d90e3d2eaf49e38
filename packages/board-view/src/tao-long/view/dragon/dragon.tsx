import { memo, useId } from 'react';
import { digits } from '../../../shared/geometry/path.js';
import { LEG, TUFT } from '../../dragon/head-art.js';
import type { DragonShape, Leg, PieceShape, Placement } from '../../dragon/shape.js';
import type { Skin } from '../../dragon/skin.js';
import type { Dragon } from '../../types.js';
import { CutMask } from './cut-mask.js';
import { DragonHead } from './dragon-head.js';

export const placed = ({ at, bearing, size }: Placement): string =>
  `translate(${digits(at.x)} ${digits(at.y)}) rotate(${digits(bearing)}) scale(${Math.round(size * 1000) / 1000})`;

const LegArt = memo(() => (
  <>
    <path className="dw-mane" d={LEG.hair} />
    <path className="dw-arm-edge" d={LEG.arm} />
    <path className="dw-claw" d={LEG.claws} />
    <path className="dw-arm" d={LEG.arm} />
    <path className="dw-arm-scales" d={LEG.arm} />
  </>
));
LegArt.displayName = 'LegArt';

const LegView = ({ leg }: { readonly leg: Leg }) => (
  <g opacity={digits(leg.opacity)} transform={`${placed(leg)} scale(${leg.side} 1) rotate(${digits(-leg.swing)} 14 0)`}>
    <LegArt />
  </g>
);

const TuftArt = memo(() => (
  <>
    <path className="dw-mane" d={TUFT.outer} />
    <path className="dw-mane-light" d={TUFT.middle} />
    <path className="dw-mane" d={TUFT.centre} />
  </>
));
TuftArt.displayName = 'TuftArt';

const SkinView = ({ skin }: { readonly skin: Skin }) => (
  <>
    <path className="dw-body" d={skin.outline} />
    <path className="dw-scale dw-scale-low" d={skin.low} />
    <path className="dw-scale dw-scale-middle" d={skin.middle} />
    <path className="dw-scale dw-scale-high" d={skin.high} />
    <path className="dw-body-light" d={skin.light} />
    <path className="dw-body-shade" d={skin.shade} />
    <path className="dw-body-shade" d={skin.deepShade} />
    <path className="dw-mane dw-fins" d={skin.fins} />
    <path className="dw-fin-lights" d={skin.finLights} />
  </>
);

interface PieceProps {
  readonly piece: PieceShape;
  readonly mask: string;
  readonly isAsleep: boolean;
}

const PieceView = ({ piece, mask, isAsleep }: PieceProps) => {
  const isCut = piece.cuts.length > 0;
  return (
    <>
      {isCut ? <CutMask id={mask} cuts={piece.cuts} /> : null}
      <g mask={isCut ? `url(#${mask})` : undefined}>
        <path className="dw-contact" d={piece.skin.outline} />
        {piece.tuft === undefined ? null : (
          <g transform={placed(piece.tuft)}>
            <TuftArt />
          </g>
        )}
        {piece.legs.map((leg, index) => (leg.opacity === 0 ? null : <LegView key={`${leg.side}${index}`} leg={leg} />))}
        <SkinView skin={piece.skin} />
        {piece.head === undefined ? null : (
          <g transform={placed(piece.head)} opacity={digits(piece.head.opacity)}>
            <DragonHead isAsleep={isAsleep} />
          </g>
        )}
      </g>
    </>
  );
};

export interface DragonViewProps {
  readonly dragon: Dragon;
  readonly shape: DragonShape;
  readonly isAsleep?: boolean;
}

/** A dragon's body and head as a shape gives them; the tail's piece is drawn first, so that the head lies on top. */
export const DragonView = memo(({ dragon, shape, isAsleep = false }: DragonViewProps) => {
  const id = useId();
  return (
    <g className={`dw-dragon dw-${dragon}`}>
      {shape.pieces
        .map((piece, index) => (
          <PieceView key={`${id}${index}`} piece={piece} mask={`${id}cut${index}`} isAsleep={isAsleep} />
        ))
        .toReversed()}
    </g>
  );
});
DragonView.displayName = 'DragonView';

/** The head alone, of a dragon that has lost its last segment. */
export const FallenDragon = ({ dragon, at }: { readonly dragon: Dragon; readonly at: Placement }) => (
  <g className={`dw-dragon dw-fallen dw-${dragon}`}>
    <g transform={placed(at)}>
      <ellipse className="dw-contact" cx="2" cy="5" rx="42" ry="44" />
      <DragonHead isAsleep />
    </g>
  </g>
);
