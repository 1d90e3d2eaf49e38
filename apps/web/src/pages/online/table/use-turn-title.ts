import { toMove } from '@dragonway/table';
import { t } from '@lingui/core/macro';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { callTo } from '../../../shared/online/call.js';
import type { RemoteTable } from '../../../shared/online/remote-table.js';

const NAME = 'Dragonway';

/** The title of the page tells in the row of tabs that somebody is waited for. */
export const useTurnTitle = (remote: RemoteTable): void => {
  const isMine = useStore(remote.store, ({ table, own }) => {
    const deciding = toMove(table);
    return deciding !== undefined && own.includes(deciding.seat);
  });
  useEffect(() => {
    document.title = isMine ? t`Your turn · ${NAME}` : NAME;
    // Whoever looks at the table hears its own sounds.
    if (isMine && document.hidden) callTo(remote.table.id);
  }, [isMine, remote]);
};
