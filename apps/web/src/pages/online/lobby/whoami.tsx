import { t } from '@lingui/core/macro';
import { Link } from 'wouter';
import { useOnline } from '../../../shared/online/use-online.js';

/** As whom one plays here, and where that can be changed. */
export const Whoami = () => {
  const { person } = useOnline();
  if (person === undefined) return null;
  const { name } = person;
  return (
    <p className="whoami">
      {person.kind === 'guest' ? t`You play as the guest ${name}.` : t`You play as ${name}.`}{' '}
      <Link href="/account">{person.kind === 'guest' ? t`Choose a name, or make an account` : t`Your account`}</Link>
    </p>
  );
};
