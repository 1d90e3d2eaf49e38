import type { Table } from '@dragonway/table';
import { Suspense } from 'react';
import { shownOnDemand } from '../on-demand/shown-on-demand.js';
import { RARELY_NEEDED } from './rarely-needed-on-demand.js';
import type { TableWindow } from './use-table-commands.js';

const SettingsDialog = shownOnDemand(RARELY_NEEDED, part => part.SettingsDialog);
const ShareDialog = shownOnDemand(RARELY_NEEDED, part => part.ShareDialog);
const HelpDialog = shownOnDemand(RARELY_NEEDED, part => part.HelpDialog);

interface TableWindowsProps {
  readonly open: TableWindow;
  readonly table: Table;
  readonly state: object;
  readonly isHidden: boolean;
  readonly keys: readonly (readonly [string, string])[];
  readonly onClose: () => void;
}

const OpenWindow = ({ open, table, state, isHidden, keys, onClose }: TableWindowsProps) => {
  switch (open) {
    case undefined:
      return null;
    case 'settings':
      return <SettingsDialog onClose={onClose} />;
    case 'share':
      return <ShareDialog table={table} state={state} isHidden={isHidden} onClose={onClose} />;
    case 'help':
      return <HelpDialog keys={keys} onClose={onClose} />;
  }
};

/** The window over a table that is open, if one is. */
export const TableWindows = (props: TableWindowsProps) => (
  <Suspense>
    <OpenWindow {...props} />
  </Suspense>
);
