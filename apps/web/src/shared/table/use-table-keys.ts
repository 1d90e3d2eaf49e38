import { useMemo } from 'react';
import { changeSettings, useSettings } from '../settings/settings.js';
import { useShortcuts } from '../ui/shortcuts.js';
import type { ShownTable } from './use-shown.js';

/** The keys that work at every table, and those of the game; `escape` goes to the game once nothing plays any more. */
export const useTableKeys = (
  { control, place, stage }: ShownTable,
  hint: () => void,
  own: Readonly<Record<string, () => void>> & { readonly escape: () => void },
): void => {
  const keys = useMemo(
    () => ({
      ...own,
      u: () => control.undo(),
      h: hint,
      r: () => control.replayLast(),
      s: () => changeSettings({ hasSound: !useSettings.getState().hasSound }),
      escape: () => (stage.isPlaying ? stage.skip() : own.escape()),
      ',': () => control.presenter.lookAt(place - 1),
      '.': () => control.presenter.lookAt(place + 1),
    }),
    [control, hint, own, place, stage],
  );
  useShortcuts(keys);
};
