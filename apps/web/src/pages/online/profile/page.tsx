import { plural, t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { dateInWords } from '../../../shared/i18n/lists.js';
import type { FinishedGame, Profile } from '../../../shared/online/answers.js';
import { type ApiRefusal, api } from '../../../shared/online/api.js';
import { GameEmblem } from '../../../shared/ui/game-emblem.js';
import { PageHeader } from '../../../shared/ui/page-header.js';
import { Waiting } from '../../../shared/ui/waiting.js';
import { apiRefusalInWords } from '../../../words/api-refusals.js';
import { optionsInWords } from '../../../words/options.js';
import { gameTitle } from '../../../words/summary.js';
import { RatingCurve } from './rating-curve.js';

const Ratings = ({ profile }: { readonly profile: Profile }) =>
  profile.ratings.length === 0 ? (
    <p>{t`No rated games yet.`}</p>
  ) : (
    <ul className="ratings">
      {profile.ratings.map(({ gameId, rating, games }) => (
        <li key={gameId} className="rating">
          <h3>{gameTitle({ game: gameId })}</h3>
          <p className="rating-number">{Math.round(rating)}</p>
          <p className="second-text">{plural(games, { one: '# rated game', other: '# rated games' })}</p>
          <RatingCurve points={profile.curve.filter(point => point.gameId === gameId)} />
        </li>
      ))}
    </ul>
  );

const resultOf = ({ gameId, isWinner, place, token }: FinishedGame): string => {
  if (isWinner) return t`won (${token})`;
  // Of two, whoever has not won has lost, unless both share the first place.
  if (gameId === 'tao-long') return place === 1 ? t`draw (${token})` : t`lost (${token})`;
  return t`place ${place} (${token})`;
};

const GameRow = ({ game }: { readonly game: FinishedGame }) => (
  <li className="game-row">
    <Link href={`/online/${game.table}`} className="game-link">
      <GameEmblem game={game.gameId} />
      <strong>{gameTitle({ game: game.gameId })}</strong>
      <span>
        {resultOf(game)}
        {game.isRated ? ` · ${t`rated`}` : ''}
      </span>
      <span className="second-text">
        {dateInWords(game.endedAt)} · {optionsInWords(game.options)}
      </span>
    </Link>
    <a
      className="small-button"
      href={`/api/tables/${game.table}/record?game=${game.game}`}
      download={`dragonway-${game.table}-${game.game}.txt`}
    >{t`Record`}</a>
  </li>
);

const kindInWords = ({ kind, since }: Profile['person']): string => {
  const when = dateInWords(since);
  switch (kind) {
    case 'guest':
      return t`guest, here since ${when}`;
    case 'account':
      return t`here since ${when}`;
    case 'robot':
      return t`robot, here since ${when}`;
  }
};

const Known = ({ profile }: { readonly profile: Profile }) => (
  <>
    <h1>{profile.person.name}</h1>
    <p className="room-facts">{kindInWords(profile.person)}</p>
    <section aria-labelledby="ratings-title">
      <h2 id="ratings-title">{t`Ratings`}</h2>
      <Ratings profile={profile} />
    </section>
    <section aria-labelledby="finished-title">
      <h2 id="finished-title">{t`Finished games`}</h2>
      {profile.games.length === 0 ? <p>{t`None yet.`}</p> : null}
      <ul className="game-list">
        {profile.games.map(game => (
          <GameRow key={`${game.table}-${game.game}`} game={game} />
        ))}
      </ul>
    </section>
  </>
);

/** What everybody may know of somebody: ratings with their curves, and finished games. */
export const ProfilePage = ({ id }: { readonly id: string }) => {
  const [profile, setProfile] = useState<Profile | undefined>(undefined);
  const [refusal, setRefusal] = useState<ApiRefusal | undefined>(undefined);
  useEffect(() => {
    void api.profile(id).then(answer => {
      if (answer.ok) setProfile(answer.value);
      else setRefusal(answer.refusal);
    });
  }, [id]);
  if (profile === undefined && refusal === undefined) return <Waiting />;
  return (
    <>
      <PageHeader />
      <main className="page profile">
        {profile === undefined ? null : <Known profile={profile} />}
        {refusal === undefined ? null : (
          <>
            <h1>{t`Profile`}</h1>
            <p role="alert">{apiRefusalInWords(refusal)}</p>
          </>
        )}
      </main>
    </>
  );
};
