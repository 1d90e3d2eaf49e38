import { memo, useId } from 'react';
import { ICONS } from '../../../shared/art/icons.js';
import { blot } from '../../../shared/geometry/brush.js';
import { BIG_ROCK, BOULDERS, CRACK_ART, PINE } from '../../terrain/rock-art.js';
import { swirlOf } from '../../terrain/swirl.js';
import type { PortalColour } from '../../types.js';

/** A pine with its root at a place; a size below zero leans to the other side. */
export const Pine = ({ x, y, size }: { readonly x: number; readonly y: number; readonly size: number }) => (
  <g transform={`translate(${x} ${y}) scale(${size} ${Math.abs(size)})`}>
    <path className="dw-pine-trunk" d={PINE.trunk} />
    <path className="dw-pine-crown" d={PINE.crown} />
  </g>
);

/** A wash from dark to nothing, for the side of a rock that lies in shade. */
const Wash = ({ id, to }: { readonly id: string; readonly to: 'down' | 'left' }) => (
  <linearGradient id={id} x1={to === 'down' ? 0 : 1} y1={0} x2={0} y2={to === 'down' ? 1 : 0.35}>
    <stop offset="0" className="dw-rock-wash" />
    <stop offset="1" className="dw-rock-wash-gone" />
  </linearGradient>
);

/** An ink mountain over two spaces by two, around the origin. */
export const BigRock = memo(() => {
  const id = useId();
  return (
    <g className="dw-rock">
      <Wash id={`${id}down`} to="down" />
      <Wash id={`${id}left`} to="left" />
      <ellipse className="dw-rock-shadow" cx="8" cy="87" rx="98" ry="9" />
      <Pine x={-50} y={-14} size={-0.8} />
      <path className="dw-rock-body" d={BIG_ROCK.body} />
      <path d={BIG_ROCK.body} fill={`url(#${id}down)`} opacity="0.55" />
      <path d={BIG_ROCK.peakShade} fill={`url(#${id}down)`} />
      <path d={BIG_ROCK.sideShade} fill={`url(#${id}left)`} opacity="0.8" />
      <path className="dw-rock-dust" d={BIG_ROCK.dust} />
      <path className="dw-rock-line" d={BIG_ROCK.wrinkles} opacity="0.75" />
      <path className="dw-rock-line" d={BIG_ROCK.ridges} />
      <path className="dw-rock-line" d={BIG_ROCK.edge} />
      <Pine x={53} y={-38} size={0.86} />
      <Pine x={-24} y={10} size={0.62} />
    </g>
  );
});
BigRock.displayName = 'BigRock';

const Crack = () => (
  <>
    <path className="dw-crack-light" d={CRACK_ART.light} />
    <path className="dw-rock-line" d={CRACK_ART.line} />
    <path className="dw-rock-line" d={CRACK_ART.branch} />
    <path className="dw-chips" d={CRACK_ART.chips} />
  </>
);

/** One boulder around the origin; a damaged one has a crack from top to foot, and chips beside it. */
export const SmallRock = memo(({ kind, isDamaged }: { readonly kind: number; readonly isDamaged: boolean }) => {
  const id = useId();
  const boulder = BOULDERS[kind % BOULDERS.length];
  if (boulder === undefined) return null;
  return (
    <g className="dw-rock">
      <Wash id={id} to="left" />
      <ellipse className="dw-rock-shadow" cx="3" cy="32" rx="42" ry="7" />
      <g transform={kind % 2 === 1 ? 'scale(-1 1)' : undefined}>
        <path className="dw-rock-body" d={boulder.body} />
        <path d={boulder.body} fill={`url(#${id})`} opacity="0.5" />
        <path d={boulder.shade} fill={`url(#${id})`} />
        <path className="dw-rock-line" d={boulder.lines} opacity="0.8" />
        <path className="dw-rock-line" d={boulder.edge} />
      </g>
      {isDamaged ? <Crack /> : null}
    </g>
  );
});
SmallRock.displayName = 'SmallRock';

const RIM = blot({ x: 0, y: 0 }, 45, 0.03, 11);

interface PortalProps {
  readonly colour: PortalColour;
  readonly isOccupied: boolean;
}

/** A swirl around the origin, with as many arms as its colour has; it turns while a dragon is in it. */
export const Portal = memo(({ colour, isOccupied }: PortalProps) => {
  const { arms, wisps } = swirlOf(colour);
  return (
    <g className={`dw-portal dw-portal-${colour}`}>
      <path className="dw-portal-pool" d={RIM} />
      <g className={isOccupied ? 'dw-swirl dw-swirl-turning' : 'dw-swirl'}>
        <path className="dw-swirl-wisps" d={wisps} />
        <path className="dw-swirl-arms" d={arms} />
      </g>
      <path className="dw-portal-rim" d={RIM} />
    </g>
  );
});
Portal.displayName = 'Portal';

/** The price of a portal as a tag at its lower right corner. */
export const PriceTag = ({ price }: { readonly price: 'fire' | 'water' }) => (
  <g className="dw-price" transform="translate(27 33)">
    <g className="dw-sized">
      <path className="dw-price-string" d="M-14 -10C-10 -12 -8 -12 -5 -11" />
      <rect className="dw-price-tag" x="-20" y="-13" width="40" height="26" rx="13" />
      <text className="dw-price-count" x="-9" y="6.4">
        1
      </text>
      <path
        className={price === 'fire' ? 'dw-flame' : 'dw-drop'}
        d={price === 'fire' ? ICONS.flame : ICONS.drop}
        transform="translate(8 0) scale(0.72)"
      />
    </g>
  </g>
);
