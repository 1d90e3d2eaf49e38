import { memo } from 'react';
import { DragonHead } from '../../../tao-long/view/dragon/dragon-head.js';
import { SYMBOLS } from '../../art/symbol-art.js';
import type { Element, Face } from '../../types.js';

/** An element's sign around the origin, 24 units high, in the current colour. */
export const WaySymbolArt = memo(({ element }: { readonly element: Element }) => {
  const { fill, line } = SYMBOLS[element];
  return (
    <g className="dww-symbol">
      {fill === '' ? null : <path className="dww-symbol-fill" d={fill} fillRule="evenodd" />}
      {line === '' ? null : <path className="dww-symbol-line" d={line} />}
    </g>
  );
});
WaySymbolArt.displayName = 'WaySymbolArt';

/** What a die shows, around the origin, 24 units high. The dragon looks down the page, as one that comes. */
export const FaceArt = memo(({ face }: { readonly face: Face }) =>
  face === 'dragon' ? (
    <g className="dww-face-dragon" transform="translate(0 -0.2) rotate(180) scale(0.335)">
      <g className="dw-dragon dw-heaven">
        <DragonHead />
      </g>
    </g>
  ) : (
    <g className={`dww-${face}`}>
      <g className="dww-ink">
        <WaySymbolArt element={face} />
      </g>
    </g>
  ),
);
FaceArt.displayName = 'FaceArt';

/** A face as a picture of its own, for lists; an ornament beside its name. */
export const WayFaceIcon = ({ face, size = 24 }: { readonly face: Face; readonly size?: number | string }) => (
  <svg className="dww-icon" viewBox="-16 -16 32 32" style={{ width: size, height: size }} aria-hidden="true">
    <FaceArt face={face} />
  </svg>
);
