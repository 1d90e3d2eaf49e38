import { t } from '@lingui/core/macro';
import type { LocalWish } from '../../../shared/local/open-game.js';
import type { RefusalWords } from '../../../words/refusals.js';
import { BeginButton } from './begin.js';
import { agreedOf, type OnlineForm } from './online-form.js';

interface BeginOnlineProps {
  readonly game: string;
  readonly wish: LocalWish;
  readonly online: OnlineForm;
  readonly fault: RefusalWords | undefined;
}

/** Opens a table at the server; its page waits for those who are missing. */
export const BeginOnline = ({ game, wish, online, fault }: BeginOnlineProps) => (
  <BeginButton
    game={game}
    label={t`Open the table`}
    fault={fault}
    open={async () => {
      const { openOnline } = await import('../../../shared/online/open-online.js');
      const { openTo, isStanding } = online;
      return openOnline({ setup: agreedOf(online, wish.setup), sitters: wish.sitters, openTo, isStanding });
    }}
  />
);
