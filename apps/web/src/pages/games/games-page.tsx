import { Portrait } from '@dragonway/board-view';
import { plural, t } from '@lingui/core/macro';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { announce } from '../../shared/announce/announce.js';
import { dateInWords } from '../../shared/i18n/lists.js';
import { hasBeenOnline } from '../../shared/online/been-online.js';
import { type BestResult, deleteGame, listBests, listGames, type SavedGame } from '../../shared/store/games-db.js';
import { GameEmblem } from '../../shared/ui/game-emblem.js';
import { Icon } from '../../shared/ui/icon.js';
import { PageHeader } from '../../shared/ui/page-header.js';
import { optionsInWords } from '../../words/options.js';
import { gameTitle, statusInWords } from '../../words/summary.js';
import { ImportForm } from './import-form.js';

const OnlineGames = lazy(() =>
  import('../online/lobby/online-games.js').then(module => ({ default: module.OnlineGames })),
);

const GameRow = ({ game, onDelete }: { readonly game: SavedGame; readonly onDelete: () => void }) => {
  const title = gameTitle(game.summary);
  const when = dateInWords(game.changed);
  return (
    <li className="game-row">
      <Link href={`/table/${game.id}`} className="game-link">
        <GameEmblem game={game.summary.game} />
        <strong>{title}</strong>
        <span>{statusInWords(game.summary)}</span>
        <span className="second-text">
          {optionsInWords(game.summary.options)} · {when}
        </span>
      </Link>
      <button type="button" className="round-button" aria-label={t`Delete ${title}, ${when}`} onClick={onDelete}>
        <Icon name="trash" />
      </button>
    </li>
  );
};

const Bests = ({ bests }: { readonly bests: readonly BestResult[] }) =>
  bests.length === 0 ? null : (
    <section>
      <h2>{t`Best solo results`}</h2>
      <ul className="bests">
        {bests.map(({ options, turns, at }) => (
          <li key={options}>
            {plural(turns, { one: '# turn', other: '# turns' })} · {optionsInWords(options)} · {dateInWords(at)}
          </li>
        ))}
      </ul>
    </section>
  );

const NoGames = () => (
  <div className="no-games">
    <Portrait dragon="heaven" isAsleep />
    <p>{t`No game yet. Every game saves itself here as you play.`}</p>
    <Link href="/" className="main-button">{t`Choose a game`}</Link>
  </div>
);

/** All games of this browser, and the door for records from elsewhere. */
export const GamesPage = () => {
  const [games, setGames] = useState<readonly SavedGame[] | undefined>(undefined);
  const [bests, setBests] = useState<readonly BestResult[]>([]);
  const [, go] = useLocation();
  useEffect(() => {
    void listGames().then(setGames);
    void listBests().then(setBests);
  }, []);
  const remove = (id: string): void => {
    void deleteGame(id)
      .then(listGames)
      .then(left => {
        setGames(left);
        announce(t`Deleted.`);
      });
  };
  return (
    <>
      <PageHeader />
      <main className="page">
        <h1>{t`Games`}</h1>
        {hasBeenOnline() ? (
          <Suspense>
            <OnlineGames />
          </Suspense>
        ) : null}
        {hasBeenOnline() ? <h2>{t`Games of this browser`}</h2> : null}
        {games?.length === 0 ? <NoGames /> : null}
        <ul className="game-list">
          {(games ?? []).map(game => (
            <GameRow key={game.id} game={game} onDelete={() => remove(game.id)} />
          ))}
        </ul>
        <ImportForm onOpened={id => go(`/table/${id}`)} />
        <Bests bests={bests} />
      </main>
    </>
  );
};
