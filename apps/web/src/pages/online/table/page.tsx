import { t } from '@lingui/core/macro';
import { Suspense, useEffect, useMemo } from 'react';
import { Link } from 'wouter';
import { useStore } from 'zustand';
import type { Presenter } from '../../../shared/local/presenter.js';
import { shownOnDemand } from '../../../shared/on-demand/shown-on-demand.js';
import type { RemoteTable } from '../../../shared/online/remote-table.js';
import { useOnline } from '../../../shared/online/use-online.js';
import { useRemoteTable } from '../../../shared/online/use-remote-table.js';
import { TableSlotsProvider } from '../../../shared/table/slots.js';
import { PageHeader } from '../../../shared/ui/page-header.js';
import { Waiting } from '../../../shared/ui/waiting.js';
import { lineInWords } from '../../../words/online.js';
import { GAME_PAGES } from '../../game-pages.js';
import { DicePromise } from './dice-promise.js';
import { InvitePage } from './invite-page.js';
import { LineBar } from './line-bar.js';
import { PauseNotice } from './pause-notice.js';
import { Talk } from './talk.js';
import { useOnlineCommands } from './use-online-commands.js';
import { useTurnTitle } from './use-turn-title.js';
import { WaitingRoom } from './waiting-room.js';

const TaoLongPage = shownOnDemand(GAME_PAGES['tao-long'], module => module.TaoLongPage);
const WayPage = shownOnDemand(GAME_PAGES['way-of-the-dragon'], module => module.WayPage);

interface OnlineGameProps {
  readonly remote: RemoteTable;
  readonly presenter: Presenter;
}

/** The page of the game itself, with what only an online table has around it. */
const OnlineGame = ({ remote, presenter }: OnlineGameProps) => {
  const { table } = useStore(remote.store);
  const { commands, window } = useOnlineCommands(remote);
  useTurnTitle(remote);
  const Page = table.live.game.info.id === 'tao-long' ? TaoLongPage : WayPage;
  const slots = useMemo(
    () => ({
      above: (
        <>
          <LineBar remote={remote} />
          <PauseNotice remote={remote} />
        </>
      ),
      beside: (
        <>
          <Talk remote={remote} />
          <DicePromise table={table} />
        </>
      ),
      commands,
    }),
    [remote, table, commands],
  );
  return (
    <TableSlotsProvider value={slots}>
      <Suspense fallback={<Waiting />}>
        <Page local={remote} presenter={presenter} />
      </Suspense>
      {window}
    </TableSlotsProvider>
  );
};

const Notice = ({ title, words }: { readonly title: string; readonly words: string }) => (
  <>
    <PageHeader />
    <main className="page">
      <h1>{title}</h1>
      <p>{words}</p>
      <Link href="/online">{t`To the lobby`}</Link>
    </main>
  </>
);

const Loading = () => {
  const { line } = useOnline();
  const words = lineInWords(line);
  if (words === undefined || line.kind === 'connecting' || line.kind === 'resting') return <Waiting />;
  return <Notice title={t`An online table`} words={words} />;
};

/** A table of the server's: before its game a room, then the game. */
export const OnlineTablePage = ({ id }: { readonly id: string }) => {
  const opening = useRemoteTable(id);
  useEffect(() => () => void (document.title = 'Dragonway'), []);
  if (opening.kind === 'loading') return <Loading />;
  if (opening.kind === 'gone') return <InvitePage id={id} />;
  return <OpenTable remote={opening.local} presenter={opening.presenter} />;
};

const OpenTable = ({ remote, presenter }: OnlineGameProps) => {
  const phase = useStore(remote.store, ({ table }) => table.phase);
  if (phase === 'closed') {
    return <Notice title={t`This table is closed`} words={t`Whoever opened it has taken it away.`} />;
  }
  return phase === 'waiting' ? <WaitingRoom remote={remote} /> : <OnlineGame remote={remote} presenter={presenter} />;
};
