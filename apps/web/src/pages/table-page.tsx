import { t } from '@lingui/core/macro';
import { Suspense } from 'react';
import { Link } from 'wouter';
import { useLocalTable } from '../shared/local/use-local-table.js';
import { shownOnDemand } from '../shared/on-demand/shown-on-demand.js';
import { PageHeader } from '../shared/ui/page-header.js';
import { Waiting } from '../shared/ui/waiting.js';
import { GAME_PAGES } from './game-pages.js';

const TaoLongPage = shownOnDemand(GAME_PAGES['tao-long'], module => module.TaoLongPage);
const WayPage = shownOnDemand(GAME_PAGES['way-of-the-dragon'], module => module.WayPage);

const Missing = () => (
  <>
    <PageHeader />
    <main className="page">
      <h1>{t`This game is not in this browser`}</h1>
      <p>{t`It may have been deleted, or it was played in another browser.`}</p>
      <Link href="/games">{t`All games`}</Link>
    </main>
  </>
);

/** A game of this browser, whichever it is. */
export const TablePage = ({ id }: { readonly id: string }) => {
  const opening = useLocalTable(id);
  if (opening.kind === 'loading') return <Waiting />;
  if (opening.kind === 'missing') return <Missing />;
  const { local, presenter } = opening;
  const Page = local.table.live.game.info.id === 'tao-long' ? TaoLongPage : WayPage;
  return (
    <Suspense fallback={<Waiting />}>
      <Page local={local} presenter={presenter} />
    </Suspense>
  );
};
