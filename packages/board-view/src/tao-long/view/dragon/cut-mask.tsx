import type { Cut } from '../../dragon/track.js';
import { BOARD, SIDE } from '../../geometry/layout.js';

const GONE = 0.15 * SIDE;
const WHOLE = 0.42 * SIDE;
const FADE_STEPS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** A border piece is whole up to the border and gone a good third of a space beyond it. */
const BorderFade = ({ cut, towards }: { readonly cut: Cut; readonly towards: string }) => (
  <g transform={`translate(${cut.at.x} ${cut.at.y}) rotate(${towards})`}>
    {FADE_STEPS.map(step => (
      <rect key={step} className="dw-mask-veil" x={-SIDE} y={-SIDE} width={2 * SIDE} height={SIDE - step * 4.2} />
    ))}
    <rect x={-SIDE} y={-SIDE} width={2 * SIDE} height={SIDE - 38} fill="#000" />
  </g>
);

/** Dissolves a piece of a dragon at the portals it runs into. */
export const CutMask = ({ id, cuts }: { readonly id: string; readonly cuts: readonly Cut[] }) => (
  <mask id={id} maskUnits="userSpaceOnUse" x={-SIDE} y={-SIDE} width={BOARD + 2 * SIDE} height={BOARD + 2 * SIDE}>
    <radialGradient id={`${id}hole`}>
      <stop offset={GONE / WHOLE} stopColor="#000" />
      <stop offset="1" stopColor="#000" stopOpacity="0" />
    </radialGradient>
    <rect x={-SIDE} y={-SIDE} width={BOARD + 2 * SIDE} height={BOARD + 2 * SIDE} fill="#fff" />
    {cuts.map(cut =>
      cut.kind === 'portal' ? (
        <circle key={`${cut.at.x} ${cut.at.y}`} cx={cut.at.x} cy={cut.at.y} r={WHOLE} fill={`url(#${id}hole)`} />
      ) : (
        <BorderFade key={`${cut.at.x} ${cut.at.y}`} cut={cut} towards={String(cut.outward)} />
      ),
    )}
  </mask>
);
