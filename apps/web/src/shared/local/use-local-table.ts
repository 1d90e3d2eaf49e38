import { startTransition, useEffect, useState } from 'react';
import { openMachine } from '../../machine/machine.js';
import { useSettings } from '../settings/settings.js';
import { loadGame, type SavedGame, saveGame } from '../store/games-db.js';
import { LocalTable } from './local-table.js';
import { Presenter } from './presenter.js';

/** A game of this browser that is open on a page. */
export interface OpenLocal {
  readonly local: LocalTable;
  readonly presenter: Presenter;
}

export type Opening =
  | { readonly kind: 'loading' }
  | { readonly kind: 'missing' }
  | ({ readonly kind: 'open' } & OpenLocal);

const LEAST_PAUSE = 250;

const open = (saved: SavedGame): OpenLocal => {
  const opened: { presenter?: Presenter } = {};
  const local = new LocalTable(saved, {
    machine: openMachine(),
    save: saveGame,
    // A machine may be asked before the presenter is there: it waits for the next task.
    shown: async () => {
      await Promise.resolve();
      return opened.presenter?.whenShown();
    },
    pace: () => (useSettings.getState().speed === 0 ? 0 : LEAST_PAUSE),
  });
  const presenter = new Presenter(local.store, () => useSettings.getState().speed === 0);
  opened.presenter = presenter;
  return { local, presenter };
};

/** Opens a saved game for as long as the page is there. */
export const useLocalTable = (id: string): Opening => {
  const [opening, setOpening] = useState<Opening>({ kind: 'loading' });
  useEffect(() => {
    let isGone = false;
    let opened: OpenLocal | undefined;
    void loadGame(id).then(saved => {
      if (isGone) return;
      if (saved === undefined) {
        setOpening({ kind: 'missing' });
        return;
      }
      const table = open(saved);
      opened = table;
      // A whole table is drawn in slices.
      startTransition(() => setOpening({ kind: 'open', ...table }));
    });
    return () => {
      isGone = true;
      opened?.local.close();
      opened?.presenter.close();
    };
  }, [id]);
  return opening;
};
