import { t } from '@lingui/core/macro';
import { changeSettings, useSettings } from '../settings/settings.js';
import { Icon } from './icon.js';

export const SoundButton = () => {
  const hasSound = useSettings(settings => settings.hasSound);
  return (
    <button
      type="button"
      className="round-button"
      aria-pressed={hasSound}
      aria-label={t`Sound`}
      title={t`Sound (key S)`}
      onClick={() => changeSettings({ hasSound: !hasSound })}
    >
      <Icon name={hasSound ? 'sound' : 'silent'} />
    </button>
  );
};
