import { t } from '@lingui/core/macro';
import { useStore } from 'zustand';
import { dateInWords } from '../../../shared/i18n/lists.js';
import type { RemoteTable } from '../../../shared/online/remote-table.js';
import { intoSight } from '../../../shared/ui/into-sight.js';

/** Says that the game stands still, until when, and lets those who play end it. */
export const PauseNotice = ({ remote }: { readonly remote: RemoteTable }) => {
  const { table, own } = useStore(remote.store);
  const until = table.game?.pausedUntil;
  const [mine] = own;
  if (until === undefined) return null;
  return (
    <section ref={intoSight} className="offer" aria-label={t`Pause`}>
      <p>{t`The game is paused until ${dateInWords(until)} at the latest.`}</p>
      {mine === undefined ? null : (
        <button
          type="button"
          className="small-button"
          onClick={() => void remote.act(mine, { kind: 'resume', seat: mine })}
        >{t`Go on`}</button>
      )}
    </section>
  );
};
