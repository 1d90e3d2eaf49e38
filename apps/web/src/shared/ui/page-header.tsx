import { t } from '@lingui/core/macro';
import { lazy, Suspense, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { changeSettings, useSettings } from '../settings/settings.js';
import { Brand } from './brand.js';
import { useShortcuts } from './shortcuts.js';
import { SoundButton } from './sound-button.js';

const SettingsDialog = lazy(() =>
  import('../settings/settings-dialog.js').then(module => ({ default: module.SettingsDialog })),
);

/** The line above every page that is not a table. */
export const PageHeader = ({ isShort = false }: { readonly isShort?: boolean }) => {
  const [isOpen, setOpen] = useState(false);
  const keys = useMemo(() => ({ s: () => changeSettings({ hasSound: !useSettings.getState().hasSound }) }), []);
  useShortcuts(keys);
  return (
    <header className="page-header">
      <Brand isShort={isShort} />
      <nav aria-label={t`Pages`}>
        <Link href="/online">{t`Online`}</Link>
        <Link href="/games">{t`Games`}</Link>
        <Link href="/rules">{t`Rules`}</Link>
        <Link href="/about">{t`About`}</Link>
        <button type="button" className="link-button" onClick={() => setOpen(true)}>
          {t`Settings`}
        </button>
        <SoundButton />
      </nav>
      {isOpen ? (
        <Suspense>
          <SettingsDialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </header>
  );
};
