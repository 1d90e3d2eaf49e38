import { t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import { announce } from '../../../shared/announce/announce.js';
import { type Readiness, readiness, startNotices, stopNotices } from '../../../shared/online/push.js';

const inWords = (state: Readiness): string => {
  switch (state) {
    case 'missing':
      return t`This browser can be called only over a safe connection (https), or on the machine of the server itself.`;
    case 'forbidden':
      return t`This browser does not allow notices from here; its settings can change that.`;
    case 'off':
      return t`You are not called when the page is closed.`;
    case 'on':
      return t`You are called when it is your turn in a slow game, also when the page is closed.`;
  }
};

/** Whether the browser calls somebody to a slow game while no page is open. */
export const Notices = () => {
  const [state, setState] = useState<Readiness | undefined>(undefined);
  useEffect(() => {
    void readiness().then(setState);
  }, []);
  const change = (act: () => Promise<Readiness>): void => {
    void act().then(next => {
      setState(next);
      announce(inWords(next));
    });
  };
  if (state === undefined) return null;
  return (
    <section className="account-form">
      <h2>{t`Notices of your turn`}</h2>
      <p>{inWords(state)}</p>
      {state === 'off' ? (
        <button type="button" className="plain-button" onClick={() => change(startNotices)}>{t`Call me`}</button>
      ) : null}
      {state === 'on' ? (
        <button
          type="button"
          className="plain-button"
          onClick={() => change(stopNotices)}
        >{t`Do not call me any more`}</button>
      ) : null}
    </section>
  );
};
