import { memo, useId, useMemo } from 'react';
import { brushPath } from '../../art/brush-path.js';
import { columnOf, HALF_STROKE, PITCH, rowOf, strokeSpan, type WayLayout } from '../../geometry/layout.js';
import { ELEMENTS, type Element, NUMBERS } from '../../types.js';
import { WaySymbolArt } from '../piece/symbol.js';

interface StrokeProps {
  readonly path: Element;
  readonly layout: WayLayout;
  readonly id: string;
}

const Stroke = ({ path, layout, id }: StrokeProps) => {
  const span = strokeSpan(layout);
  const { top, bottom } = span;
  const art = useMemo(
    () => brushPath({ top, bottom }, HALF_STROKE, ELEMENTS.indexOf(path) * 101 + 11),
    [top, bottom, path],
  );
  return (
    <g className={`dww-stroke dww-${path}`} transform={`translate(${columnOf(path, layout)} 0)`}>
      <linearGradient id={`${id}${path}`} gradientUnits="userSpaceOnUse" x1={0} y1={top} x2={0} y2={bottom}>
        <stop offset="0" className="dww-stroke-dry" />
        <stop offset="0.55" className="dww-stroke-half" />
        <stop offset="1" className="dww-stroke-wet" />
      </linearGradient>
      <g fill={`url(#${id}${path})`}>
        <path className="dww-wash" d={art.wash} />
        {art.bristles.map((bristles, tone) => (
          <path key={bristles.length} className={`dww-bristles-${tone}`} d={bristles} />
        ))}
      </g>
      <path className="dww-gaps" d={art.gaps} />
    </g>
  );
};

/** The five dry strokes. They never change, and a turbulence as mask takes the smoothness off them. */
export const Strokes = memo(({ layout }: { readonly layout: WayLayout }) => {
  const id = useId();
  return (
    <>
      {ELEMENTS.map(path => (
        <Stroke key={path} path={path} layout={layout} id={id} />
      ))}
    </>
  );
});
Strokes.displayName = 'Strokes';

const plainSpaces = (path: Element, layout: WayLayout) =>
  Array.from({ length: layout.length }, (_, index) => index + 1).map(space => (
    <circle key={space} className="dww-plain" cx={columnOf(path, layout)} cy={rowOf(space, layout)} r={17} />
  ));

interface NumberedProps {
  readonly path: Element;
  readonly layout: WayLayout;
  readonly fontSize: number;
}

const Numbered = ({ path, layout, fontSize }: NumberedProps) => (
  <>
    {NUMBERS.map(number => {
      const rim = 1.5 + number * 0.62;
      const half = 20.6 - rim / 2 + number * 0.16;
      const x = columnOf(path, layout);
      const y = rowOf(layout.length + number, layout);
      return (
        <g key={number} transform={`translate(${x} ${y})`}>
          <rect
            className="dww-number"
            x={-half}
            y={-half}
            width={half * 2}
            height={half * 2}
            rx={8}
            style={{ strokeWidth: rim }}
          />
          <text className="dww-number-text" y={fontSize * 0.35} style={{ fontSize }}>
            {number}
          </text>
        </g>
      );
    })}
  </>
);

const SymbolDisc = ({ path, layout }: { readonly path: Element; readonly layout: WayLayout }) => (
  <g className={`dww-${path}`} transform={`translate(${columnOf(path, layout)} ${rowOf(0, layout)})`}>
    <circle className="dww-disc-shadow" cy={3} r={PITCH / 2 + 2} />
    <circle className="dww-disc" r={PITCH / 2 + 1} />
    <circle className="dww-disc-ring" r={PITCH / 2 - 2.4} />
    <g className="dww-disc-sign">
      <WaySymbolArt element={path} />
    </g>
  </g>
);

/** Plain spaces, numbers and symbols; no writing on the board is smaller than twelve pixels at this scale. */
export const Spaces = memo(({ layout, scale }: { readonly layout: WayLayout; readonly scale: number }) => {
  const fontSize = Math.min(30, Math.max(23, 12.5 / scale));
  return (
    <>
      {ELEMENTS.map(path => (
        <g key={path} className={`dww-${path}`}>
          <line
            className="dww-thread"
            x1={columnOf(path, layout)}
            x2={columnOf(path, layout)}
            y1={rowOf(layout.length + 5, layout)}
            y2={rowOf(0, layout)}
          />
          {plainSpaces(path, layout)}
          <Numbered path={path} layout={layout} fontSize={fontSize} />
          <SymbolDisc path={path} layout={layout} />
        </g>
      ))}
    </>
  );
});
Spaces.displayName = 'Spaces';
