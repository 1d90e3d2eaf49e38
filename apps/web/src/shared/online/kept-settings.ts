import { changeSettings, useSettings } from '../settings/settings.js';
import { readSettings } from '../settings/stored.js';
import { api } from './api.js';

/** Gives an account the settings of this device. */
export const keepSettings = async (): Promise<void> => {
  await api.keepSettings({ ...useSettings.getState() });
};

let isFollowing = false;

/** Takes the settings of the account over, and keeps every later change there. */
export const followSettings = async (): Promise<void> => {
  if (isFollowing) return;
  isFollowing = true;
  const kept = await api.settings();
  if (kept.ok && Object.keys(kept.value).length > 0) changeSettings(readSettings(JSON.stringify(kept.value)));
  useSettings.subscribe(() => void keepSettings());
};
