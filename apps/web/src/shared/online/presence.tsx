import { t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { Icon } from '../ui/icon.js';
import { callTo } from './call.js';
import { followSettings } from './kept-settings.js';
import { theConnection } from './online.js';
import { useOnline } from './use-online.js';

interface Call {
  readonly table: string;
  readonly kind: 'yourTurn' | 'begun';
}

/** Keeps the line open on every page, and calls people to tables that wait for them. */
export const Presence = () => {
  const [call, setCall] = useState<Call | undefined>(undefined);
  const [place, go] = useLocation();
  const kind = useOnline().person?.kind;
  useEffect(() => {
    if (kind === 'account') void followSettings();
  }, [kind]);
  useEffect(
    () =>
      theConnection().listen(message => {
        if (message.t !== 'yourTurn' && message.t !== 'begun') return;
        setCall(before =>
          before?.table === message.table && message.t === 'begun' ? before : { table: message.table, kind: message.t },
        );
        callTo(message.table);
      }),
    [],
  );
  if (call === undefined || place === `/online/${call.table}`) return null;
  const answer = (): void => {
    setCall(undefined);
    go(`/online/${call.table}`);
  };
  return (
    <div className="update-notice call-notice" role="status">
      <Icon name="globe" />
      <p>{call.kind === 'yourTurn' ? t`It is your turn at an online table.` : t`A game of yours has begun online.`}</p>
      <button type="button" className="small-button" onClick={answer}>{t`To the table`}</button>
      <button type="button" className="small-button" onClick={() => setCall(undefined)}>{t`Later`}</button>
    </div>
  );
};
