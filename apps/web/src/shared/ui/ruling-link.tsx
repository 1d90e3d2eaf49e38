import { t } from '@lingui/core/macro';
import { Link } from 'wouter';

/** Leads from a sentence to the ruling of the rules page that decides it. */
export const RulingLink = ({ ruling }: { readonly ruling: string }) => (
  <Link href={`/rules#${ruling}`} className="ruling-link" aria-label={t`Rule ${ruling}`}>
    {ruling}
  </Link>
);
