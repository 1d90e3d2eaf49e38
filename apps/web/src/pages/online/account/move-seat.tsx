import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { announce } from '../../../shared/announce/announce.js';
import { api } from '../../../shared/online/api.js';
import { becomeSomebody } from '../../../shared/online/online.js';
import { CopyButton } from '../../../shared/ui/copy-button.js';
import { QrCode } from '../../../shared/ui/qr-code.js';
import { AskForm, textIn } from './form.js';

const HASH = '#move=';

/** The phrase stands behind the sign # of an address, which browsers never send to anybody. */
const linkOf = (phrase: string): string => `${location.origin}/account${HASH}${phrase.replaceAll(' ', '-')}`;

const phraseInAddress = (): string =>
  location.hash.startsWith(HASH) ? decodeURIComponent(location.hash.slice(HASH.length)).replaceAll('-', ' ') : '';

const Phrase = ({ phrase }: { readonly phrase: string }) => (
  <div className="phrase">
    <h2>{t`Move to another device`}</h2>
    <p>{t`Type these words on the other device, or let its camera read the code. Whoever has them has your seats; a new phrase makes them void.`}</p>
    <p className="phrase-words" data-testid="phrase">
      {phrase}
    </p>
    <CopyButton text={phrase} />
    <QrCode text={linkOf(phrase)} label={t`Your seats for the camera of another device`} />
  </div>
);

const Draw = () => {
  const [phrase, setPhrase] = useState<string | undefined>(undefined);
  if (phrase !== undefined) return <Phrase phrase={phrase} />;
  return (
    <AskForm
      title={t`Move to another device`}
      button={t`Draw a phrase`}
      send={async () => {
        const answer = await api.drawPhrase();
        if (answer.ok) setPhrase(answer.value);
        return answer;
      }}
    >
      <p>{t`A phrase of six words takes your seats and games along to another device, for example from a computer to a phone.`}</p>
    </AskForm>
  );
};

const Recover = () => (
  <AskForm
    title={t`Come from another device`}
    button={t`Take my seats over`}
    send={async fields => {
      const answer = await api.recover(textIn(fields, 'phrase'));
      if (answer.ok) {
        history.replaceState(null, '', location.pathname);
        becomeSomebody();
        announce(t`You are ${answer.value.name} on this device now.`);
      }
      return answer;
    }}
  >
    <label className="text-field">
      <span>{t`The six words`}</span>
      <input
        name="phrase"
        type="text"
        autoComplete="off"
        spellCheck={false}
        required
        defaultValue={phraseInAddress()}
      />
    </label>
  </AskForm>
);

/** Takes seats and games along to another device, without an account. */
export const MoveSeat = () => (
  <>
    <div className="account-form">
      <Draw />
    </div>
    <Recover />
  </>
);
