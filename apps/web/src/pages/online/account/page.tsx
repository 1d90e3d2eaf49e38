import { t } from '@lingui/core/macro';
import { useEffect } from 'react';
import { Link } from 'wouter';
import type { Person } from '../../../shared/online/answers.js';
import { followSettings } from '../../../shared/online/kept-settings.js';
import { LineNotice } from '../../../shared/online/line-notice.js';
import { useOnline } from '../../../shared/online/use-online.js';
import { PageHeader } from '../../../shared/ui/page-header.js';
import { MoveSeat } from './move-seat.js';
import { Notices } from './notices.js';
import { OwnData } from './own-data.js';
import { Robots } from './robots.js';
import { GuestName, SignIn, SignOut, SignUp } from './sign.js';

const GuestParts = ({ person }: { readonly person: Person }) => (
  <>
    <p>
      {t`You are a guest of this server. Your seats and games belong to this browser; an account keeps them, with ratings and settings, on every device.`}{' '}
      <Link href={`/people/${person.id}`}>{t`Your profile`}</Link>
    </p>
    <div className="account-grid">
      <GuestName person={person} />
      <SignUp />
      <SignIn />
    </div>
  </>
);

const AccountParts = ({ person }: { readonly person: Person }) => (
  <>
    <p>
      {t`Your games, ratings and settings are kept for ${person.name}.`}{' '}
      <Link href={`/people/${person.id}`}>{t`Your profile`}</Link>
    </p>
    <SignOut />
    <Robots />
  </>
);

/** Who one is at this server, and everything that can be done about it. */
export const AccountPage = () => {
  const { person, line } = useOnline();
  useEffect(() => {
    if (person?.kind === 'account') void followSettings();
  }, [person]);
  return (
    <>
      <PageHeader />
      <main className="page account">
        <h1>{person === undefined ? t`Account` : person.name}</h1>
        <LineNotice />
        {person === undefined || line.kind === 'absent' ? null : (
          <>
            {person.kind === 'guest' ? <GuestParts person={person} /> : <AccountParts person={person} />}
            <div className="account-grid">
              <MoveSeat />
              <Notices />
              <OwnData />
            </div>
          </>
        )}
      </main>
    </>
  );
};
