import type { Said } from '@dragonway/table';
import { t } from '@lingui/core/macro';
import { type FormEvent, useState } from 'react';
import { announce } from '../../../shared/announce/announce.js';
import { freshId } from '../../../shared/local/moment.js';
import type { RemoteTable } from '../../../shared/online/remote-table.js';
import { Modal } from '../../../shared/ui/modal.js';

interface ReportDialogProps {
  readonly remote: RemoteTable;
  readonly said: Said;
  readonly onClose: () => void;
}

const MOST_SIGNS = 600;

/** Tells those who run the server about somebody, with the words that were said. */
export const ReportDialog = ({ remote, said, onClose }: ReportDialogProps) => {
  const [reason, setReason] = useState('');
  const send = (event: FormEvent): void => {
    event.preventDefault();
    const words = `${reason.trim()}\n«${said.text}»`;
    const command = { t: 'report', id: freshId(), table: remote.table.id, person: said.by, reason: words } as const;
    void remote.connection.send(command).then(() => {
      announce(t`Reported.`);
      onClose();
    });
  };
  return (
    <Modal title={t`Report ${said.name}`} isOpen onClose={onClose}>
      <form onSubmit={send}>
        <p className="second-text">{t`Whoever runs this server will read it, with these words: «${said.text}»`}</p>
        <label className="share-part">
          <span>{t`What is wrong?`}</span>
          <textarea rows={4} maxLength={MOST_SIGNS} value={reason} onChange={event => setReason(event.target.value)} />
        </label>
        <button type="submit" className="main-button">{t`Report`}</button>
      </form>
    </Modal>
  );
};
