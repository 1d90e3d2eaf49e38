import type { TableFacts } from '@dragonway/table';
import { useEffect, useState } from 'react';
import { Presenter } from '../local/presenter.js';
import { useSettings } from '../settings/settings.js';
import { theConnection } from './online.js';
import { RemoteTable } from './remote-table.js';

export interface OpenRemote {
  readonly local: RemoteTable;
  readonly presenter: Presenter;
}

export type RemoteOpening =
  | { readonly kind: 'loading' }
  | { readonly kind: 'gone'; readonly why: 'closed' | 'notAllowed' | 'unknown' }
  | ({ readonly kind: 'open' } & OpenRemote);

const open = (facts: TableFacts): OpenRemote => {
  const local = new RemoteTable(facts, theConnection());
  return { local, presenter: new Presenter(local.store, () => useSettings.getState().speed === 0) };
};

/** Looks at a table of the server's for as long as the page is there. */
export const useRemoteTable = (id: string): RemoteOpening => {
  const [opening, setOpening] = useState<RemoteOpening>({ kind: 'loading' });
  useEffect(() => {
    const connection = theConnection();
    let opened: OpenRemote | undefined;
    const stopListening = connection.listen(message => {
      if (!('table' in message) || message.table !== id) return;
      if (message.t === 'gone') setOpening({ kind: 'gone', why: message.why });
      if (message.t !== 'full' || opened !== undefined) return;
      opened = open(message.facts);
      setOpening({ kind: 'open', ...opened });
    });
    const stopWatching = connection.watch(id, () => opened?.local.version);
    return () => {
      stopListening();
      stopWatching();
      opened?.local.close();
      opened?.presenter.close();
    };
  }, [id]);
  return opening;
};
