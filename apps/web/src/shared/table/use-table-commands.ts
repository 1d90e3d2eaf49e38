import { type Seat, seat } from '@dragonway/core';
import { isMatchOver, repetitions } from '@dragonway/table';
import { t } from '@lingui/core/macro';
import { useLocation } from 'wouter';
import type { LocalState } from '../local/types.js';
import type { TableAuthority } from './authority.js';
import type { TableCommand } from './table-header.js';
import type { Command } from './use-hint.js';

const NEEDED_FOR_DRAW = 3;

/** The seats that people of this screen hold. */
export const peopleAt = ({ table }: Pick<LocalState, 'table'>): readonly Seat[] =>
  table.seats.flatMap(({ sitter }, index) => (sitter.kind === 'person' ? [seat(index)] : []));

export type TableWindow = 'settings' | 'share' | 'help' | undefined;

interface Wanted {
  readonly local: TableAuthority;
  readonly state: LocalState;
  readonly deciding: Seat | undefined;
  readonly open: (window: TableWindow) => void;
  readonly undo: Command;
  readonly hint: Command;
}

/** What the menu of any table offers. */
export const useTableCommands = ({ local, state, deciding, open, undo, hint }: Wanted): readonly TableCommand[] => {
  const [, go] = useLocation();
  const { table } = state;
  const isPlaying = table.phase === 'playing';
  const [speaker] = peopleAt(state);
  const who = deciding ?? speaker ?? seat(0);
  const isRepeated = isPlaying && table.live.game.info.id === 'tao-long' && repetitions(table) >= NEEDED_FOR_DRAW;
  const hasTwoPeople = peopleAt(state).length === 2 && table.seats.length === 2;
  const match: TableCommand =
    isMatchOver(table) || table.setup.games <= 1
      ? { id: 'rematch', label: t`Play again`, isOff: isPlaying, onSelect: () => rematch(local, state, 'rematch') }
      : {
          id: 'next',
          label: t`Next game of the match`,
          isOff: isPlaying,
          onSelect: () => rematch(local, state, 'nextGame'),
        };
  return [
    { id: 'hint', label: t`Hint (key H)`, isOff: hint.isOff, onSelect: hint.run },
    { id: 'undo', label: t`Undo turn (key U)`, isOff: undo.isOff, onSelect: undo.run },
    { id: 'share', label: t`Record and link`, onSelect: () => open('share') },
    { id: 'settings', label: t`Settings`, onSelect: () => open('settings') },
    { id: 'keys', label: t`Keys`, onSelect: () => open('help') },
    { id: 'rules', label: t`Rules`, onSelect: () => go('/rules') },
    { id: 'games', label: t`All games`, onSelect: () => go('/games') },
    ...(hasTwoPeople
      ? [
          {
            id: 'draw',
            label: t`Offer a draw`,
            isOff: !isPlaying,
            onSelect: () => void local.act(who, { kind: 'offer', offer: 'draw', seat: who }),
          },
        ]
      : []),
    ...(isRepeated
      ? [
          {
            id: 'claim',
            label: t`Claim a draw by repetition (R13)`,
            onSelect: () => void local.act(who, { kind: 'claim', of: 'repetition', seat: who }),
          },
        ]
      : []),
    match,
    {
      id: 'resign',
      label: t`Resign`,
      isOff: !isPlaying || speaker === undefined,
      onSelect: () => void local.act(who, { kind: 'resign', seat: who }),
    },
  ];
};

/** At one screen everybody who is asked has just pressed the same button. */
const rematch = (local: TableAuthority, state: LocalState, offer: 'rematch' | 'nextGame'): void => {
  const people = peopleAt(state);
  const first = people[0] ?? seat(0);
  local.act(first, { kind: 'offer', offer, seat: first });
  for (const asked of people.slice(1)) {
    const open = local.table.offers.find(({ kind }) => kind === offer);
    if (open !== undefined)
      local.act(asked, { kind: 'answer', offer, since: open.since, seat: asked, isAccepted: true });
  }
};
