import { t } from '@lingui/core/macro';
import { announce } from '../../../shared/announce/announce.js';
import type { Person } from '../../../shared/online/answers.js';
import { api } from '../../../shared/online/api.js';
import { keepSettings } from '../../../shared/online/kept-settings.js';
import { becomeSomebody } from '../../../shared/online/online.js';
import { AskForm, NamedField, textIn } from './form.js';

/** How a guest is called by the others. */
export const GuestName = ({ person }: { readonly person: Person }) => (
  <AskForm
    key={person.name}
    title={t`Your name as a guest`}
    button={t`Use this name`}
    send={async fields => {
      const answer = await api.rename(textIn(fields, 'name'));
      if (answer.ok) {
        becomeSomebody();
        announce(t`You are called ${answer.value.name} now.`);
      }
      return answer;
    }}
  >
    <NamedField
      label={t`Name`}
      name="name"
      autoComplete="nickname"
      initial={person.name}
      help={t`Seats that you have taken already keep the name that you had then.`}
    />
  </AskForm>
);

export const SignUp = () => (
  <AskForm
    title={t`Make an account`}
    button={t`Make the account`}
    send={async fields => {
      const answer = await api.signUp(textIn(fields, 'name'), textIn(fields, 'password'));
      if (answer.ok) {
        becomeSomebody();
        await keepSettings();
      }
      return answer;
    }}
  >
    <NamedField
      label={t`Name`}
      name="name"
      autoComplete="username"
      help={t`3 to 24 letters without accents, digits, - or _.`}
    />
    <NamedField
      label={t`Password`}
      name="password"
      type="password"
      autoComplete="new-password"
      help={t`At least 10 signs. You stay the same person: seats and games stay yours.`}
    />
  </AskForm>
);

export const SignIn = () => (
  <AskForm
    title={t`Sign in`}
    button={t`Sign in`}
    send={async fields => {
      const answer = await api.signIn(textIn(fields, 'name'), textIn(fields, 'password'));
      if (answer.ok) becomeSomebody();
      return answer;
    }}
  >
    <NamedField label={t`Name`} name="name" autoComplete="username" />
    <NamedField label={t`Password`} name="password" type="password" autoComplete="current-password" />
  </AskForm>
);

export const SignOut = () => (
  <button
    type="button"
    className="plain-button"
    onClick={() => void api.signOut().then(() => becomeSomebody())}
  >{t`Sign out`}</button>
);
