import { memo } from 'react';
import type { Point } from '../../../shared/geometry/vector.js';
import type { Colour } from '../../types.js';
import type { ShownStone } from '../../wheel/sowing.js';

/** A flat pebble around the origin: white ones carry a ring, black ones a light dot. */
export const Pebble = memo(({ colour }: { readonly colour: Colour }) => (
  <g className={`dw-stone dw-stone-${colour}`}>
    <path className="dw-stone-side" d="M-15.5 0V3.6C-15.5 8 -8 10.8 0 10.8C8 10.8 15.5 8 15.5 3.6V0Z" />
    <ellipse className="dw-stone-top" rx="15.5" ry="8" />
    <ellipse className="dw-stone-light" cx="-3.4" cy="-2.6" rx="7.4" ry="2.6" />
    {colour === 'white' ? (
      <ellipse className="dw-stone-ring" rx="7.4" ry="3.7" />
    ) : (
      <ellipse className="dw-stone-dot" rx="2.9" ry="1.7" />
    )}
  </g>
));
Pebble.displayName = 'Pebble';

/** A stone at its place, as a preview shows it. */
export const ShownPebble = ({ stone, at }: { readonly stone: ShownStone; readonly at: Point }) => {
  const place = `translate(${at.x.toFixed(1)} ${at.y.toFixed(1)})`;
  if (stone.kind === 'lifted') return <ellipse className="dw-stone-empty" transform={place} rx="15" ry="7.6" />;
  return (
    <g transform={place} className={stone.kind === 'dropped' ? 'dw-stone-ghost' : undefined}>
      <Pebble colour={stone.colour} />
      {stone.kind === 'dropped' ? <ellipse className="dw-stone-ghost-ring" cy="1.4" rx="18.4" ry="11" /> : null}
    </g>
  );
};
