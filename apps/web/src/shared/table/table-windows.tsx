import type { Table } from '@dragonway/table';
import { lazy, Suspense } from 'react';
import { HelpDialog } from './help-dialog.js';
import { ShareDialog } from './share-dialog.js';
import type { TableWindow } from './use-table-commands.js';

const SettingsDialog = lazy(() =>
  import('../settings/settings-dialog.js').then(module => ({ default: module.SettingsDialog })),
);

interface TableWindowsProps {
  readonly open: TableWindow;
  readonly table: Table;
  readonly state: object;
  readonly isHidden: boolean;
  readonly keys: readonly (readonly [string, string])[];
  readonly onClose: () => void;
}

/** The window over a table that is open, if one is. */
export const TableWindows = ({ open, table, state, isHidden, keys, onClose }: TableWindowsProps) => {
  switch (open) {
    case undefined:
      return null;
    case 'settings':
      return (
        <Suspense>
          <SettingsDialog onClose={onClose} />
        </Suspense>
      );
    case 'share':
      return <ShareDialog table={table} state={state} isHidden={isHidden} onClose={onClose} />;
    case 'help':
      return <HelpDialog keys={keys} onClose={onClose} />;
  }
};
