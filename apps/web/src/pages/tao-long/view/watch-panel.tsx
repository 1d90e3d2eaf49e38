import { Portrait } from '@dragonway/board-view';
import { DRAGONS } from '@dragonway/tao-long';
import type { ReactNode } from 'react';
import { WatchPanel as SharedWatchPanel } from '../../../shared/table/watch-panel.js';
import { DRAGON_NAMES, dragonTitle } from '../../../words/tao-long/names.js';
import type { TaoLongTable } from '../use-table.js';
import { SoloResult } from './solo-result.js';

const seatName = (index: number): string => DRAGON_NAMES[DRAGONS[index] ?? 'heaven'];

/** Stands in the composer's place while nobody at this screen has to choose. */
export const WatchPanel = ({ shown, told }: { readonly shown: TaoLongTable; readonly told: ReactNode }) => {
  const thinker = shown.thinking === undefined ? undefined : DRAGONS[shown.thinking];
  return (
    <SharedWatchPanel
      shown={shown}
      nameOf={seatName}
      faces={DRAGONS.map(dragon => <Portrait key={dragon} dragon={dragon} />)}
      told={told}
      thinker={thinker === undefined ? undefined : dragonTitle(thinker)}
    >
      <SoloResult shown={shown} />
    </SharedWatchPanel>
  );
};
