import { useCallback, useRef, useState } from 'react';
import { type Pointing, type PointingInput, point, type TouchManner } from './pointing.js';

export interface PointingHooks<Place> {
  readonly onPoint?: ((place: Place | undefined) => void) | undefined;
  readonly onChoose?: ((place: Place) => void) | undefined;
  readonly manner: TouchManner;
}

/** Keeps what is pointed at, and tells the two callbacks about every change and every choice. */
export const usePointing = <Place>({ onPoint, onChoose, manner }: PointingHooks<Place>) => {
  const [pointing, setPointing] = useState<Pointing<Place>>({ kind: 'nothing' });
  // Inputs of one gesture (focus, then click) come before the next rendering.
  const latest = useRef<Pointing<Place>>(pointing);
  const send = useCallback(
    (input: PointingInput<Place>): void => {
      const before = latest.current;
      const result = point(before, input, manner);
      latest.current = result.pointing;
      setPointing(result.pointing);
      const placeOf = (value: Pointing<Place>): Place | undefined =>
        value.kind === 'pointing' ? value.place : undefined;
      if (placeOf(before) !== placeOf(result.pointing)) onPoint?.(placeOf(result.pointing));
      if (result.chosen !== undefined) onChoose?.(result.chosen);
    },
    [onPoint, onChoose, manner],
  );
  return { pointing, send };
};
