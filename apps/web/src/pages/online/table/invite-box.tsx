import { t } from '@lingui/core/macro';
import { CopyButton } from '../../../shared/ui/copy-button.js';
import { QrCode } from '../../../shared/ui/qr-code.js';

/** The link that leads others to a table, to be sent or to be read by a camera. */
export const InviteBox = ({ table }: { readonly table: string }) => {
  const link = `${location.origin}/online/${table}`;
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname);
  return (
    <section className="invite" aria-labelledby="invite-title">
      <h2 id="invite-title">{t`Invite somebody`}</h2>
      <div className="invite-ways">
        <QrCode text={link} label={t`The link to this table for a camera`} />
        <div>
          <p>{t`Whoever opens this link can sit down, without an account.`}</p>
          <label className="share-part">
            <span>{t`Link to this table`}</span>
            <input readOnly value={link} onFocus={event => event.target.select()} />
          </label>
          <CopyButton text={link} />
          {isLocal ? (
            <p className="helper">
              {t`This address is known to this device only. For others on your network open Dragonway by one of the other addresses that the server has printed.`}
            </p>
          ) : null}
        </div>
      </div>
    </section>
  );
};
