import type { Challenge } from '@dragonway/protocol';
import { plural, t } from '@lingui/core/macro';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { freshId } from '../../../shared/local/moment.js';
import { LineNotice } from '../../../shared/online/line-notice.js';
import { theConnection } from '../../../shared/online/online.js';
import { drawSeed } from '../../../shared/online/seed.js';
import { useLobby } from '../../../shared/online/use-lobby.js';
import { useOnline } from '../../../shared/online/use-online.js';
import { PageHeader } from '../../../shared/ui/page-header.js';
import { clockInWords } from '../../../words/clocks.js';
import { gameIdIn, optionsInWords } from '../../../words/options.js';
import { refusalInWords } from '../../../words/refusals.js';
import { gameTitle } from '../../../words/summary.js';
import { OnlineGames } from './online-games.js';
import { Whoami } from './whoami.js';

const factsOf = ({ options, clock, isRated, isStanding, open }: Challenge): string =>
  [
    optionsInWords(options),
    clockInWords(clock),
    isRated ? t`rated` : t`friendly`,
    ...(open > 1 ? [plural(open, { one: '# open seat', other: '# open seats' })] : []),
    ...(isStanding ? [t`standing`] : []),
  ].join(' · ');

const ChallengeRow = ({ challenge, onRefused }: { challenge: Challenge; onRefused: (words: string) => void }) => {
  const { person } = useOnline();
  const [, go] = useLocation();
  const isMine = challenge.by.id === person?.id;
  const take = (): void => {
    const command = { t: 'takeChallenge', id: freshId(), challenge: challenge.id, seed: drawSeed() } as const;
    void theConnection()
      .send(command)
      .then(answer => {
        if (answer.ok) go(`/online/${answer.value.table ?? ''}`);
        else onRefused(refusalInWords(answer.refusal, '').words);
      });
  };
  const withdraw = (): void => {
    void theConnection().send({ t: 'withdrawChallenge', id: freshId(), challenge: challenge.id });
  };
  const name = challenge.by.name;
  return (
    <li className="challenge">
      <div>
        <strong>{gameTitle({ game: gameIdIn(challenge.options) })}</strong>
        <p>
          <Link href={`/people/${challenge.by.id}`}>{isMine ? t`${name} (you)` : name}</Link>
        </p>
        <p className="second-text">{factsOf(challenge)}</p>
      </div>
      {isMine ? (
        <div className="button-row">
          {challenge.table === undefined ? null : (
            <Link href={`/online/${challenge.table}`} className="small-button">{t`To the table`}</Link>
          )}
          <button type="button" className="small-button" onClick={withdraw}>{t`Withdraw`}</button>
        </div>
      ) : (
        <button type="button" className="main-button" onClick={take}>{t`Play`}</button>
      )}
    </li>
  );
};

const Challenges = () => {
  const challenges = useLobby();
  const [refused, setRefused] = useState<string | undefined>(undefined);
  return (
    <section aria-labelledby="lobby-title">
      <h2 id="lobby-title">{t`Open challenges`}</h2>
      {refused === undefined ? null : (
        <p role="alert" className="form-fault">
          {refused}
        </p>
      )}
      {challenges?.length === 0 ? (
        <p>{t`Nobody waits at the moment. Open a table, and it will stand here for everybody.`}</p>
      ) : null}
      <ul className="challenges" aria-live="polite">
        {(challenges ?? []).map(challenge => (
          <ChallengeRow key={challenge.id} challenge={challenge} onRefused={setRefused} />
        ))}
      </ul>
    </section>
  );
};

const NewTable = () => (
  <section aria-labelledby="new-table-title" className="new-table">
    <h2 id="new-table-title">{t`Open a table`}</h2>
    <p>{t`For whoever has the link, or for everybody; machines of any level can sit at it too.`}</p>
    <div className="button-row">
      <Link href="/play/tao-long/online" className="main-button">
        Tao Long
      </Link>
      <Link href="/play/way-of-the-dragon/online" className="main-button">
        Way of the Dragon
      </Link>
    </div>
  </section>
);

/** Where people find each other: who waits, a table of one's own, and one's running games. */
export const LobbyPage = () => {
  const { line } = useOnline();
  return (
    <>
      <PageHeader />
      <main className="page lobby">
        <h1>{t`Play online`}</h1>
        <LineNotice />
        {line.kind === 'absent' ? null : (
          <>
            <Whoami />
            <div className="lobby-grid">
              <div>
                <NewTable />
                <OnlineGames />
              </div>
              <Challenges />
            </div>
          </>
        )}
      </main>
    </>
  );
};
