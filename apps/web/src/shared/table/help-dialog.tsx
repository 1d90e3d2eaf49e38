import { t } from '@lingui/core/macro';
import { Modal } from '../ui/modal.js';

/** The keys of a table. */
export const HelpDialog = ({
  keys,
  onClose,
}: {
  keys: readonly (readonly [string, string])[];
  onClose: () => void;
}) => (
  <Modal title={t`Keys`} isOpen onClose={onClose}>
    <dl className="keys">
      {keys.map(([key, meaning]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  </Modal>
);
