import { create } from 'zustand';
import { type Settings, storedSettings, storeSettings } from './stored.js';

export const useSettings = create<Settings>(storedSettings);

export const changeSettings = (change: Partial<Settings>): void => {
  useSettings.setState(change);
  storeSettings(useSettings.getState());
};
