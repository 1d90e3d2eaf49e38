import { t } from '@lingui/core/macro';
import { Link } from 'wouter';

/** The seal with the name, which leads to the start page. */
export const Brand = ({ isShort = false }: { readonly isShort?: boolean }) => (
  <Link href="/" className="brand" aria-label={t`Dragonway, start page`}>
    <svg className="brand-seal" viewBox="0 0 64 64" aria-hidden="true">
      <rect x="3" y="3" width="58" height="58" rx="12" />
      <path d="M14 20c6-6 12 5 18-1s11-2 18-4M16 34c5-6 10-6 13 0s9 6 13 0 6-4 8-2M20 50c8-2 8-10 14-10s6 6 14 4" />
    </svg>
    {isShort ? null : <span className="brand-name">Dragonway</span>}
  </Link>
);
