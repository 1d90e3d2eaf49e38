import { type KeyboardEvent, memo, type PointerEvent, useCallback, useRef, useState } from 'react';
import { pointerOf } from '../../../shared/input/pointer-of.js';
import type { PointingInput } from '../../../shared/input/pointing.js';
import { BOARD, type Layout, spaceInCell } from '../../geometry/layout.js';
import { isCursorKey, moveCursor, typeCursor } from '../../input/cursor.js';
import type { Space } from '../../types.js';

const LINES = [0, 1, 2, 3, 4, 5, 6, 7] as const;

export interface CellsProps {
  readonly label: string;
  readonly labelOf: (space: Space) => string;
  readonly layout: Layout;
  readonly offered: ReadonlySet<Space>;
  readonly chosen: Space | undefined;
  readonly start: Space;
  readonly send: (input: PointingInput<Space>) => void;
}

interface CellProps {
  readonly space: Space;
  readonly label: string;
  readonly isOffered: boolean;
  readonly isChosen: boolean;
  readonly isCursor: boolean;
  readonly send: CellsProps['send'];
}

const Cell = memo(({ space, label, isOffered, isChosen, isCursor, send }: CellProps) => (
  <div
    role="gridcell"
    className="dw-cell"
    data-space={space}
    data-offered={isOffered || undefined}
    aria-label={label}
    aria-selected={isChosen}
    tabIndex={isCursor ? 0 : -1}
    onPointerEnter={(event: PointerEvent) => {
      if (event.pointerType !== 'touch') send({ kind: 'over', place: space, by: 'mouse' });
    }}
    onPointerLeave={() => send({ kind: 'away', by: 'mouse' })}
    onFocus={() => send({ kind: 'over', place: space, by: 'keyboard' })}
    onBlur={() => send({ kind: 'away', by: 'keyboard' })}
    onClick={event => send({ kind: 'press', place: space, by: pointerOf(event.nativeEvent) })}
  />
));
Cell.displayName = 'Cell';

/** The 64 spaces as a grid that can be read and walked through; one of them is in the tab order. */
export const Cells = ({ label, labelOf, layout, offered, chosen, start, send }: CellsProps) => {
  const [cursor, setCursor] = useState(start);
  const grid = useRef<HTMLDivElement>(null);
  const go = useCallback((space: Space): void => {
    setCursor(space);
    grid.current?.querySelector<HTMLElement>(`[data-space="${space}"]`)?.focus();
  }, []);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const target = isCursorKey(event.key) ? moveCursor(cursor, event.key, layout) : typeCursor(cursor, event.key);
    if (target !== undefined) go(target);
    else if (event.key === 'Enter' || event.key === ' ') send({ kind: 'press', place: cursor, by: 'keyboard' });
    else if (event.key === 'Escape') send({ kind: 'escape' });
    else return;
    event.preventDefault();
    if (event.key !== 'Escape') event.stopPropagation();
  };
  return (
    <div
      ref={grid}
      role="grid"
      className="dw-cells"
      aria-label={label}
      onKeyDown={onKeyDown}
      onFocus={event => {
        const { space } = event.target.dataset;
        if (space !== undefined) setCursor(Number(space));
      }}
    >
      {LINES.map(row => (
        <div key={row} role="row" className="dw-row">
          {LINES.map(column => {
            const space = spaceInCell(column, row, layout);
            return (
              <Cell
                key={space}
                space={space}
                label={labelOf(space)}
                isOffered={offered.has(space)}
                isChosen={space === chosen}
                isCursor={space === cursor}
                send={send}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
};

/** Where the cells lie inside a drawing of this size, in hundredths of it. */
export const cellsInset = (left: number, top: number, size: number) => ({
  left: `${(left / size) * 100}%`,
  top: `${(top / size) * 100}%`,
  width: `${(BOARD / size) * 100}%`,
  height: `${(BOARD / size) * 100}%`,
});
