import { type ReactNode, useState } from 'react';
import { shownOnDemand } from '../on-demand/shown-on-demand.js';
import { RARELY_NEEDED } from './rarely-needed-on-demand.js';
import type { TableCommand } from './table-command.js';
import { TableHeader } from './table-header.js';
import { TableWindows } from './table-windows.js';
import type { Command } from './use-hint.js';
import type { ShownTable } from './use-shown.js';
import { type TableWindow, useTableCommands } from './use-table-commands.js';

const MenuItems = shownOnDemand(RARELY_NEEDED, part => part.MenuItems);

interface TableFrameProps {
  readonly shown: ShownTable;
  readonly isHidden: boolean;
  readonly title: string;
  readonly turn: string;
  readonly agreed: string;
  /** The step of the choice at hand, for styles. */
  readonly step: string;
  readonly hint: Command;
  readonly keys: readonly (readonly [string, string])[];
  /** Buttons of the game in the line above the table. */
  readonly tools?: ReactNode;
  /** The same in the menu, for screens without that line. */
  readonly own?: readonly TableCommand[];
  readonly children: ReactNode;
}

const NONE: readonly TableCommand[] = [];

interface MenuProps extends Pick<TableFrameProps, 'shown' | 'hint'> {
  readonly own: readonly TableCommand[];
  readonly open: (window: TableWindow) => void;
}

const Menu = ({ shown, hint, own, open }: MenuProps) => {
  const { control, deciding } = shown;
  const undo = { isOff: control.undoable() === undefined, run: () => control.undo() };
  const commands = useTableCommands({ local: control.local, state: shown, deciding, open, undo, hint, own });
  return <MenuItems commands={commands} />;
};

/** The page of any table: the line above it, its windows, and between them what the game shows. */
export const TableFrame = (props: TableFrameProps) => {
  const { shown, isHidden, title, turn, agreed, step, hint, keys, tools, own = NONE, children } = props;
  const { table, state, deciding } = shown;
  const [open, setOpen] = useState<TableWindow>(undefined);
  return (
    <div className="table-page" data-game={table.live.game.info.id} data-step={deciding === undefined ? 'watch' : step}>
      <TableHeader
        game={title}
        turn={turn}
        agreed={agreed}
        menu={<Menu shown={shown} hint={hint} own={own} open={setOpen} />}
        tools={tools}
      />
      <main className="table-grid">{children}</main>
      <TableWindows
        open={open}
        table={table}
        state={state}
        isHidden={isHidden}
        keys={keys}
        onClose={() => setOpen(undefined)}
      />
    </div>
  );
};
