import { type KeyboardEvent, type MouseEvent, memo, type PointerEvent, useCallback, useRef, useState } from 'react';
import type { PointingInput } from '../../../shared/input/pointing.js';
import { columnOf, HALF_STROKE, PITCH, rowOf, type WayLayout } from '../../geometry/layout.js';
import { isWayCursorKey, moveWayCursor } from '../../input/cursor.js';
import { ELEMENTS, type Element, isSamePlace, lastSpace, type Place } from '../../types.js';

/** A place as text, so that two mentions of one space are the same. */
export type PlaceKey = `${Element}:${number}`;

export const keyOf = ({ path, space }: Place): PlaceKey => `${path}:${space}`;

export const placeOf = (key: PlaceKey): Place => {
  const [path, space] = key.split(':');
  return { path: ELEMENTS.find(element => element === path) ?? 'water', space: Number(space) };
};

type Send = (input: PointingInput<PlaceKey>) => void;

export interface WayCellsProps {
  readonly label: string;
  readonly labelOf: (place: Place) => string;
  readonly pathNameOf: (path: Element) => string;
  readonly layout: WayLayout;
  /** The paths on which something can be chosen. */
  readonly offered: ReadonlySet<Element>;
  readonly isPicked: (place: Place) => boolean;
  readonly send: Send;
}

interface CellProps {
  readonly place: Place;
  readonly label: string;
  readonly isPicked: boolean;
  readonly isCursor: boolean;
  readonly layout: WayLayout;
  readonly send: Send;
}

const isTouch = (event: MouseEvent): boolean =>
  'pointerType' in event.nativeEvent && event.nativeEvent.pointerType === 'touch';

const heightOf = (space: number): number => (space === 0 ? PITCH + 16 : PITCH);

const Cell = memo(({ place, label, isPicked, isCursor, layout, send }: CellProps) => {
  const key = keyOf(place);
  const height = heightOf(place.space);
  const top = ((rowOf(place.space, layout) - height / 2) / layout.height) * 100;
  return (
    <div
      role="gridcell"
      className="dww-cell"
      data-place={key}
      aria-label={label}
      aria-selected={isPicked}
      tabIndex={isCursor ? 0 : -1}
      style={{ top: `${top}%`, height: `${(height / layout.height) * 100}%` }}
      onPointerEnter={(event: PointerEvent) => {
        if (event.pointerType !== 'touch') send({ kind: 'over', place: key, by: 'mouse' });
      }}
      onPointerLeave={() => send({ kind: 'away', by: 'mouse' })}
      onFocus={() => send({ kind: 'over', place: key, by: 'keyboard' })}
      onBlur={() => send({ kind: 'away', by: 'keyboard' })}
      onClick={event => send({ kind: 'press', place: key, by: isTouch(event) ? 'touch' : 'mouse' })}
    />
  );
});
Cell.displayName = 'Cell';

const FIRST: Place = { path: 'water', space: 0 };

/** Every path as a row that can be read from its symbol to its 5, and walked as it is seen; one space is in the tab order. */
export const WayCells = (props: WayCellsProps) => {
  const { label, labelOf, pathNameOf, layout, offered, isPicked, send } = props;
  const [wanted, setCursor] = useState<Place>(FIRST);
  const cursor = { ...wanted, space: Math.min(wanted.space, lastSpace(layout.length)) };
  const grid = useRef<HTMLDivElement>(null);
  const go = useCallback((place: Place): void => {
    setCursor(place);
    grid.current?.querySelector<HTMLElement>(`[data-place="${keyOf(place)}"]`)?.focus();
  }, []);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (isWayCursorKey(event.key)) go(moveWayCursor(cursor, event.key, layout.length));
    else if (event.key === 'Enter' || event.key === ' ') send({ kind: 'press', place: keyOf(cursor), by: 'keyboard' });
    else if (event.key === 'Escape') {
      send({ kind: 'escape' });
      return;
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const spaces = Array.from({ length: lastSpace(layout.length) + 1 }, (_, space) => space);
  return (
    <div ref={grid} role="grid" className="dww-cells" aria-label={label} onKeyDown={onKeyDown}>
      {ELEMENTS.map(path => (
        <div
          key={path}
          role="row"
          aria-label={pathNameOf(path)}
          className="dww-column"
          data-offered={offered.has(path) || undefined}
          style={{
            left: `${((columnOf(path, layout) - layout.gap / 2) / layout.width) * 100}%`,
            width: `${(layout.gap / layout.width) * 100}%`,
          }}
        >
          <div className="dww-column-light" style={{ inset: `0 ${50 - (HALF_STROKE / layout.gap) * 106}%` }} />
          {spaces.map(space => {
            const place = { path, space };
            return (
              <Cell
                key={space}
                place={place}
                label={labelOf(place)}
                isPicked={isPicked(place)}
                isCursor={isSamePlace(cursor, place)}
                layout={layout}
                send={send}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
};
