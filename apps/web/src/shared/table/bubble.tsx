import { t } from '@lingui/core/macro';
import type { RefusalWords } from '../../words/refusals.js';
import { RulingLink } from '../ui/ruling-link.js';

/** Says why something cannot be done, with the rule; it stays until something else is pointed at. */
export const Bubble = ({ said, onClose }: { readonly said: RefusalWords; readonly onClose?: () => void }) => (
  <div className="bubble" role="alert">
    <p>
      {said.words} {said.ruling === undefined ? null : <RulingLink ruling={said.ruling} />}
    </p>
    {onClose === undefined ? null : (
      <button type="button" className="bubble-close" onClick={onClose}>
        {t`Close`}
      </button>
    )}
  </div>
);
