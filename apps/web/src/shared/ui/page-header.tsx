import { t } from '@lingui/core/macro';
import { Suspense, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { onDemand } from '../on-demand/on-demand.js';
import { shownOnDemand } from '../on-demand/shown-on-demand.js';
import { changeSettings, useSettings } from '../settings/settings.js';
import { Brand } from './brand.js';
import { useShortcuts } from './shortcuts.js';
import { SoundButton } from './sound-button.js';

const SETTINGS = onDemand(() => import('../settings/settings-dialog.js'));
const SettingsDialog = shownOnDemand(SETTINGS, part => part.SettingsDialog);

/** Whoever reaches for the settings is about to open them. */
const fetchSettings = (): void => void SETTINGS.fetch().catch(() => undefined);

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
        <button
          type="button"
          className="link-button"
          onPointerEnter={fetchSettings}
          onFocus={fetchSettings}
          onClick={() => setOpen(true)}
        >
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
