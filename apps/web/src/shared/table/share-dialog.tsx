import type { Table } from '@dragonway/table';
import { t } from '@lingui/core/macro';
import { download, positionLink, recordText } from '../record/share.js';
import { CopyButton } from '../ui/copy-button.js';
import { Modal } from '../ui/modal.js';

interface ShareDialogProps {
  readonly table: Table;
  /** The state that is looked at. */
  readonly state: object;
  readonly isHidden: boolean;
  readonly onClose: () => void;
}

/** The record as text and as a file, and the position as a link that opens without any server. */
export const ShareDialog = ({ table, state, isHidden, onClose }: ShareDialogProps) => {
  const record = recordText(table);
  const link = isHidden ? undefined : positionLink(table, state);
  return (
    <Modal title={t`Record and link`} isOpen onClose={onClose}>
      <label className="share-part">
        <span>{t`The game so far`}</span>
        <textarea readOnly rows={8} value={record} spellCheck={false} />
      </label>
      <div className="button-row">
        <CopyButton text={record} />
        <button type="button" className="small-button" onClick={() => download(`${table.id}.txt`, record)}>
          {t`Save as a file`}
        </button>
      </div>
      {link === undefined ? (
        <p className="second-text">{t`A link to a position exists at the start of every turn.`}</p>
      ) : (
        <>
          <label className="share-part">
            <span>{t`This position as a link`}</span>
            <input readOnly value={link} />
          </label>
          <CopyButton text={link} />
        </>
      )}
    </Modal>
  );
};
