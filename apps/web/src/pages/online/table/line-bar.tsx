import { personAt } from '@dragonway/table';
import { plural, t } from '@lingui/core/macro';
import { useStore } from 'zustand';
import { LineNotice } from '../../../shared/online/line-notice.js';
import { markOf } from '../../../shared/online/marks.js';
import { playsFor } from '../../../shared/online/prediction.js';
import type { RemoteTable } from '../../../shared/online/remote-table.js';
import { Icon, type IconName } from '../../../shared/ui/icon.js';
import { markInWords } from '../../../words/online.js';

const MARK_ICONS = { waiting: 'lock', sent: 'share', stored: 'check', seen: 'eye' } as const satisfies Record<
  ReturnType<typeof markOf>,
  IconName
>;

/** Whether the last own move is on its way, on disk, or before the others' eyes. */
const OwnMove = ({ remote }: { readonly remote: RemoteTable }) => {
  const { table, own } = useStore(remote.store);
  const { seen, ownVersion } = useStore(remote.remote);
  const { pending, line } = useStore(remote.connection.store);
  const hasPlayed = table.game?.moves.some(({ by }) => by !== 'chance' && own.includes(by)) === true;
  if (!hasPlayed) return null;
  const mark = markOf({
    isUnderWay: playsFor(pending, table.id).length > 0,
    isLineOpen: line.kind === 'open',
    ownVersion,
    seen,
    others: [...new Set(table.seats.flatMap(state => personAt(state) ?? []))].filter(id => id !== remote.me),
  });
  return (
    <p className="own-move" data-mark={mark} aria-label={t`Your last move`}>
      <Icon name={MARK_ICONS[mark]} />
      {markInWords(mark)}
    </p>
  );
};

const Watchers = ({ remote }: { readonly remote: RemoteTable }) => {
  const { watchers } = useStore(remote.remote);
  if (watchers === 0) return null;
  return (
    <p className="watchers">
      <Icon name="eye" />
      {plural(watchers, { one: '# watches', other: '# watch' })}
    </p>
  );
};

/** What stands above the choice at an online table: the line, the own move, who watches. */
export const LineBar = ({ remote }: { readonly remote: RemoteTable }) => (
  <div className="line-bar">
    <LineNotice />
    <div className="line-signs">
      <OwnMove remote={remote} />
      <Watchers remote={remote} />
    </div>
  </div>
);
