import { personAt } from '@dragonway/table';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useStore } from 'zustand';
import type { RemoteTable } from '../../../shared/online/remote-table.js';
import type { TableCommand } from '../../../shared/table/table-command.js';
import { Modal } from '../../../shared/ui/modal.js';

const ResignDialog = ({ remote, onClose }: { readonly remote: RemoteTable; readonly onClose: () => void }) => {
  const { own } = useStore(remote.store);
  const resign = (): void => {
    for (const index of own) remote.act(index, { kind: 'resign', seat: index });
    onClose();
  };
  return (
    <Modal title={t`Resign this game?`} isOpen onClose={onClose}>
      <p>{t`The others win, or play on without you.`}</p>
      <div className="button-row">
        <button type="button" className="main-button" onClick={resign}>{t`Resign`}</button>
        <button type="button" className="plain-button" onClick={onClose}>{t`Play on`}</button>
      </div>
    </Modal>
  );
};

/** What the menu of an online table offers besides; the window is the one that a command has opened. */
export const useOnlineCommands = (
  remote: RemoteTable,
): { readonly commands: readonly TableCommand[]; readonly window: React.ReactNode } => {
  const { table, own } = useStore(remote.store);
  const [isResigning, setResigning] = useState(false);
  const [mine] = own;
  const window = isResigning ? <ResignDialog remote={remote} onClose={() => setResigning(false)} /> : null;
  if (mine === undefined) return { commands: [], window };
  const { game, phase } = table;
  const isPlaying = phase === 'playing';
  const isPaused = game?.pausedUntil !== undefined;
  const hasOthers = table.seats.some(state => personAt(state) !== undefined && personAt(state) !== remote.me);
  const isSomebodyAway = table.seats.some(state => state.awaySince !== undefined && personAt(state) !== remote.me);
  const pause: TableCommand = isPaused
    ? { id: 'resume', label: t`End the pause`, onSelect: () => void remote.act(mine, { kind: 'resume', seat: mine }) }
    : {
        id: 'pause',
        label: t`Ask for a pause`,
        isOff: !isPlaying || !hasOthers,
        onSelect: () => void remote.act(mine, { kind: 'offer', offer: 'pause', seat: mine }),
      };
  const claim: TableCommand = {
    id: 'claim-absence',
    label: t`Claim that the seat is left`,
    onSelect: () => void remote.act(mine, { kind: 'claim', of: 'absence', seat: mine }),
  };
  const abort: TableCommand = {
    id: 'abort',
    label: t`Call the game off`,
    onSelect: () => void remote.act(mine, { kind: 'abort', seat: mine }),
  };
  const decisions = game?.moves.slice(game.copied).filter(({ by }) => by !== 'chance').length ?? 0;
  const isFresh = isPlaying && decisions < table.seats.length;
  const commands = [
    pause,
    ...(isPlaying && isSomebodyAway && table.setup.absence.then === 'claim' ? [claim] : []),
    ...(isFresh ? [abort] : []),
    { id: 'resign', label: t`Resign`, isOff: !isPlaying, onSelect: () => setResigning(true) },
  ];
  return { commands, window };
};
