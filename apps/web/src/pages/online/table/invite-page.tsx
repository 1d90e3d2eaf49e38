import { seat } from '@dragonway/core';
import { t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { freshId } from '../../../shared/local/moment.js';
import type { Invite } from '../../../shared/online/answers.js';
import { api } from '../../../shared/online/api.js';
import { theConnection } from '../../../shared/online/online.js';
import { drawSeed } from '../../../shared/online/seed.js';
import { PageHeader } from '../../../shared/ui/page-header.js';
import { Waiting } from '../../../shared/ui/waiting.js';
import { apiRefusalInWords } from '../../../words/api-refusals.js';
import { clockInWords } from '../../../words/clocks.js';
import { gameIdIn, optionsInWords } from '../../../words/options.js';
import { refusalInWords } from '../../../words/refusals.js';
import { gameTitle } from '../../../words/summary.js';

type State =
  | { readonly kind: 'asking' }
  | { readonly kind: 'refused'; readonly words: string }
  | { readonly kind: 'invited'; readonly invite: Invite };

const useInvite = (id: string) => {
  const [state, setState] = useState<State>({ kind: 'asking' });
  useEffect(() => {
    void api.invite(id).then(answer => {
      if (answer.ok) setState({ kind: 'invited', invite: answer.value });
      else setState({ kind: 'refused', words: apiRefusalInWords(answer.refusal) });
    });
  }, [id]);
  return [state, setState] as const;
};

/** A table that nobody may watch: whoever has its link can still sit down, and sees it then. */
export const InvitePage = ({ id }: { readonly id: string }) => {
  const [state, setState] = useInvite(id);
  if (state.kind === 'asking') return <Waiting />;
  const sit = (index: number): void => {
    const act = { kind: 'sit', seat: seat(index), as: 'person', seed: drawSeed() } as const;
    void theConnection()
      .send({ t: 'do', table: id, id: freshId(), act })
      .then(answer => {
        if (answer.ok) theConnection().tell({ t: 'watch', table: id });
        else setState({ kind: 'refused', words: refusalInWords(answer.refusal, '').words });
      });
  };
  return (
    <>
      <PageHeader />
      <main className="page">
        <h1>{state.kind === 'invited' ? gameTitle({ game: gameIdIn(state.invite.options) }) : t`An online table`}</h1>
        {state.kind === 'refused' ? <p role="alert">{state.words}</p> : <Invited invite={state.invite} onSit={sit} />}
        <p>
          <Link href="/online">{t`To the lobby`}</Link>
        </p>
      </main>
    </>
  );
};

const Invited = ({ invite, onSit }: { readonly invite: Invite; readonly onSit: (seat: number) => void }) => {
  const [first] = invite.open;
  const isOpen = invite.phase === 'waiting' && first !== undefined;
  return (
    <>
      <p className="room-facts">
        {[optionsInWords(invite.options), clockInWords(invite.clock), invite.isRated ? t`rated` : t`friendly`].join(
          ' · ',
        )}
      </p>
      <p>{invite.by === undefined ? null : t`${invite.by} has opened this table. Only those who play can see it.`}</p>
      {isOpen ? (
        <button type="button" className="main-button" onClick={() => onSit(first)}>{t`Sit down`}</button>
      ) : (
        <p>{t`All seats are taken.`}</p>
      )}
    </>
  );
};
