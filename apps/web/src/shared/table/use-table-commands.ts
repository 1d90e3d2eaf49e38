import { type Seat, seat } from '@dragonway/core';
import { isMatchOver, REPETITIONS_NEEDED, repetitions, type Table } from '@dragonway/table';
import { t } from '@lingui/core/macro';
import { useLocation } from 'wouter';
import type { LocalState } from '../local/types.js';
import { changeSettings, useSettings } from '../settings/settings.js';
import type { TableAuthority } from './authority.js';
import { useTableSlots } from './slots.js';
import type { TableCommand } from './table-command.js';
import type { Command } from './use-hint.js';

export type TableWindow = 'settings' | 'share' | 'help' | undefined;

interface Wanted {
  readonly local: TableAuthority;
  readonly state: LocalState;
  readonly deciding: Seat | undefined;
  readonly open: (window: TableWindow) => void;
  readonly undo: Command;
  readonly hint: Command;
  /** What only this game offers. */
  readonly own: readonly TableCommand[];
}

/** What the menu of any table offers. */
export const useTableCommands = (wanted: Wanted): readonly TableCommand[] => {
  const { local, state, deciding, open, undo, hint, own } = wanted;
  const [, go] = useLocation();
  const slots = useTableSlots();
  const hasSound = useSettings(settings => settings.hasSound);
  return [
    { id: 'hint', label: t`Hint (key H)`, isOff: hint.isOff, onSelect: hint.run },
    { id: 'undo', label: t`Undo turn (key U)`, isOff: undo.isOff, onSelect: undo.run },
    ...own,
    {
      id: 'sound',
      label: hasSound ? t`Sound off` : t`Sound on`,
      onSelect: () => changeSettings({ hasSound: !hasSound }),
    },
    { id: 'share', label: t`Record and link`, onSelect: () => open('share') },
    { id: 'settings', label: t`Settings`, onSelect: () => open('settings') },
    { id: 'keys', label: t`Keys`, onSelect: () => open('help') },
    { id: 'rules', label: t`Rules`, onSelect: () => go('/rules') },
    { id: 'games', label: t`All games`, onSelect: () => go('/games') },
    { id: 'start', label: t`Start page`, onSelect: () => go('/') },
    ...seatCommands({ local, state, deciding }),
    ...(slots.commands ?? []),
  ];
};

const isShowOfMachines = (local: TableAuthority, { own }: LocalState): boolean => !local.isRemote && own.length === 0;

/** Who asks for something at this screen; where only machines play, the host speaks for them. */
const speaker = (local: TableAuthority, state: LocalState): Seat | undefined =>
  state.own[0] ?? (isShowOfMachines(local, state) ? seat(0) : undefined);

/** What somebody who plays here can want of the others. */
const seatCommands = ({
  local,
  state,
  deciding,
}: Pick<Wanted, 'local' | 'state' | 'deciding'>): readonly TableCommand[] => {
  const { table, own } = state;
  const isShow = isShowOfMachines(local, state);
  const who = deciding ?? speaker(local, state);
  if (who === undefined) return [];
  const isPlaying = table.phase === 'playing';
  const isRepeated = isPlaying && repetitions(table) >= REPETITIONS_NEEDED;
  const isDuel = table.seats.length === 2 && table.live.game.info.id === 'tao-long';
  const draw: TableCommand = {
    id: 'draw',
    label: t`Offer a draw`,
    isOff: !isPlaying,
    onSelect: () => void local.act(who, { kind: 'offer', offer: 'draw', seat: who }),
  };
  const claim: TableCommand = {
    id: 'claim',
    label: t`Claim a draw by repetition (R13)`,
    onSelect: () => void local.act(who, { kind: 'claim', of: 'repetition', seat: who }),
  };
  const resign: TableCommand = {
    id: 'resign',
    label: t`Resign`,
    isOff: !isPlaying || isShow,
    onSelect: () => void local.act(who, { kind: 'resign', seat: who }),
  };
  return [
    ...(isDuel && (local.isRemote || own.length === 2) ? [draw] : []),
    ...(isRepeated ? [claim] : []),
    anotherGame(local, state.table, who),
    // At a table of several screens it is asked for once more.
    ...(local.isRemote ? [] : [resign]),
  ];
};

/** The command that begins another game, for whoever can ask for one and as long as nobody has. */
export const playAgainCommand = (local: TableAuthority, state: LocalState): TableCommand | undefined => {
  const who = speaker(local, state);
  const isAsked = state.table.offers.some(({ kind }) => kind === 'rematch' || kind === 'nextGame');
  return who === undefined || isAsked ? undefined : anotherGame(local, state.table, who);
};

/** The game after this one, as soon as this one is over. */
const anotherGame = (local: TableAuthority, table: Table, who: Seat): TableCommand => {
  const isNew = isMatchOver(table) || table.setup.games <= 1;
  return {
    id: isNew ? 'rematch' : 'next',
    label: isNew ? t`Play again` : t`Next game of the match`,
    isOff: table.phase !== 'over',
    onSelect: () => playAgain(local, isNew ? 'rematch' : 'nextGame', who),
  };
};

/** At one screen everybody who is asked has just pressed the same button. */
const playAgain = (local: TableAuthority, offer: 'rematch' | 'nextGame', who: Seat): void => {
  local.act(who, { kind: 'offer', offer, seat: who });
  if (local.isRemote) return;
  for (const asked of local.store.getState().own) {
    const open = local.table.offers.find(({ kind, asked: seats }) => kind === offer && seats.includes(asked));
    if (open !== undefined)
      local.act(asked, { kind: 'answer', offer, since: open.since, seat: asked, isAccepted: true });
  }
};
