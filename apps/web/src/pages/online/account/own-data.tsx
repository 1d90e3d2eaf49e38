import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { announce } from '../../../shared/announce/announce.js';
import { api } from '../../../shared/online/api.js';
import { becomeSomebody } from '../../../shared/online/online.js';
import { Modal } from '../../../shared/ui/modal.js';

const Deletion = ({ onClose }: { readonly onClose: () => void }) => (
  <Modal title={t`Delete everything about you?`} isOpen onClose={onClose}>
    <p>{t`Running games are given up; your name and your words are taken out of all tables, ratings and settings are gone. It cannot be undone.`}</p>
    <div className="button-row">
      <button
        type="button"
        className="main-button"
        onClick={() =>
          void api.deleteMe().then(() => {
            onClose();
            becomeSomebody();
            announce(t`Everything about you is deleted.`);
          })
        }
      >{t`Delete everything`}</button>
      <button type="button" className="plain-button" onClick={onClose}>{t`Keep it`}</button>
    </div>
  </Modal>
);

/** What the server keeps about somebody can be taken along, and taken away. */
export const OwnData = () => {
  const [isAsked, setAsked] = useState(false);
  return (
    <section className="account-form">
      <h2>{t`Your data`}</h2>
      <p>{t`Everything that this server keeps about you, as one file; and the way to have it deleted.`}</p>
      <div className="button-row">
        <a className="plain-button" href="/api/me/export" download="dragonway.json">{t`Take it along`}</a>
        <button type="button" className="plain-button" onClick={() => setAsked(true)}>{t`Delete it`}</button>
      </div>
      {isAsked ? <Deletion onClose={() => setAsked(false)} /> : null}
    </section>
  );
};
