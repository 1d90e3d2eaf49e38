import { type KeyboardEvent, useRef, useState } from 'react';
import { pointerOf } from '../../../shared/input/pointer-of.js';
import type { PointingInput } from '../../../shared/input/pointing.js';
import { moveOnWheel } from '../../input/wheel-cursor.js';
import { ELEMENTS, type Element } from '../../types.js';
import { discCentre, discRadius, WHEEL } from '../../wheel/wheel-layout.js';

export interface WheelOptionsProps {
  readonly label: string;
  readonly labelOf: (element: Element) => string;
  readonly chosen: Element | undefined;
  readonly closed: readonly Element[];
  readonly send: (input: PointingInput<Element>) => void;
}

const placeOf = (element: Element) => {
  const { x, y } = discCentre(element);
  const radius = discRadius(element) + 4;
  const share = (value: number): string => `${(value / (2 * WHEEL)) * 100}%`;
  return {
    left: share(x + WHEEL - radius),
    top: share(y + WHEEL - radius),
    width: share(2 * radius),
    height: share(2 * radius),
  };
};

const PLACES = Object.fromEntries(ELEMENTS.map(element => [element, placeOf(element)]));

/** The eight spaces as options that can be read, walked through and chosen; closed ones too, so that they can say why. */
export const WheelOptions = ({ label, labelOf, chosen, closed, send }: WheelOptionsProps) => {
  const [cursor, setCursor] = useState<Element>(chosen ?? 'heaven');
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const target = moveOnWheel(cursor, event.key);
    if (target !== undefined) {
      setCursor(target);
      list.current?.querySelector<HTMLElement>(`[data-element="${target}"]`)?.focus();
    } else if (event.key === 'Enter' || event.key === ' ') send({ kind: 'press', place: cursor, by: 'keyboard' });
    else if (event.key === 'Escape') send({ kind: 'escape' });
    else return;
    event.preventDefault();
    if (event.key !== 'Escape') event.stopPropagation();
  };
  return (
    <div ref={list} role="listbox" className="dw-wheel-options" aria-label={label} onKeyDown={onKeyDown}>
      {ELEMENTS.map(element => (
        <div
          key={element}
          role="option"
          className="dw-wheel-option"
          style={PLACES[element]}
          data-element={element}
          aria-label={labelOf(element)}
          aria-selected={element === chosen}
          aria-disabled={closed.includes(element)}
          tabIndex={element === cursor ? 0 : -1}
          onPointerEnter={event => {
            if (event.pointerType !== 'touch') send({ kind: 'over', place: element, by: 'mouse' });
          }}
          onPointerLeave={() => send({ kind: 'away', by: 'mouse' })}
          onFocus={() => {
            setCursor(element);
            send({ kind: 'over', place: element, by: 'keyboard' });
          }}
          onBlur={() => send({ kind: 'away', by: 'keyboard' })}
          onClick={event => send({ kind: 'press', place: element, by: pointerOf(event.nativeEvent) })}
        />
      ))}
    </div>
  );
};
